import { InvalidArgumentError } from 'commander'
import { MOBILE_CHARACTERS } from '@/domain/limits'
import type { SubmissionRow } from '../database/schema'
import { cellText } from '../spreadsheet/cellText'
import { digitsOf, numbersIn } from '../submissions/mobileNumbers'
import { addressesIn, withoutTag, withPlainLetters } from '../submissions/emailAddresses'

/** The digits that identify a mobile number, in the spelling in which fields are compared. */
export const parseMobile = (text: string) => {
  const [number = '', another] = numbersIn(text)
  if (another !== undefined) throw new InvalidArgumentError('Give one mobile number.')
  if (number.length < MOBILE_CHARACTERS) throw new InvalidArgumentError('A mobile number has ten digits.')
  return number
}

export const parseEmail = (text: string) => {
  const [address, another] = addressesIn(text)
  if (another !== undefined) throw new InvalidArgumentError('Give one email address.')
  if (address === undefined) throw new InvalidArgumentError('It must be an email address.')
  return address
}

/** The person whose submissions a command works on, and submissions that are theirs besides. */
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

const isNoText = (field: string) => /^id$|_id$|_at$/.test(field)

/** The fields in which the digits or the address stand some other way, so that a person must decide whose they are. */
export const similarFields = ({ mobile, email }: Contact, sent: SubmissionRow) =>
  Object.entries(sent)
    .map(([field, value]) => [field, cellText(value)] as const)
    .filter(([field, text]) => !isNoText(field) && (hasDigits(mobile, text) || hasAddress(email, text)))
    .map(([field]) => field)
