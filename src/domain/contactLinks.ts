import { company } from './company'
import { MOBILE_CHARACTERS } from './limits'

/** A part of a field of numbers: a number that can be dialled, or the words beside it, which have no digits here. */
export type PhonePart = {
  /** Where in the field it starts. */
  at: number
  text: string
  digits: string
  dialled: string
}

const NUMBER = /((?:\+\s*)?\(?\d[\d\s().\p{Pd}]*\d)/u

/** Fewer digits are the end of the number before them, as in `0771 4055555 / 56`; no number has more. */
const SHORTEST_NUMBER = 6
const LONGEST_NUMBER = 15

const toPart = (text: string, at: number): PhonePart => {
  const digits = text.replace(/\D/g, '')
  const isNumber = NUMBER.test(text) && digits.length >= SHORTEST_NUMBER && digits.length <= LONGEST_NUMBER
  if (!isNumber) return { at, text, digits: '', dialled: '' }
  return { at, text, digits, dialled: text.startsWith('+') ? `+${digits}` : digits }
}

/** The numbers of a field, which may hold several, and the words between them. */
export const phoneParts = (field: string) => {
  const texts = field.split(NUMBER)
  return texts
    .map((text, index) => toPart(text, texts.slice(0, index).join('').length))
    .filter(({ text }) => text !== '')
}

export const telephoneLink = ({ dialled }: PhonePart) => `tel:${dialled}`

/** WhatsApp needs the country code, which Indian numbers usually omit. */
const withCountry = ({ digits, dialled }: PhonePart) => {
  if (dialled.startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice('00'.length)
  const national = digits.replace(/^0/, '')
  return national.length === MOBILE_CHARACTERS ? `${company.countryCallingCode}${national}` : digits
}

export const whatsAppLink = (number: PhonePart) => `https://wa.me/${withCountry(number)}`

/** '' if this is not an address. */
export const emailLink = (email: string) =>
  /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : ''
