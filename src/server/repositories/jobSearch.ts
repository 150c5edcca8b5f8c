import { batchesOf } from '@/domain/batches'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { listColumn } from './queries'
import { openNow } from './jobs'

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
  const searched = new Set((await listSearchRows(db, ids)).map(({ job_id }) => job_id))
  return ids.filter((id) => !searched.has(id))
}

/** The numbers of the rows of these jobs. */
export const listSearchRows = (db: Db, ids: readonly string[]) =>
  db.selectFrom('job_search').select(['row', 'job_id']).where('job_id', 'in', ids).execute()

/** Every word that stands in a job, or stood in one. */
export const listSearchWords = (db: Db) => listColumn(db.selectFrom('job_search_word').select('word'), 'word')

/** Words for each statement, which takes a limited number of values. */
const BATCH = 500

export const addSearchWords = async (db: Db, words: readonly string[]) => {
  for (const batch of batchesOf(words, BATCH)) {
    await db
      .insertInto('job_search_word')
      .values(batch.map((word) => ({ word })))
      .onConflict((conflict) => conflict.column('word').doNothing())
      .execute()
  }
}

/** The parts of a database that a search needs: the database and its index of texts. */
export type Searched = Pick<PortalDatabase, 'db' | 'write' | 'textIndex'>
