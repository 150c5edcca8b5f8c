import { setImmediate } from 'node:timers/promises'
import { referenceOf } from '@/domain/office/inbox'
import type { Db, SubmissionRow } from '../database/schema'
import { writtenTexts } from '../repositories/office/writtenTexts'
import { countFilesOf, type Counts } from '../repositories/retention'
import {
  submissionKinds,
  submissionsOf,
  submissionTables,
  type SubmissionKind,
} from '../submissions/submissionKinds'
import { isMentioned, matches, similarFields, type Contact } from './contactMatch'

export type Sent = { id: string; submittedAt: string; name: string; files: number }

export type Similar = Sent & { fields: string[] }

/** `similar` are submissions that may be of the same person. */
export type FoundOfKind = Counts & { kind: SubmissionKind; sent: Sent[]; similar: Similar[] }

/** Texts between two turns of visitors. */
const TURN_AFTER = 50

/** Where the number or the address stands beside submissions, such as in a note, by reference. */
const findMentions = async (db: Db, contact: Contact) => {
  const mentions = new Map<string, string[]>()
  let looked = 0
  for await (const { reference, field, text } of writtenTexts(db)) {
    const fields = mentions.get(reference) ?? []
    if (!fields.includes(field) && isMentioned(contact, text)) mentions.set(reference, [...fields, field])
    looked += 1
    if (looked % TURN_AFTER === 0) await setImmediate()
  }
  return mentions
}

const nameOf = ({ name, full_name: fullName }: SubmissionRow) => name ?? fullName ?? ''

/** The submissions of this person, of every kind, and those that are similar. */
export const findSubmissionsOf = async (db: Db, contact: Contact) => {
  const mentions = await findMentions(db, contact)
  const found: FoundOfKind[] = []
  for (const kind of submissionKinds) {
    const table = submissionTables[kind]
    const sent: Sent[] = []
    const similar: Similar[] = []
    for await (const row of submissionsOf(db, kind)) {
      const isSent = matches(contact, row)
      const fields = isSent
        ? []
        : [...similarFields(contact, row), ...(mentions.get(referenceOf(table, row.id)) ?? [])]
      if (!isSent && fields.length === 0) continue
      const files = await countFilesOf(db, table, row.id)
      const one = { id: row.id, submittedAt: row.submitted_at, name: nameOf(row), files }
      if (isSent) sent.push(one)
      else similar.push({ ...one, fields })
    }
    const files = sent.reduce((sum, one) => sum + one.files, 0)
    found.push({ kind, sent, similar, rows: sent.length, files })
  }
  return found
}
