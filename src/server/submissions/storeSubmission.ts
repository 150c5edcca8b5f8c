import { createHash, randomUUID } from 'node:crypto'
import { KEYS_KEPT_DAYS } from '@/domain/limits'
import { checksumOf } from '../files/checksum'
import type { PortalDatabase } from '../database/open'
import type { Db, SubmissionTable } from '../database/schema'
import { putInOutbox } from '../repositories/outbox'
import { forgetKeysBefore, isAcknowledged, takeKey } from '../repositories/submissionKeys'
import { insertSubmission, type FileRow } from '../repositories/submissions'
import type { SendingLimits } from './rateLimits'

/** The memory of its bytes is its own. */
export type SentFile = { field: string; name: string; mediaType: string; bytes: Buffer<ArrayBuffer> }

/** A form as it may be stored. */
export type Sent = {
  table: SubmissionTable
  fields: Record<string, string>
  files: SentFile[]
  /** Of the form, however often it is sent. */
  key: string | undefined
}

/**
 * Stores a form with its files, its key and its mail to the staff together or not at all. Fulfilled once that is on
 * disk, with whether it was stored: what was stored under this key stays as it is. Its files are gone then. Throws a
 * Refusal where the limit of its mobile number is reached.
 */
export type Store = (sent: Sent) => Promise<boolean>

export type StoreSettings = Pick<SendingLimits, 'limitMobile'> & {
  now: () => Date
  /** Whether the staff is mailed what is stored. */
  isMailed: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000

type Content = Pick<Sent, 'table' | 'fields' | 'key'> & { files: Pick<SentFile, 'field' | 'bytes'>[] }

/** What a file is called does not make it another. */
const digestOf = ({ fields, files }: Content) => {
  const contents = files.map(({ field, bytes }) => [field, bytes.length, checksumOf(bytes)])
  return createHash('sha256')
    .update(JSON.stringify([fields, contents]))
    .digest('hex')
}

/**
 * What tells that a form came before: its key and all that it holds. Under one key other content is another form:
 * who mends a field after the line broke gets what was mended stored, too.
 */
const keyOf = (content: Content) =>
  content.key === undefined
    ? undefined
    : { submission_table: content.table, submission_key: content.key, content: digestOf(content) }

/** Whether this very form was stored under its key before. */
export const wasStored = async (db: Db, content: Content) => {
  const key = keyOf(content)
  return key !== undefined && isAcknowledged(db, key)
}

const toFileRow = ({ field, name, mediaType, bytes }: SentFile): FileRow => ({
  id: randomUUID(),
  field,
  original_name: name,
  media_type: mediaType,
  size: bytes.length,
  checksum: checksumOf(bytes),
  bytes,
})

/** Left to the collector, files would make it run three times as often under load. */
const free = ({ files }: Sent) => files.forEach(({ bytes }) => bytes.buffer.transfer(0))

export const createStore = (
  { write }: Pick<PortalDatabase, 'write'>,
  { now, limitMobile, isMailed }: StoreSettings,
): Store => {
  const storeOnce = async (trx: Db, sent: Sent) => {
    const time = now()
    const submittedAt = time.toISOString()
    const key = keyOf(sent)
    if (key) {
      await forgetKeysBefore(trx, new Date(time.getTime() - KEYS_KEPT_DAYS * DAY_MS).toISOString())
      if (!(await takeKey(trx, { ...key, sent_at: submittedAt }))) return false
    }
    const { table, fields } = sent
    await limitMobile(trx, fields.mobile ?? '')
    const id = randomUUID()
    await insertSubmission(trx, table, { id, submittedAt, fields, files: sent.files.map(toFileRow) })
    if (isMailed) {
      const mail = { id: randomUUID(), submission_table: table, submission_id: id }
      await putInOutbox(trx, mail, submittedAt)
    }
    return true
  }

  return async (sent) => {
    const stored = await write((trx) => storeOnce(trx, sent))
    free(sent)
    return stored
  }
}
