import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

/**
 * The index of the searched texts, the words in them, and indexes of jobs that answer without reading the long texts of
 * each: what is open in an industry, what was posted when.
 */
export const createJobSearch = async (db: Kysely<unknown>, { text, textIndex }: DialectParts) => {
  await textIndex.create(db)
  await db.schema
    .createTable('job_search_word')
    .addColumn('word', text, (column) => column.primaryKey().notNull())
    .execute()
  await db.schema.dropIndex('job_by_industry').execute()
  const indexes = {
    job_by_industry: ['industry_id', 'closing_date'],
    job_by_department: ['department_id'],
    job_by_role: ['role_id'],
    job_by_day: ['job_id', 'date_posted', 'closing_date'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('job').columns(columns).execute()
}
