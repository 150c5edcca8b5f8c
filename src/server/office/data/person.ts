import type { FoundPerson, PersonContact } from '@/domain/office/data'
import { parseReference, referenceOf } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import { Refusal, unprocessable } from '../../submissions/refusal'
import {
  submissionKinds,
  submissionsOf,
  submissionTables,
  type SubmissionKind,
} from '../../submissions/submissionKinds'
import {
  type Contact,
  findSubmissionsOf,
  matches,
  readEmail,
  readMobile,
  type Sent,
} from '../../staff/findPerson'
import type { Chosen } from '../../staff/eraseSubmissions'
import { invalidRequest } from '../readRequest'

/** The person whom a body names. */
export const contactOf = ({ email = '', mobile = '' }: PersonContact): Contact => {
  if (email.trim() === '' && mobile.trim() === '')
    throw unprocessable('Give an email address, a mobile number or both.')
  return {
    email: email.trim() === '' ? undefined : readEmail(email, unprocessable),
    mobile: mobile.trim() === '' ? undefined : readMobile(mobile, unprocessable),
  }
}

const toShown = (kind: SubmissionKind, { id, submittedAt, name, files }: Sent) => {
  const table = submissionTables[kind]
  return { reference: referenceOf(table, id), kind: table, name, receivedAt: submittedAt, files }
}

/** The submissions that would be erased, and similar ones. */
export const findPerson = async (db: Db, contact: Contact): Promise<FoundPerson> => {
  const found = await findSubmissionsOf(db, contact)
  return {
    submissions: found.flatMap(({ kind, sent }) => sent.map((one) => toShown(kind, one))),
    similar: found.flatMap(({ kind, similar }) =>
      similar.map(({ fields, ...one }) => ({ ...toShown(kind, one), fields })),
    ),
  }
}

export const changedSince = () =>
  new Refusal(409, 'Something changed meanwhile. Nothing was erased: find the person again and look.')

/** Refuses what is not exactly what was shown: all of the person's, and similar ones that were ticked. */
export const requireShown = ({ submissions, similar }: FoundPerson, references: readonly string[]) => {
  const known = new Set([...submissions, ...similar].map(({ reference }) => reference))
  const chosen = new Set(references)
  const isAsShown =
    references.every((reference) => known.has(reference)) &&
    submissions.every(({ reference }) => chosen.has(reference))
  if (!isAsShown) throw changedSince()
}

/** The submissions by kind. */
export const chosenOf = (references: readonly string[]): Chosen[] => {
  const parsed = references.map((reference) => {
    const one = parseReference(reference)
    if (!one) throw invalidRequest()
    return one
  })
  return submissionKinds.map((kind) => ({
    kind,
    ids: [...new Set(parsed.filter((one) => one.kind === submissionTables[kind]).map(({ id }) => id))],
  }))
}

/** Refuses where the person sent something since a time that is not among these. */
export const requireNothingNew = async (
  db: Db,
  contact: Contact,
  references: readonly string[],
  since: string,
) => {
  const chosen = new Set(references)
  for (const kind of submissionKinds) {
    const table = submissionTables[kind]
    for await (const row of submissionsOf(db, kind, since))
      if (matches(contact, row) && !chosen.has(referenceOf(table, row.id))) throw changedSince()
  }
}
