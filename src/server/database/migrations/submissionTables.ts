import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'
import type { SubmissionTable } from '../schema'
import { addTexts, createIndexes, keyedTable } from './tables'

/** The text fields of the forms. No foreign keys: a job may be deleted while its applications stay. */
const forms: Record<SubmissionTable, string[]> = {
  application: [
    'job_id',
    'position',
    'full_name',
    'email',
    'mobile',
    'current_ctc_from',
    'current_ctc_to',
    'experience_from',
    'experience_to',
    'current_location',
  ],
  resume: [
    'name',
    'mobile',
    'email',
    'current_ctc_from',
    'current_ctc_to',
    'qualification',
    'experience_from',
    'experience_to',
    'industry_id',
    'department_id',
    'role_id',
    'location_id',
  ],
  internship: ['name', 'mobile', 'email', 'current_location', 'internship_for'],
  enquiry: ['name', 'designation', 'company_name', 'mobile', 'email', 'company_website', 'service_required'],
  contact_message: ['name', 'email', 'mobile', 'message'],
}

const createForms = async (db: Kysely<unknown>, parts: DialectParts) => {
  for (const [table, fields] of Object.entries(forms)) {
    await addTexts(keyedTable(db, parts, table, 'id'), parts, ['submitted_at', ...fields]).execute()
    await createIndexes(db, table, { [`${table}_by_time`]: ['submitted_at', 'id'] })
  }
  await createIndexes(db, 'application', { application_by_job: ['job_id'] })
}

const createUploadedFile = (db: Kysely<unknown>, parts: DialectParts) => {
  const texts = ['submission_table', 'submission_id', 'field', 'original_name', 'media_type', 'checksum']
  return (
    addTexts(keyedTable(db, parts, 'uploaded_file', 'id'), parts, texts)
      .addColumn('size', 'integer', (column) => column.notNull())
      // A PostgreSQL type; SQLite stores bytes in a column of any type.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addUniqueConstraint('one_file_a_field', ['submission_table', 'submission_id', 'field'])
      .execute()
  )
}

/** State that all servers of one database share: idempotency keys and counts for rate limits. */
const createKeysAndCounts = async (db: Kysely<unknown>, parts: DialectParts) => {
  const keys = db.schema
    .createTable('submission_key')
    .addColumn('submission_table', parts.text, (column) => column.notNull())
  await addTexts(keys, parts, ['submission_key', 'content', 'sent_at', 'submission_id'])
    .addPrimaryKeyConstraint('stored_once', ['submission_table', 'submission_key', 'content'])
    .execute()
  await createIndexes(db, 'submission_key', {
    submission_key_by_time: ['sent_at'],
    submission_key_by_submission: ['submission_id'],
  })
  await addTexts(keyedTable(db, parts, 'sending_count', 'sender'), parts, ['ends_at'])
    .addColumn('sent', 'integer', (column) => column.notNull())
    .execute()
  await createIndexes(db, 'sending_count', { sending_count_by_end: ['ends_at'] })
}

/** The mails to send, as references to submissions, so that erasing a submission is enough. */
const createOutbox = async (db: Kysely<unknown>, parts: DialectParts) => {
  const texts = ['submission_table', 'submission_id', 'due_at', 'claimed_until', 'reply', 'given_up_at']
  await addTexts(keyedTable(db, parts, 'mail_outbox', 'id'), parts, texts)
    .addColumn('failures', 'integer', (column) => column.notNull())
    .execute()
  await createIndexes(db, 'mail_outbox', {
    mail_outbox_by_turn: ['given_up_at', 'failures', 'due_at', 'id'],
  })
}

/** The forms that visitors send, their files, keys, counts and mails. */
export const createSubmissionTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createForms(db, parts)
  await createUploadedFile(db, parts)
  await createKeysAndCounts(db, parts)
  await createOutbox(db, parts)
}
