import { randomInt, randomUUID } from 'node:crypto'
import { msg } from '@lingui/core/macro'
import { todayInIndia } from '@/domain/site/calendar'
import { PRIVACY_VERSION } from '@/domain/site/limits'
import { tagOfReason } from '@/domain/submissions/reasons'
import { makeReference, REFERENCE_BASE, REFERENCE_DRAWS } from '@/domain/submissions/reference'
import { INVALID_REQUEST, unprocessable } from '../config/refusal'
import type { PortalDatabase } from '../database/open'
import type { Db, MailRecipient, SubmissionTable } from '../database/schema'
import { isKnownJob, openPosition } from '../repositories/lookups'
import { keyedHash } from '../repositories/meta'
import { addTag } from '../repositories/office/inboxChanges'
import { hasEntry, insertEntry, type NewEntry } from '../repositories/office/inboxEntries'
import { putInOutbox } from '../repositories/outbox'
import { countOne } from '../repositories/requestCounts'
import {
  acknowledgedReference,
  type FileRow,
  insertSubmission,
  type SubmissionKey,
  takeKey,
} from '../repositories/submissions'
import type { CheckedFile, CheckedForm } from './checkForm'
import { mailboxOf } from './contactDetails'
import { formOf } from './forms'
import { inboxEntryOf } from './inboxEntry'
import type { RateLimits } from './rateLimits'
import { rememberedNames, type NameReader } from './readableFields'

const drawReference = () =>
  makeReference(Array.from({ length: REFERENCE_DRAWS }, () => randomInt(REFERENCE_BASE)))

type Submission = CheckedForm & {
  table: SubmissionTable
  key: SubmissionKey | undefined
  source?: string
}

type StoreSettings = Pick<RateLimits, 'limitMobile'> & {
  now: () => Date
  isMailed: boolean
  draw?: () => string
}

/** A reference that no submission has. Should another transaction draw the same now, one of the two fails. */
const newReference = async (trx: Db, draw: () => string) => {
  let reference = draw()
  while (await hasEntry(trx, reference)) reference = draw()
  return reference
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

const JOB_CLOSED = msg`This job is no longer open.`

/** Refuses an id without a row. `position`: of the job, if it is open. */
const checkReferences = async (
  names: NameReader,
  { table, fields }: Submission,
  position: string | undefined,
) => {
  for (const [name, { refersTo, isOptional }] of Object.entries(formOf(table).fields)) {
    if (isOptional) continue
    if (refersTo === 'job' && position === undefined) throw unprocessable(JOB_CLOSED)
    if (refersTo && (await names(refersTo, fields[name] ?? '')) === undefined)
      throw unprocessable(INVALID_REQUEST)
  }
}

/** Adds the position of the job, which may be deleted later, and the source. */
const storedFields = ({ table, fields, source = '' }: Submission, position = '') => ({
  ...fields,
  ...(table === 'application' && { position, source }),
  privacy_version: `${PRIVACY_VERSION}`,
})

const DAY_MS = 24 * 60 * 60 * 1000
/** An address that others type in gets no more confirmations a day, whatever becomes of what they sent. */
const CONFIRMED_A_DAY = 10

const recipientsOf = async (trx: Db, { email, received_at: now }: NewEntry): Promise<MailRecipient[]> => {
  if (email === '') return ['staff']
  const counter = await keyedHash(trx, `confirmed ${mailboxOf(email)}`)
  const endsAt = new Date(Date.parse(now) + DAY_MS).toISOString()
  const { count } = await countOne(trx, { counter, now, endsAt })
  return count > CONFIRMED_A_DAY ? ['staff'] : ['staff', 'applicant']
}

/**
 * Stores a form with its files, its entry in the inbox, its idempotency key and its mails in one transaction. Resolves once that is
 * on disk with the reference, and with whether it was stored now or had been under its key before. Throws a Refusal if the limit
 * of its mobile number is reached or its job was closed.
 */
export const createStore = (
  { write }: Pick<PortalDatabase, 'write'>,
  { now, limitMobile, isMailed, draw = drawReference }: StoreSettings,
) => {
  const storeIn = async (trx: Db, submission: Submission) => {
    const submittedAt = now().toISOString()
    const id = await newReference(trx, draw)
    const { table, fields, files, key } = submission
    if (key && !(await takeKey(trx, { ...key, sent_at: submittedAt, submission_id: id }))) {
      const reference = await acknowledgedReference(trx, key)
      return { reference, isStored: false }
    }
    const names = rememberedNames(trx)
    const { job_id: jobId } = fields
    const today = todayInIndia(Date.parse(submittedAt))
    const position = jobId === undefined ? undefined : await openPosition(trx, jobId, today)
    await checkReferences(names, submission, position)
    await limitMobile(trx, fields.mobile ?? '')
    if (fields.job && !(await isKnownJob(trx, fields.job))) delete fields.job
    const row = {
      id,
      submittedAt,
      fields: storedFields(submission, position),
      files: files.map(toFileRow),
    }
    await insertSubmission(trx, table, row)
    const entry = await inboxEntryOf(names, table, row)
    await insertEntry(trx, entry)
    const tag = tagOfReason(fields.reason)
    if (tag) await addTag(trx, [id], tag)
    for (const recipient of isMailed ? await recipientsOf(trx, entry) : [])
      await putInOutbox(trx, { submission_table: table, submission_id: id, recipient }, submittedAt)
    return { reference: id, isStored: true }
  }
  return (submission: Submission) => write((trx) => storeIn(trx, submission))
}
