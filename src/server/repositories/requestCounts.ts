import type { Db, RequestCountTable } from '../database/schema'

export const deleteEndedCounts = (db: Db, now: string) =>
  db.deleteFrom('request_count').where('ends_at', '<=', now).execute()

/** The count of a counter that has not ended. */
export const findCount = (db: Db, counter: string, now: string) =>
  db
    .selectFrom('request_count')
    .selectAll()
    .where('counter', '=', counter)
    .where('ends_at', '>', now)
    .executeTakeFirst()

type Counting = { counter: string; now: string; endsAt: string }

/** Counts once more and returns the count, which ends when its first ends, or `isProlonged` by each. Call it in a transaction. */
export const countOne = async (
  db: Db,
  { counter, now, endsAt }: Counting,
  { isProlonged = false } = {},
): Promise<RequestCountTable> => {
  await deleteEndedCounts(db, now)
  return db
    .insertInto('request_count')
    .values({ counter, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('counter').doUpdateSet((build) => ({
        count: build('request_count.count', '+', 1),
        ...(isProlonged && { ends_at: endsAt }),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes back one that should not have counted. */
export const takeBackOne = (db: Db, counter: string) =>
  db
    .updateTable('request_count')
    .set((build) => ({ count: build('count', '-', 1) }))
    .where('counter', '=', counter)
    .where('count', '>', 0)
    .execute()

export const forgetCounts = (db: Db, counters: readonly string[]) =>
  db.deleteFrom('request_count').where('counter', 'in', counters).execute()
