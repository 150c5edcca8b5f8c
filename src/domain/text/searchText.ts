import { MOBILE_CHARACTERS } from '../site/limits'
import { foldText, withPlainDigits } from './compareText'

/** The indexes of texts find three characters or more: shorter words are listed with a space around each. */
const SHORT_MAX = 2

const ACCENTS = /[\u0300-\u036f]/g
const UNHEARD = /[\p{Cf}'’‘ʼ`´]/gu
const WORD = /[\p{L}\p{M}\p{N}#+]+/gu
/** 'K.S.', 'k s', 'M. B. A'. */
const INITIALS = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:(?:\.\s?|\s)\p{L}(?![\p{L}\p{M}\p{N}]))+/gu
/** The first letter of 'S.Rao'. */
const INITIAL = /(?<![\p{L}\p{M}\p{N}])(\p{L})\.(?=\p{L}{2})/gu
/** Ten digits or more, with anything between them that is no word. */
const NUMBER = new RegExp(String.raw`\d(?:[^\p{L}\p{N}]{0,3}\d){${MOBILE_CHARACTERS - 1},}`, 'gu')

/** Letters of English with single spaces: most texts of a list that is sorted. */
const PLAIN = /^[!-&(-_a-~]+(?: [!-&(-_a-~]+)*$/

/** A text as the office compares it: whatever its case, script of digits, accents, nasals, apostrophes and joiners. */
export const foldPlain = (text: string) =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : foldText(withPlainDigits(text).normalize('NFD').replace(ACCENTS, '')).replace(UNHEARD, '')

const joined = (initials: string) => initials.replace(/[.\s]/g, '')

/** A name as the office compares names: whatever its case, accents, nasals, dots and initials. */
export const foldName = (name: string) =>
  (foldPlain(name).replace(INITIALS, joined).match(WORD) ?? []).join(' ')

const isShort = (word: string) => Array.from(word).length <= SHORT_MAX

/** A short word as it is listed. */
export const asWord = (word: string) => ` ${word} `

/** The texts of a submission as they are searched, one below the other; numbers and initials also without gaps. */
export const searchedTexts = (texts: readonly string[]) => {
  const lines = texts.map(foldPlain)
  const all = lines.join('\n')
  const numbers = (all.match(NUMBER) ?? []).map((number) => number.replace(/\D/g, ''))
  const initials = (all.match(INITIALS) ?? []).map(joined)
  const short = (all.match(WORD) ?? []).filter(isShort)
  const words = [...new Set([...short, ...initials, ...numbers])]
  return [...lines, words.map(asWord).join('')].join('\n')
}

/** The parts of a search, all of which must be in the texts; short ones are whole words. */
export const searchParts = (search: string) => {
  const text = foldPlain(search)
  const digits = text.replace(/\D/g, '')
  if (digits.length >= MOBILE_CHARACTERS && !/\p{L}/u.test(text))
    return { long: [digits.slice(-MOBILE_CHARACTERS)], short: [] }
  const words = text.includes('@') ? text : text.replace(INITIAL, '$1 ').replace(INITIALS, joined)
  const parts = words.split(' ').map((word) => word.replace(/^[(["“]+|[)\]"”.,;:!?]+$/g, ''))
  return {
    long: [...new Set(parts.filter((word) => !isShort(word)))],
    short: [...new Set(parts.filter(isShort).flatMap((word) => word.match(WORD) ?? []))],
  }
}
