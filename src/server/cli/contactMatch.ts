import { InvalidArgumentError } from 'commander'

/** An Indian mobile number has ten digits, perhaps after +91, 91 or 0. */
const MOBILE_DIGITS = 10

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-MOBILE_DIGITS)

/** The ten digits that identify a mobile number. */
export const parseMobile = (text: string) => {
  const digits = digitsOf(text)
  if (digits.length < MOBILE_DIGITS) throw new InvalidArgumentError('A mobile number has ten digits.')
  return digits
}

export const parseEmail = (text: string) => {
  const email = text.trim().toLowerCase()
  if (!email.includes('@')) throw new InvalidArgumentError('It must be an email address.')
  return email
}

/** The person whose submissions a command works on. */
export type Contact = { mobile?: string; email?: string }

/** Visitors sometimes enter two numbers. */
const numbersIn = (text: string) => [...text.split(/[,;/]/), text].map(digitsOf)

/** Whether a submission has the number or the address. */
export const matches = ({ mobile, email }: Contact, sent: { mobile: string; email: string }) =>
  (mobile !== undefined && numbersIn(sent.mobile).includes(mobile)) ||
  (email !== undefined && sent.email.trim().toLowerCase() === email)
