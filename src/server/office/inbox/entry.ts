import type { Submission, InboxFile, ResumeText } from '@/domain/submissions/inbox'
import { sameOf } from '@/domain/submissions/samePerson'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { i18nOf } from '@/locales/catalogs'
import type { Db, SubmissionTable } from '../../database/schema'
import { listAnswers } from '../../repositories/office/answers'
import { listDisclosures } from '../../repositories/office/disclosures'
import {
  copiesOf,
  listChanges,
  listNotes,
  withdrawnByApplicant,
} from '../../repositories/office/inboxChanges'
import { areDuplicates, findEntry, historyOf, toRows } from '../../repositories/office/inboxList'
import { findPlacement } from '../../repositories/office/placements'
import { listQuestions } from '../../repositories/office/questions'
import { findResumeText } from '../../repositories/office/resumeTexts'
import { findToSend } from '../../repositories/office/toSend'
import { listFilesOf } from '../../repositories/storedFiles'
import { readFields } from '../../repositories/submissions'
import { readableFields, rememberedNames } from '../../submissions/readableFields'
import { Refusal } from '../../config/refusal'

export const PHOTO = 'photo'

export const noSubmission = () => new Refusal(404, 'There is no such submission. It may have been erased.')

export const requireEntry = async (db: Db, reference: string) => {
  const entry = await findEntry(db, reference)
  if (!entry) throw noSubmission()
  return entry
}

const filesOf = async (db: Db, table: SubmissionTable, id: string): Promise<InboxFile[]> => {
  const files = await listFilesOf(db, table, id)
  return files.map(({ field, original_name: name, size, id: fileId }) => ({
    id: fileId,
    name,
    size,
    isPhoto: field === PHOTO,
  }))
}

const resumeOf = async (db: Db, reference: string): Promise<ResumeText> => {
  const found = await findResumeText(db, reference)
  if (!found) return null
  if (found.state === 'waiting') return { pending: true }
  return found.state === 'read' ? { text: found.text } : { unreadable: true }
}

export const readEntry = async (db: Db, reference: string): Promise<Submission> => {
  const entry = await requireEntry(db, reference)
  const { kind } = entry
  const sent = await readFields(db, kind, reference)
  if (!sent) throw noSubmission()
  const history = await historyOf(db, entry)
  const [row, ...rest] = await toRows(db, [entry, ...history])
  if (!row) throw noSubmission()
  // Only the staff read notes, so notes on another applicant's merged submission are shown, too.
  const merged = history.filter(({ mergedInto }) => mergedInto === reference).map((other) => other.reference)
  const notes = await listNotes(db, [reference, ...merged])
  const copies = await copiesOf(db, reference)
  const disclosures = await listDisclosures(db, copies)
  const answers = await listAnswers(db, copies)
  const fields = await readableFields(kind, sent, rememberedNames(db), i18nOf(DEFAULT_LANGUAGE))
  return {
    row,
    version: entry.version,
    fields: fields.map(({ name, label, value, id }) => ({
      label,
      value: name === 'job' && id ? `${value} (${id})` : value,
    })),
    files: await filesOf(db, kind, reference),
    resume: await resumeOf(db, reference),
    notes: notes.map(({ reference: _on, ...note }) => note),
    disclosures: disclosures.map(({ reference: _of, ...disclosure }) => disclosure),
    answers: answers.map(({ reference: _to, ...answer }) => answer),
    toSend: await findToSend(db, copies),
    questions: await listQuestions(db, copies),
    placement: await findPlacement(db, copies),
    changes: await listChanges(db, reference),
    history: rest,
    duplicates: history
      .filter((other) => areDuplicates(entry, other))
      .map((other) => ({ reference: other.reference, same: sameOf(entry, other) })),
    withdrawnAt: (await withdrawnByApplicant(db, [reference])).get(reference) ?? null,
    mergedInto: entry.mergedInto,
  }
}
