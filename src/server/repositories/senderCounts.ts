import type { Db, SenderCountTable } from '../database/schema'

export const deleteEndedCounts = (db: Db, now: string) =>
  db.deleteFrom('sender_count').where('ends_at', '<=', now).execute()

/** The count of a sender that has not ended. */
export const findCount = (db: Db, sender: string, now: string) =>
  db
    .selectFrom('sender_count')
    .selectAll()
    .where('sender', '=', sender)
    .where('ends_at', '>', now)
    .executeTakeFirst()

type Counting = { sender: string; now: string; endsAt: string }

/** Counts once more and returns the count, which ends when its first ends, or `isProlonged` by each. Call it in a transaction. */
export const countOne = async (
  db: Db,
  { sender, now, endsAt }: Counting,
  { isProlonged = false } = {},
): Promise<SenderCountTable> => {
  await deleteEndedCounts(db, now)
  return db
    .insertInto('sender_count')
    .values({ sender, count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('sender').doUpdateSet((build) => ({
        count: build('sender_count.count', '+', 1),
        ...(isProlonged && { ends_at: endsAt }),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes back one that should not have counted. */
export const takeBackOne = (db: Db, sender: string) =>
  db
    .updateTable('sender_count')
    .set((build) => ({ count: build('count', '-', 1) }))
    .where('sender', '=', sender)
    .where('count', '>', 0)
    .execute()

export const forgetCounts = (db: Db, senders: readonly string[]) =>
  db.deleteFrom('sender_count').where('sender', 'in', senders).execute()
