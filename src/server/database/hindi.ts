import { sql, type Kysely } from 'kysely'
import type { DialectParts } from './dialects/parts'
import { addTextColumns } from './tables'

/** Texts of the content in Hindi, each beside that in English. */
const columnsInHindi: Record<string, string> = {
  industry: 'industry_name_hi',
  department: 'd_name_hi',
  role: 'role_name_hi',
  location: 'location_name_hi',
  header_content: 'ads_content_hi',
  csr_item: 'description_hi',
  service: 'title_hi service_name_hi description_hi',
  office: 'office_type_hi address_hi',
  job: 'position_hi short_job_description_hi job_description_hi',
}

/** Adds them, and lets jobs be indexed with theirs. */
export const addHindi = async (db: Kysely<unknown>, parts: DialectParts) => {
  await addTextColumns(db, parts, columnsInHindi)
  await parts.textIndex.watchHindi(db)
  await sql`delete from job_search`.execute(db)
}
