import { msg } from '@lingui/core/macro'
import { IDEMPOTENCY_KEY_PATTERN, IDEMPOTENCY_KEY_FIELD } from '@/domain/submissions/hiddenFields'
import { unprocessable } from '../config/refusal'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { keyedHash } from '../repositories/meta'
import { deleteEndedCounts } from '../repositories/requestCounts'
import { deleteKeysBefore, type SubmissionKey } from '../repositories/submissions'
import { cleanedFields, type ReceivedForm } from './checkForm'
import type { Form } from './forms'

const keyField = IDEMPOTENCY_KEY_FIELD
const INVALID_KEY = msg`The field ${keyField} takes 8 to 100 letters of A to Z, digits, - and _.`

/** Hashes the texts and the bytes of the files; a file name makes no difference. The key prevents proving a guess. */
const digestOf = (db: Db, form: Form, { fields, files }: ReceivedForm) => {
  const contents = Object.keys(form.files).map((field) => [field, files.get(field)?.checksum])
  return keyedHash(db, `content ${JSON.stringify([cleanedFields(form, fields), contents])}`)
}

/** The key of a submission with a digest of its content: corrected content under one key is stored, too. */
export const idempotencyKeyOf = async (db: Db, form: Form, received: ReceivedForm) => {
  const key = received.fields.get(IDEMPOTENCY_KEY_FIELD)
  if (!key) return undefined
  if (!IDEMPOTENCY_KEY_PATTERN.test(key)) throw unprocessable(INVALID_KEY)
  const content = await digestOf(db, form, received)
  return { submission_table: form.table, submission_key: key, content } satisfies SubmissionKey
}

const KEYS_KEPT_MS = 7 * 24 * 60 * 60 * 1000

type Needs = { database: Pick<PortalDatabase, 'db'>; now: () => Date }

/** Deletes keys and counts that have expired. Several servers of one database may do so at the same time. */
export const deleteExpired = async ({ database, now }: Needs) => {
  const time = now()
  await deleteEndedCounts(database.db, time.toISOString())
  await deleteKeysBefore(database.db, new Date(time.getTime() - KEYS_KEPT_MS).toISOString())
}
