import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'
import type { SubmissionTable } from '../schema'
import { createTables, type Table } from './tables'

/** The text fields of the forms. No foreign keys: a job may be deleted while its applications stay. */
const forms: Record<SubmissionTable, string> = {
  application:
    'job_id position full_name email mobile current_ctc_from current_ctc_to experience_from experience_to current_location',
  resume:
    'name mobile email current_ctc_from current_ctc_to qualification experience_from experience_to industry_id department_id role_id location_id',
  internship: 'name mobile email current_location internship_for',
  enquiry: 'name designation company_name mobile email company_website service_required',
  contact_message: 'name email mobile message',
}

const tables: Record<string, Table> = {
  uploaded_file: {
    key: 'id',
    texts: 'submission_table submission_id field original_name media_type checksum',
    integers: 'size',
    bytes: 'bytes',
    unique: { one_file_a_field: 'submission_table submission_id field' },
  },
  // State that all servers of one database share: idempotency keys and counts for rate limits.
  submission_key: {
    texts: 'submission_table submission_key content sent_at submission_id',
    primaryKey: 'submission_table submission_key content',
    indexes: { submission_key_by_time: 'sent_at', submission_key_by_submission: 'submission_id' },
  },
  sending_count: {
    key: 'sender',
    texts: 'ends_at',
    integers: 'sent',
    indexes: { sending_count_by_end: 'ends_at' },
  },
  // The mails to send, as references to submissions, so that erasing a submission is enough.
  mail_outbox: {
    key: 'id',
    texts: 'submission_table submission_id due_at claimed_until reply given_up_at',
    integers: 'failures',
    indexes: { mail_outbox_by_turn: 'given_up_at failures due_at id' },
  },
}

/** The forms that visitors send, their files, keys, counts and mails. */
export const createSubmissionTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  for (const [table, fields] of Object.entries(forms)) {
    const indexes = { [`${table}_by_time`]: 'submitted_at id' }
    await createTables(db, parts, { [table]: { key: 'id', texts: `submitted_at ${fields}`, indexes } })
  }
  await db.schema.createIndex('application_by_job').on('application').column('job_id').execute()
  await createTables(db, parts, tables)
}
