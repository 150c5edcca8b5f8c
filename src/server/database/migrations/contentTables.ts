import type { Kysely } from 'kysely'
import { contentTables, type ContentTable } from '../schema'
import type { DialectParts } from '../dialects/parts'

/** Tables of text columns; the first column is the key. */
const textTables: [ContentTable, ...string[]][] = [
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

const createMeta = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('meta')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('content_version', 'integer', (column) => column.notNull())
    .addColumn('filled_at', 'text')
    .execute()
  const meta: Kysely<{ meta: { id: number; content_version: number } }> = db.withTables()
  await meta.insertInto('meta').values({ id: 1, content_version: 0 }).execute()
}

const createTextTable = (
  [table, key, ...columns]: [string, ...string[]],
  db: Kysely<unknown>,
  { text }: DialectParts,
) => {
  let create = db.schema
    .createTable(table)
    .addColumn(key ?? 'id', text, (column) => column.primaryKey().notNull())
  for (const name of columns)
    create = create.addColumn(name, text, (column) => column.notNull().defaultTo(''))
  return create.addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0)).execute()
}

const createCity = (db: Kysely<unknown>, { text }: DialectParts) =>
  db.schema
    .createTable('city')
    .addColumn('city_id', text, (column) => column.primaryKey().notNull())
    .addColumn('city_name', text, (column) => column.notNull())
    .addColumn('state_id', text, (column) => column.notNull().references('state.state_id'))
    .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

const createJob = async (db: Kysely<unknown>, { text }: DialectParts) => {
  let create = db.schema
    .createTable('job')
    .addColumn('job_id', text, (column) => column.primaryKey().notNull())
    .addColumn('position', text, (column) => column.notNull())
    .addColumn('department_id', text, (column) => column.notNull().references('department.department_id'))
    .addColumn('industry_id', text, (column) => column.notNull().references('industry.industry_id'))
    .addColumn('role_id', text, (column) => column.notNull().references('role.role_id'))
    .addColumn('experience_from', 'integer')
    .addColumn('experience_to', 'integer')
    .addColumn('ctc_from', 'double precision')
    .addColumn('ctc_to', 'double precision')
    .addColumn('no_of_posts', 'integer')
    .addColumn('date_posted', text)
  const texts = ['company_name', 'about_company', 'job_description', 'short_job_description', 'location']
  for (const name of [...texts, 'employment_type', 'ctc', 'qualification']) {
    create = create.addColumn(name, text, (column) => column.notNull().defaultTo(''))
  }
  await create.execute()
  await db.schema.createIndex('job_by_industry').on('job').column('industry_id').execute()
}

export const createContentTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createMeta(db)
  for (const table of textTables) await createTextTable(table, db, parts)
  await createCity(db, parts)
  await createJob(db, parts)
  for (const table of contentTables) await parts.countContentChanges(db, table)
}
