import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY_PATTERN, IDEMPOTENCY_KEY_FIELD } from '@/domain/hiddenFields'
import type { SubmissionKey } from '../repositories/submissionKeys'
import { trimmedFields, type ReceivedForm } from './checkForm'
import type { Form } from './forms'
import { unprocessable } from './refusal'

const INVALID_KEY = `The field ${IDEMPOTENCY_KEY_FIELD} takes 8 to 100 letters of A to Z, digits, - and _.`

/** Hashes the texts and the bytes of the files; a file name makes no difference. */
const digestOf = (form: Form, { fields, files }: ReceivedForm) => {
  const contents = Object.keys(form.files).map((field) => [field, files.get(field)?.checksum])
  return createHash('sha256')
    .update(JSON.stringify([trimmedFields(form, fields), contents]))
    .digest('hex')
}

/**
 * Identifies a submission that may be sent again: its idempotency key and a digest of its content. Other content under
 * the same key is another submission, so that a field corrected after a lost connection is stored, too.
 */
export const idempotencyKeyOf = (form: Form, received: ReceivedForm): SubmissionKey | undefined => {
  const key = received.fields.get(IDEMPOTENCY_KEY_FIELD)
  if (!key) return undefined
  if (!IDEMPOTENCY_KEY_PATTERN.test(key)) throw unprocessable(INVALID_KEY)
  return { submission_table: form.table, submission_key: key, content: digestOf(form, received) }
}
