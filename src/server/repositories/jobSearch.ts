import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { openNow } from './jobs'
import { listColumn } from './queries'

/** The open jobs after one with this id, in the order of their ids; `row` is null where the texts are not indexed. */
export const listJobRows = (db: Db, after: string, limit: number) =>
  db
    .selectFrom('job')
    .leftJoin('job_search', 'job_search.job_id', 'job.job_id')
    .select(['job.job_id', 'job.industry_id', 'job.date_posted', 'job_search.row'])
    .where(openNow())
    .where('job.job_id', '>', after)
    .orderBy('job.job_id')
    .limit(limit)
    .execute()

/** Those of these jobs whose texts are not indexed. */
export const findUnsearched = async (db: Db, ids: readonly string[]) => {
  const rows = db.selectFrom('job_search').select('job_id').where('job_id', 'in', ids)
  const searched = new Set(await listColumn(rows, 'job_id'))
  return ids.filter((id) => !searched.has(id))
}

/** The parts of a database that a search needs: the database and its index of texts. */
export type Searched = Pick<PortalDatabase, 'db' | 'write' | 'textIndex'>
