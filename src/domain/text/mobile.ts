import { withPlainDigits } from './compareText'

/** Spaces and punctuation within a number, and invisible characters. */
const WITHIN = /[\s\p{Cf}\p{Mn}\p{Me}\p{Pd}\u2212.\u00b7()[\]]+/gu
/** 91 is the code before one or two numbers of ten digits, the first perhaps after a 0, the second after 91. */
const COUNTRY_CODE = /^(?:\+91|0091|0?91(?=(?:0?\d{10}|\d{20}|\d{22})$))/

const NUMBER = /^\+?\d{0,15}$/
/** Anything but letters may be between its digits. */
const NATIONAL = /^(?:\+?91|0)?\d{10}$/
/** The one number of a text: `tel:+919826012345`. */
const NUMBER_IN_TEXT = /^[^\d+]*(\+?\d{10,15})\D*$/
/** The first of several numbers. */
const FIRST_NUMBER = /^[^\d+]*(\+?\d{10,})/

const withoutCode = (number: string) =>
  number
    .replace(COUNTRY_CODE, '')
    .replace(/^00(?=[1-9]\d{7})/, '+')
    .replace(/^0(?=[1-9])/, '')

/**
 * A mobile number as it is stored: `+91 98260 12345` is `9826012345`. Two numbers, and other text, stay as they are.
 * A longer text than `most` is cut: of two numbers the first remains.
 */
export const cleanMobile = (text: string, most = Infinity) => {
  const plain = withPlainDigits(text).replace(WITHIN, '')
  const digits = plain.replace(/[^+\da-z]/gi, '')
  const number = NUMBER.test(plain) || NATIONAL.test(digits) ? digits : NUMBER_IN_TEXT.exec(plain)?.[1]
  const cleaned = number === undefined ? text.trim() : withoutCode(number)
  if (cleaned.length <= most) return cleaned
  return withoutCode(FIRST_NUMBER.exec(plain)?.[1] ?? cleaned).slice(0, most)
}

/** 91, perhaps a 0, and digits of a number that is still being typed. */
const BEGUN = /^910?[6-9]\d{7,8}$/
/** Nothing but the first of several numbers ends so. */
const ENDED = /^\s*([1-9]\d{9})\D/

/** A number while it is typed: not cleaned before it is too long, nor cut before it is known what its 91 means. */
export const typedMobile = (text: string, most: number) => {
  if (text.length <= most) return text
  const first = ENDED.exec(withPlainDigits(text))?.[1]
  if (first) return first
  const cleaned = cleanMobile(text)
  return BEGUN.test(cleaned) ? cleaned : cleanMobile(text, most)
}
