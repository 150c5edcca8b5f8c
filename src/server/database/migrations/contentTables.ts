import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'
import { contentTables } from '../schema'
import { createTables, type Table } from './tables'

const list = (key: string, texts: string): Table => ({ key, texts, integers: 'sort_order=0' })

const tables: Record<string, Table> = {
  meta: {
    integers: 'id content_version',
    nullableTexts: 'filled_at',
    texts: 'hash_secret',
    primaryKey: 'id',
  },
  industry: list('industry_id', 'industry_name='),
  department: list('department_id', 'd_name='),
  role: list('role_id', 'role_name='),
  location: list('location_id', 'location_name='),
  company: list('id', 'name= about= logo_file_name= image_url='),
  header_content: list('id', 'ads_content= img1= img2= img1_link= img2_link= video_file_name='),
  slider_image: list('id', 'image='),
  csr_item: list('id', 'image= description='),
  service: list('service_id', 'title= service_name= description= small_img= banner_img='),
  office: list('id', 'office_type= address= contact_no= whatsapp_no='),
  email_item: list('id', 'label= email='),
  contact_details: list('id', 'working_hours= holidays='),
  state: list('state_id', 'state_name='),
  city: { ...list('city_id', 'city_name'), references: 'state.state_id' },
  job: {
    key: 'job_id',
    references: 'department.department_id industry.industry_id role.role_id',
    nullableIntegers: 'experience_from experience_to no_of_posts',
    nullableDecimals: 'ctc_from ctc_to',
    nullableTexts:
      'date_posted closing_date closed_on confirmed_on walk_in_date_from walk_in_date_to walk_in_time walk_in_address walk_in_bring company_hidden',
    // The long ones last: SQLite reads a row from its beginning.
    texts:
      'position state=open company_name= location= employment_type= ctc= qualification= short_job_description= about_company= job_description=',
    indexes: {
      // Tells how many jobs of an industry are open without reading the long texts of each.
      job_by_industry: 'industry_id state closing_date closed_on job_id',
      job_by_department: 'department_id',
      job_by_role: 'role_id',
    },
  },
  job_change: {
    texts: 'job_id at account what',
    integers: 'number',
    primaryKey: 'job_id number',
  },
  job_applied_for: { key: 'job_id' },
}

/** The content that visitors read: the lists, the jobs, their history and the index of their texts. */
export const createContentTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createTables(db, parts, tables)
  const meta: Kysely<{ meta: { id: number; content_version: number; hash_secret: string } }> = db.withTables()
  const hash_secret = randomBytes(32).toString('hex')
  await meta.insertInto('meta').values({ id: 1, content_version: 0, hash_secret }).execute()
  for (const table of contentTables) await parts.countContentChanges(db, table)
  await parts.textIndex.createForJobs(db)
  await createTables(db, parts, { job_search_word: { key: 'word' } })
}
