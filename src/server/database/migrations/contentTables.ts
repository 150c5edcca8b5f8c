import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { contentTables, type ContentTable } from '../schema'
import type { DialectParts } from '../dialects/parts'
import { addTexts, createIndexes, keyedTable } from './tables'

/** Lists of texts; the first column is the key. */
const lists: [ContentTable, string, ...string[]][] = [
  ['industry', 'industry_id', 'industry_name'],
  ['department', 'department_id', 'd_name'],
  ['role', 'role_id', 'role_name'],
  ['location', 'location_id', 'location_name'],
  ['company', 'id', 'name', 'about', 'logo_file_name', 'image_url'],
  ['header_content', 'id', 'ads_content', 'img1', 'img2', 'img1_link', 'img2_link', 'video_file_name'],
  ['slider_image', 'id', 'image'],
  ['csr_item', 'id', 'image', 'description'],
  ['service', 'service_id', 'title', 'service_name', 'description', 'small_img', 'banner_img'],
  ['office', 'id', 'office_type', 'address', 'contact_no', 'whatsapp_no'],
  ['email_item', 'id', 'label', 'email'],
  ['contact_details', 'id', 'working_hours', 'holidays'],
  ['state', 'state_id', 'state_name'],
]

/** The long ones last: SQLite reads a row from its beginning. */
const jobTexts = [
  'company_name',
  'location',
  'employment_type',
  'ctc',
  'qualification',
  'short_job_description',
  'about_company',
  'job_description',
]

/** Details that staff may add to a job; null without them. */
const jobDetails = [
  'date_posted',
  'closing_date',
  'closed_on',
  'confirmed_on',
  'walk_in_date_from',
  'walk_in_date_to',
  'walk_in_time',
  'walk_in_address',
  'walk_in_bring',
  'company_hidden',
]

const createMeta = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('meta')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('content_version', 'integer', (column) => column.notNull())
    .addColumn('filled_at', 'text')
    .addColumn('hash_secret', 'text', (column) => column.notNull())
    .execute()
  const meta: Kysely<{ meta: { id: number; content_version: number; hash_secret: string } }> = db.withTables()
  const hash_secret = randomBytes(32).toString('hex')
  await meta.insertInto('meta').values({ id: 1, content_version: 0, hash_secret }).execute()
}

const createLists = async (db: Kysely<unknown>, parts: DialectParts) => {
  for (const [table, key, ...columns] of lists)
    await addTexts(keyedTable(db, parts, table, key), parts, columns, { isOptional: true })
      .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await addTexts(keyedTable(db, parts, 'city', 'city_id'), parts, ['city_name'])
    .addColumn('state_id', parts.text, (column) => column.notNull().references('state.state_id'))
    .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

const createJob = async (db: Kysely<unknown>, parts: DialectParts) => {
  const { text } = parts
  const table = addTexts(keyedTable(db, parts, 'job', 'job_id'), parts, ['position'])
    .addColumn('state', text, (column) =>
      column
        .notNull()
        .defaultTo('open')
        .check(sql`state in ('draft', 'open', 'paused')`),
    )
    .addColumn('department_id', text, (column) => column.notNull().references('department.department_id'))
    .addColumn('industry_id', text, (column) => column.notNull().references('industry.industry_id'))
    .addColumn('role_id', text, (column) => column.notNull().references('role.role_id'))
    .addColumn('experience_from', 'integer')
    .addColumn('experience_to', 'integer')
    .addColumn('ctc_from', 'double precision')
    .addColumn('ctc_to', 'double precision')
    .addColumn('no_of_posts', 'integer')
  const withDetails = jobDetails.reduce((create, name) => create.addColumn(name, text), table)
  await addTexts(withDetails, parts, jobTexts, { isOptional: true }).execute()
  await createIndexes(db, 'job', {
    // Tells how many jobs of an industry are open without reading the long texts of each.
    job_by_industry: ['industry_id', 'state', 'closing_date', 'closed_on', 'job_id'],
    job_by_department: ['department_id'],
    job_by_role: ['role_id'],
  })
}

const createJobHistory = async (db: Kysely<unknown>, parts: DialectParts) => {
  const { text } = parts
  const change = db.schema
    .createTable('job_change')
    .addColumn('job_id', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
  await addTexts(change, parts, ['at', 'account', 'what'])
    .addPrimaryKeyConstraint('job_change_key', ['job_id', 'number'])
    .execute()
  await keyedTable(db, parts, 'job_applied_for', 'job_id').execute()
}

/** The content that visitors read: the lists, the jobs, their history and the index of their texts. */
export const createContentTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createMeta(db)
  await createLists(db, parts)
  await createJob(db, parts)
  await createJobHistory(db, parts)
  for (const table of contentTables) await parts.countContentChanges(db, table)
  await parts.textIndex.createForJobs(db)
  await keyedTable(db, parts, 'job_search_word', 'word').execute()
}
