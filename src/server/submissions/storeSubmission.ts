import { randomUUID } from 'node:crypto'
import type { PortalDatabase } from '../database/open'
import type { Db, SubmissionTable } from '../database/schema'
import { nameOf } from '../repositories/lookups'
import { insertEntry } from '../repositories/office/inboxEntries'
import { putInOutbox } from '../repositories/outbox'
import { takeKey, type SubmissionKey } from '../repositories/submissionKeys'
import { insertSubmission, type FileRow } from '../repositories/submissions'
import { JOB_CLOSED, type CheckedFile, type CheckedForm } from './checkForm'
import { inboxEntryOf } from './inboxEntry'
import type { RateLimits } from './rateLimits'
import { unprocessable } from './refusal'

type Submission = CheckedForm & { table: SubmissionTable; key: SubmissionKey | undefined }

export type StoreSettings = Pick<RateLimits, 'limitMobile'> & {
  now: () => Date
  /** Whether submissions are mailed to the staff. */
  isMailed: boolean
}

const toFileRow = ({ field, name, mediaType, size, checksum, bytes }: CheckedFile): FileRow => ({
  id: randomUUID(),
  field,
  original_name: name,
  media_type: mediaType,
  size,
  checksum,
  bytes,
})

/** An application keeps the position of its job, which may be deleted later. */
const withPosition = async (trx: Db, { table, fields }: Submission) => {
  if (table !== 'application') return fields
  const position = await nameOf(trx, 'job', fields.job_id ?? '')
  if (position === undefined) throw unprocessable(JOB_CLOSED)
  return { ...fields, position }
}

/**
 * Stores a form with its files, its entry in the inbox, its idempotency key and its mail to the staff in one transaction. Resolves once that is
 * on disk: true if it was stored, false if it had been stored under its key before. Throws a Refusal if the limit of its
 * mobile number is reached or its job was closed.
 */
export const createStore = (
  { write, textIndex }: Pick<PortalDatabase, 'write' | 'textIndex'>,
  { now, limitMobile, isMailed }: StoreSettings,
) => {
  const storeIn = async (trx: Db, submission: Submission) => {
    const submittedAt = now().toISOString()
    const id = randomUUID()
    const { table, fields, files, key } = submission
    if (key && !(await takeKey(trx, { ...key, sent_at: submittedAt, submission_id: id }))) return false
    await limitMobile(trx, fields.mobile ?? '')
    const row = { id, submittedAt, fields: await withPosition(trx, submission), files: files.map(toFileRow) }
    await insertSubmission(trx, table, row)
    await insertEntry(trx, { textIndex }, await inboxEntryOf(trx, table, row))
    if (isMailed) {
      await putInOutbox(trx, { id: randomUUID(), submission_table: table, submission_id: id }, submittedAt)
    }
    return true
  }
  return (submission: Submission) => write((trx) => storeIn(trx, submission))
}

export type Store = ReturnType<typeof createStore>
