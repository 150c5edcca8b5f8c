import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { openOn } from './jobs'
import { listColumn } from './queries'

type Dated = {
  db: Db
  today: () => string
}

/** The parts of a database that a search needs: the database, its index of texts and the day. */
export type Searched = Dated & Pick<PortalDatabase, 'write' | 'textIndex'>

/** The open jobs after one with this id, in the order of their ids; `row` is null where the texts are not indexed. */
export const listJobRows = ({ db, today }: Dated, after: string, limit: number) =>
  db
    .selectFrom('job')
    .leftJoin('job_search', 'job_search.job_id', 'job.job_id')
    .select(['job.job_id', 'job.industry_id', 'job.date_posted', 'job_search.row'])
    .where(openOn(today()))
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
