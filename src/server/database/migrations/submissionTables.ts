import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'
import type { SubmissionTable } from '../schema'

/** The text fields of the forms. No foreign keys: a job may be deleted while its applications stay. */
const submissionTables: Record<SubmissionTable, string[]> = {
  application: [
    'job_id',
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

const createSubmissionTable = async (
  db: Kysely<unknown>,
  table: string,
  fields: string[],
  { text }: DialectParts,
) => {
  let create = db.schema
    .createTable(table)
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('submitted_at', text, (column) => column.notNull())
  for (const field of fields) create = create.addColumn(field, text, (column) => column.notNull())
  await create.execute()
  await db.schema.createIndex(`${table}_by_time`).on(table).columns(['submitted_at', 'id']).execute()
}

const createUploadedFile = async (db: Kysely<unknown>, { text }: DialectParts) => {
  await db.schema
    .createTable('uploaded_file')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('submission_table', text, (column) => column.notNull())
    .addColumn('submission_id', text, (column) => column.notNull())
    .addColumn('field', text, (column) => column.notNull())
    .addColumn('original_name', text, (column) => column.notNull())
    .addColumn('media_type', text, (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', text, (column) => column.notNull())
    // A PostgreSQL type; SQLite stores bytes in a column of any type.
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addUniqueConstraint('one_file_a_field', ['submission_table', 'submission_id', 'field'])
    .execute()
}

export const createSubmissionTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  for (const [table, fields] of Object.entries(submissionTables))
    await createSubmissionTable(db, table, fields, parts)
  await createUploadedFile(db, parts)
}
