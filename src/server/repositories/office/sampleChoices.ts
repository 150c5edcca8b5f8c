import type { Db } from '../../database/schema'
import { openNow } from '../publicJobs'

const JOBS_MAX = 200

/** The open jobs and the places that sample submissions choose from. */
export const listSampleChoices = async (db: Db) => ({
  jobs: await db
    .selectFrom('job')
    .select(['job_id', 'position', 'industry_id', 'department_id', 'role_id'])
    .where(openNow())
    .orderBy('job_id')
    .limit(JOBS_MAX)
    .execute(),
  locations: await db.selectFrom('location').select('location_id').orderBy('sort_order').execute(),
})

export type SampleChoices = Awaited<ReturnType<typeof listSampleChoices>>

/** Whether anything came in with this mobile number. */
export const isKnownMobile = async (db: Db, mobile: string) => {
  const row = await db
    .selectFrom('inbox_entry')
    .select('row')
    .where('mobile', '=', mobile)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
