import { randomUUID } from 'node:crypto'
import type { PortalDatabase } from '../database/open'
import type { Db, SubmissionTable } from '../database/schema'
import { insertEntry } from '../repositories/office/inboxEntries'
import { putInOutbox } from '../repositories/outbox'
import { type FileRow, insertSubmission, type SubmissionKey, takeKey } from '../repositories/submissions'
import type { CheckedFile, CheckedForm } from './checkForm'
import { formOf } from './forms'
import { inboxEntryOf } from './inboxEntry'
import type { RateLimits } from './rateLimits'
import { rememberedNames, type NameReader } from './readableFields'
import { INVALID_REQUEST, unprocessable } from './refusal'

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

const JOB_CLOSED = 'This job is no longer open.'

/** Refuses an id without a row, and that of a closed job. */
const checkReferences = async (names: NameReader, { table, fields }: Submission) => {
  for (const [name, { refersTo }] of Object.entries(formOf(table).fields)) {
    if (!refersTo || (await names(refersTo, fields[name] ?? '')) !== undefined) continue
    throw unprocessable(refersTo === 'job' ? JOB_CLOSED : INVALID_REQUEST)
  }
}

/** An application keeps the position of its job, which may be deleted later. */
const storedFields = async (names: NameReader, { table, fields }: Submission) => {
  if (table !== 'application') return fields
  return { ...fields, position: (await names('job', fields.job_id ?? '')) ?? '' }
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
    const names = rememberedNames(trx)
    await checkReferences(names, submission)
    await limitMobile(trx, fields.mobile ?? '')
    const row = {
      id,
      submittedAt,
      fields: await storedFields(names, submission),
      files: files.map(toFileRow),
    }
    await insertSubmission(trx, table, row)
    await insertEntry(trx, { textIndex }, await inboxEntryOf(names, table, row))
    if (isMailed) {
      await putInOutbox(trx, { id: randomUUID(), submission_table: table, submission_id: id }, submittedAt)
    }
    return true
  }
  return (submission: Submission) => write((trx) => storeIn(trx, submission))
}
