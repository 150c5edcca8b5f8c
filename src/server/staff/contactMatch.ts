import { MOBILE_CHARACTERS } from '@/domain/limits'
import type { SubmissionRow } from '../database/schema'
import { cellText } from '../spreadsheet/cellText'
import { addressesIn, digitsOf, numbersIn, withoutTag, withPlainLetters } from '../submissions/contactDetails'

/** Makes the error that refuses a text. */
type Refuse = (sentence: string) => Error

/** The digits that identify a mobile number, in the spelling in which fields are compared. */
export const readMobile = (text: string, refuse: Refuse) => {
  const [number = '', another] = numbersIn(text)
  if (another !== undefined) throw refuse('Give one mobile number.')
  if (number.length < MOBILE_CHARACTERS) throw refuse('A mobile number has ten digits.')
  return number
}

export const readEmail = (text: string, refuse: Refuse) => {
  const [address, another] = addressesIn(text)
  if (another !== undefined) throw refuse('Give one email address.')
  if (address === undefined) throw refuse('It must be an email address.')
  return address
}

/** The person whose submissions are looked for, and submissions that are theirs besides. */
export type Contact = { mobile?: string; email?: string; ids?: readonly string[] }

type Sent = Pick<SubmissionRow, 'id'> & { mobile?: string; email?: string }

/** Whether the submission is of this person: it has the number or the address in its own field. */
export const matches = ({ mobile, email, ids = [] }: Contact, sent: Sent) =>
  ids.includes(sent.id) ||
  (mobile !== undefined && numbersIn(cellText(sent.mobile)).includes(mobile)) ||
  (email !== undefined && addressesIn(cellText(sent.email)).includes(email))

const hasDigits = (mobile: string | undefined, text: string) =>
  mobile !== undefined && digitsOf(text).includes(mobile.slice(-MOBILE_CHARACTERS))

const hasAddress = (email: string | undefined, text: string) =>
  email !== undefined &&
  (withPlainLetters(text).includes(email) ||
    addressesIn(text).some((address) => withoutTag(address) === withoutTag(email)))

/** Whether the digits or the address stand anywhere in a text, so that a person must decide whose they are. */
export const isMentioned = ({ mobile, email }: Contact, text: string) =>
  hasDigits(mobile, text) || hasAddress(email, text)

const isNoText = (field: string) => /^id$|_id$|_at$/.test(field)

/** The fields in which the digits or the address stand some other way. */
export const similarFields = (contact: Contact, sent: SubmissionRow) =>
  Object.entries(sent)
    .filter(([field, value]) => !isNoText(field) && isMentioned(contact, cellText(value)))
    .map(([field]) => field)
