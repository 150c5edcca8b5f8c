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

/** Spaces and punctuation within a number, and invisible characters. */
const WITHIN = /[\s\p{Cf}\p{Mn}\p{Me}\p{Pd}\u2212.\u00b7()[\]]+/gu
const COUNTRY_CODE = /^(?:\+91|0091|91(?=\d{10}$))/

const NUMBER = /^\+?\d{0,15}$/

/** A mobile number as it is stored: `+91 98260 12345` is `9826012345`. Two numbers, and other text, stay as they are. */
export const cleanMobile = (text: string) => {
  const plain = withPlainDigits(text).replace(WITHIN, '')
  return NUMBER.test(plain) ? plain.replace(COUNTRY_CODE, '').replace(/^0(?=\d)/, '') : text.trim()
}
