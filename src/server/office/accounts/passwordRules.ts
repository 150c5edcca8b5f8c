import { company } from '@/domain/company'
import { PASSWORD_MAX, PASSWORD_MIN, type Account } from '@/domain/office/account'
import common from './commonPasswords.json'

/** The 50,000 that were stolen most often, and ours: those of this country, and of offices. Few processes ever need them. */
const readPasswords = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...common.passwords])
}
let passwords: ReturnType<typeof readPasswords> | undefined
const commonPasswords = () => (passwords ??= readPasswords())

const words = new Set(common.words)
/** Shorter ones say nothing of a password that begins with them. */
const KNOWN_MIN = 4

/** Figures and signs that stand for letters. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890']
/** What fingers run along, forwards and back. */
const RUNS = [...ROWS, ROWS.slice(0, 3).join('')].flatMap((row) => [
  row,
  Array.from(row).toReversed().join(''),
])

const NO_LETTERS = /[^\p{L}\p{M}]+/gu

const withFiguresRead = (text: string) => text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)

/** A password as it is, and without the figures and signs behind it, or around it; each also with figures read as letters. */
const variantsOf = (password: string) => {
  const start = password.replace(/[^\p{L}\p{M}]+$/u, '')
  const core = start.replace(/^[^\p{L}\p{M}]+/u, '')
  return [core, start, password].flatMap((text) => [text, withFiguresRead(text)])
}

/** Whether a text is one of these words, or up to so many of them. */
const isMadeOf = (text: string, known: ReadonlySet<string>, most: number): boolean =>
  known.has(text) ||
  (most > 1 &&
    Array.from(text).some(
      (_, index) => known.has(text.slice(0, index)) && isMadeOf(text.slice(index), known, most - 1),
    ))

const isRepeated = (text: string) => /^(.{1,4}?)\1+.{0,3}$/su.test(text)

const isRun = (text: string) => RUNS.some((run) => run.includes(text) || run.repeat(2).includes(text))

const plainOf = (text: string) => text.normalize('NFKC').toLowerCase()

type Known = Pick<Account, 'email' | 'name'>

/** The words that anybody knows who knows whose account it is: each by itself, and written together. */
const wordsAbout = ({ email, name }: Known) => {
  const texts = [email, email.replace(/@.*$/s, ''), name, company.name].map(plainOf)
  const found = texts.flatMap((text) => [text.replace(NO_LETTERS, ''), ...text.split(NO_LETTERS)])
  return new Set(found.filter((word) => word.length > 1))
}

/** The sentence that says why a password cannot be that of an account; undefined if it can. */
export const faultOfPassword = async (password: string, account: Known) => {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return `Please choose a password of at least ${PASSWORD_MIN} characters.`
  if (length > PASSWORD_MAX) return `Please choose a password of at most ${PASSWORD_MAX} characters.`
  const plain = plainOf(password)
  const variants = variantsOf(plain)
  const readings = variants.map((text) => text.replace(NO_LETTERS, ''))
  const about = wordsAbout(account)
  if (readings.some((text) => isMadeOf(text, about, 4)))
    return 'This password is hardly more than your name, your email or the company. Please choose another one.'
  if (isRun(plain) || isRepeated(plain))
    return 'This password is a row of keys, or repeats itself. Please choose another one.'
  const known = new Set([...words, ...about])
  const stolen = await commonPasswords()
  const isCommon =
    variants.some((text) => text.length >= KNOWN_MIN && stolen.has(text)) ||
    readings.some((text) => isMadeOf(text, known, 2))
  if (isCommon) return 'Many people use this password, or one much like it. Please choose another one.'
  return undefined
}
