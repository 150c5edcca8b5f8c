import { InvalidArgumentError } from 'commander'

/** How many digits an Indian mobile number has; before them +91, 91 or 0 may stand. */
const MOBILE_DIGITS = 10

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-MOBILE_DIGITS)

/** The digits that a mobile number is known by. */
export const parseMobile = (text: string) => {
  const digits = digitsOf(text)
  if (digits.length < MOBILE_DIGITS) throw new InvalidArgumentError('It takes a number of ten digits.')
  return digits
}

export const parseEmail = (text: string) => {
  const email = text.trim().toLowerCase()
  if (!email.includes('@')) throw new InvalidArgumentError('It takes an email address.')
  return email
}

/** Whom a command is about: who sent this number or this address. */
export type Person = { mobile?: string; email?: string }

/** Visitors sometimes write two numbers. */
const numbersIn = (text: string) => text.split(/[,;/]/).map(digitsOf)

/** Whether this person sent it. */
export const isOf = ({ mobile, email }: Person, sent: { mobile: string; email: string }) =>
  (mobile !== undefined && [...numbersIn(sent.mobile), digitsOf(sent.mobile)].includes(mobile)) ||
  (email !== undefined && sent.email.trim().toLowerCase() === email)
