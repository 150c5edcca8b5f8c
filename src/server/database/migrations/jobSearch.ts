import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

/**
 * The index of the searched texts and the words in them. The indexes of jobs tell how many are open in an industry, and whose
 * department or role is renamed, without reading the long texts of each.
 */
export const createJobSearch = async (db: Kysely<unknown>, { text, textIndex }: DialectParts) => {
  await textIndex.createForJobs(db)
  await db.schema
    .createTable('job_search_word')
    .addColumn('word', text, (column) => column.primaryKey().notNull())
    .execute()
  await db.schema.dropIndex('job_by_industry').execute()
  const indexes = {
    job_by_industry: ['industry_id', 'closing_date', 'closed_on', 'job_id'],
    job_by_department: ['department_id'],
    job_by_role: ['role_id'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('job').columns(columns).execute()
}
