import { withQuery } from '../paths'
import { MOBILE_CHARACTERS } from '../site/limits'

const NUMBER = /((?:\+\s*)?\(?\d[\d\s().\p{Pd}]*\d)/u

/** Fewer digits are the end of the number before them, as in `0771 4055555 / 56`; no number has more than fifteen. */
const DIALLED = /^\+?\d{6,15}$/

/** The parts of a field of numbers, which may hold several: numbers, and the words between them, which dial nothing. */
export const phoneParts = (field: string) =>
  field
    .split(NUMBER)
    .map((text, at) => {
      const dialled = NUMBER.test(text) ? text.replace(/[^+\d]/g, '') : ''
      return { at, text, dialled: DIALLED.test(dialled) ? dialled : '' }
    })
    .filter(({ text }) => text !== '')

/** A number of ours as it is dialled: '+91 771 555 0142'. */
export const dialledNumber = (number: string) => ({ dialled: number.replace(/[^+\d]/g, '') })

export const telephoneLink = ({ dialled }: { dialled: string }) => `tel:${dialled}`

/** The country code of India. WhatsApp needs it, and Indian numbers usually omit it. */
export const INDIA_CALLING_CODE = '91'

export const whatsAppLink = ({ dialled }: { dialled: string }) => {
  const digits = dialled.replace(/^(?:\+|00?)/, '')
  const isNational = digits.length === MOBILE_CHARACTERS && !dialled.startsWith('+')
  return `https://wa.me/${isNational ? INDIA_CALLING_CODE : ''}${digits}`
}

export const mapLink = (query: string) =>
  withQuery('https://www.google.com/maps/search/', { api: '1', query })

/** '' if this is not an address. */
export const emailLink = (email: string) =>
  /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : ''
