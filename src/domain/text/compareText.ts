import { singleSpaced } from './markup'

/** Invisible characters: joiners, soft hyphens, marks of direction. */
const UNSEEN = /\p{Cf}/gu
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bc\u2032`\u00b4]/g
const HYPHENS = /[\p{Pd}\u2212]/gu

/** A text in lower case, with single spaces, one kind of apostrophe and of hyphen, and nothing unseen. */
export const foldLetters = (text: string) =>
  singleSpaced(
    text.replace(UNSEEN, '').normalize('NFC').toLowerCase().replace(APOSTROPHES, "'").replace(HYPHENS, '-'),
  )

const HINDI = /\p{Script=Devanagari}/u

const DOT_BELOW = /\u093c/g
/** Chandrabindu, and a half nasal before a stop of its own row; 'न्' also occurs in borrowed words: 'इन्जीनियर', 'एजेन्सी'. */
export const NASAL = /\u0901|(?:ङ्(?=[क-घ])|[ञन]्(?=[च-झ])|[णन]्(?=[ट-ढ])|न्(?=[त-धश-स])|म्(?=[प-भ]))/g

/** Hindi as it may be written shorter: 'ऑफ़िस' is 'ऑफिस', 'राँची' is 'रांची', and 'सन्तोष' is 'संतोष'. */
const foldHindi = (text: string) => text.replace(DOT_BELOW, '').replace(NASAL, '\u0902')

/** A text as searches compare it. */
export const foldText = (text: string) => {
  const folded = foldLetters(text)
  return HINDI.test(folded) ? foldHindi(folded) : folded
}

/** Whether a text has letters of Hindi: only such a search looks at the texts in Hindi, too. */
export const hasHindi = (text: string) => HINDI.test(text)

const DIGIT = /\p{Nd}/u

/** Unicode orders the digits of each script from 0 to 9, without gaps. */
const plainDigit = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return `${(code - first) % 10}`
}

/** The text with digits of every script as 0 to 9, and with full-width characters as usual ones. */
export const withPlainDigits = (text: string) => text.normalize('NFKC').replace(/\p{Nd}/gu, plainDigit)

const IN_WORD = /[\p{L}\p{M}\p{N}]/u

/** Plain codes first: a search asks this millions of times. */
const isInWord = (text: string, at: number) => {
  const code = text.charCodeAt(at)
  if (code > 127) return IN_WORD.test(text.charAt(at))
  return (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122)
}

/** A word may end here, or after a plural ending. */
const endsWord = (text: string, at: number) =>
  !isInWord(text, at) ||
  ['s', 'es'].some((plural) => text.startsWith(plural, at) && !isInWord(text, at + plural.length))

/** Whether a folded text has words side by side, each whole; the last one may have a plural 's', or with `isPart` any end. */
export const hasWords = (text: string, words: string, isPart = false) => {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!isInWord(text, at - 1) && (isPart || endsWord(text, at + words.length))) return true
  }
  return false
}

/** Made when it is first used: a collator takes longer to make than most of the start. */
const lazyCollator = (options?: Intl.CollatorOptions) => {
  let collator: Intl.Collator | undefined
  return (one: string, other: string) => (collator ??= new Intl.Collator('en', options)).compare(one, other)
}

/** Compares names in alphabetical order, whatever their case and accents. */
export const alphabetically = lazyCollator()

/** Compares numbers written as text by their value, and other texts after them. */
export const numerically = lazyCollator({ numeric: true })
