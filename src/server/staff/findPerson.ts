import { setImmediate } from 'node:timers/promises'
import { MOBILE_CHARACTERS } from '@/domain/site/limits'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { writtenTexts } from '../repositories/office/resumeTexts'
import type { Counts } from '../repositories/retention'
import { listFilesOf } from '../repositories/storedFiles'
import { cellText } from '../spreadsheet/cellText'
import { digitsOf, numbersIn } from '@/domain/text/numbers'
import { addressesIn, withoutTag, withPlainLetters } from '../submissions/contactDetails'
import { submissionsOf, submissionTables } from '../submissions/submissionKinds'

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

/** The person to look for; `ids` names more of their submissions. */
export type Contact = { mobile?: string; email?: string; ids?: readonly string[] }

type WithContact = Pick<SubmissionRow, 'id'> & { mobile?: string; email?: string }

/** Whether the submission is of this person: it has the number or the address in its own field. */
export const matches = ({ mobile, email, ids = [] }: Contact, sent: WithContact) =>
  ids.includes(sent.id) ||
  (mobile !== undefined && numbersIn(cellText(sent.mobile)).includes(mobile)) ||
  (email !== undefined && addressesIn(cellText(sent.email)).includes(email))

const hasDigits = (mobile: string | undefined, text: string) =>
  mobile !== undefined && digitsOf(text).includes(mobile.slice(-MOBILE_CHARACTERS))

const hasAddress = (email: string | undefined, text: string) =>
  email !== undefined &&
  (withPlainLetters(text).includes(email) ||
    addressesIn(text).some((address) => withoutTag(address) === withoutTag(email)))

/** Whether a text mentions the digits or the address, so that a person must decide whose they are. */
const isMentioned = ({ mobile, email }: Contact, text: string) =>
  hasDigits(mobile, text) || hasAddress(email, text)

export const similarFields = (contact: Contact, sent: SubmissionRow) =>
  Object.entries(sent)
    .filter(([field, value]) => !/^id$|_id$|_at$/.test(field) && isMentioned(contact, cellText(value)))
    .map(([field]) => field)

export type Sent = { id: string; submittedAt: string; name: string; files: number }

type Similar = Sent & { fields: string[] }

/** `similar` are submissions that may be of the same person. */
export type FoundOfKind = Counts & { kind: SubmissionTable; sent: Sent[]; similar: Similar[] }

/** Where notes, tags or resumes mention the number or the address, by reference. */
const findMentions = async (db: Db, contact: Contact) => {
  const mentions = new Map<string, string[]>()
  for await (const { reference, ...texts } of writtenTexts(db)) {
    const fields = Object.entries(texts).filter(([, some]) => some.some((text) => isMentioned(contact, text)))
    if (fields.length > 0)
      mentions.set(
        reference,
        fields.map(([field]) => field),
      )
    await setImmediate()
  }
  return mentions
}

export const findSubmissionsOf = async (db: Db, contact: Contact) => {
  const mentions = await findMentions(db, contact)
  const found: FoundOfKind[] = []
  for (const kind of submissionTables) {
    const sent: Sent[] = []
    const similar: Similar[] = []
    for await (const row of submissionsOf(db, kind)) {
      const isSent = matches(contact, row)
      const fields = isSent ? [] : [...similarFields(contact, row), ...(mentions.get(row.id) ?? [])]
      if (!isSent && fields.length === 0) continue
      const { length: files } = await listFilesOf(db, kind, row.id)
      const one = { id: row.id, submittedAt: row.submitted_at, name: row.name ?? row.full_name ?? '', files }
      if (isSent) sent.push(one)
      else similar.push({ ...one, fields })
    }
    const files = sent.reduce((sum, one) => sum + one.files, 0)
    found.push({ kind, sent, similar, rows: sent.length, files })
  }
  return found
}
