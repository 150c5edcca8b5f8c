import type { Db } from '../../database/schema'

/** Who changes jobs, and when. */
export type Changer = { at: string; account: string }

/** Rows for each statement, which takes a limited number of values. */
const BATCH = 100

/** The greatest number of a change of each of these jobs. */
const lastNumbers = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('job_change')
    .select((build) => ['job_id', build.fn.max('number').as('last')])
    .where('job_id', 'in', ids)
    .groupBy('job_id')
    .execute()
  return new Map(rows.map(({ job_id, last }) => [job_id, last]))
}

/** Adds what was done to jobs to their histories. Call it in the transaction that does it, each job once. */
export const addJobChanges = async (
  db: Db,
  changes: readonly { id: string; what: string }[],
  { at, account }: Changer,
) => {
  for (let start = 0; start < changes.length; start += BATCH) {
    const batch = changes.slice(start, start + BATCH)
    const last = await lastNumbers(
      db,
      batch.map(({ id }) => id),
    )
    await db
      .insertInto('job_change')
      .values(
        batch.map(({ id, what }) => ({ job_id: id, number: (last.get(id) ?? 0) + 1, at, account, what })),
      )
      .execute()
  }
}

/** The history of a job, the newest change first. */
export const listJobChanges = (db: Db, id: string) =>
  db
    .selectFrom('job_change')
    .select(['at', 'account', 'what'])
    .where('job_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
