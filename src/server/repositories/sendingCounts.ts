import type { Db, SendingCountTable } from '../database/schema'

/** The count of a sender in the current minute. */
export const findCount = (db: Db, sender: string, now: string) =>
  db
    .selectFrom('sending_count')
    .selectAll()
    .where('sender', '=', sender)
    .where('ends_at', '>', now)
    .executeTakeFirst()

/** Increments the count of a sender and deletes all expired counts. Call it in a transaction. */
export const countSending = async (
  db: Db,
  sender: string,
  now: string,
  ends_at: string,
): Promise<SendingCountTable> => {
  await db.deleteFrom('sending_count').where('ends_at', '<=', now).execute()
  return db
    .insertInto('sending_count')
    .values({ sender, sent: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('sender').doUpdateSet((build) => ({ sent: build('sending_count.sent', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The secret for hashes of personal data: without one, numbers could be found by trying all. */
export const readHashSecret = async (db: Db) => {
  const { hash_secret } = await db.selectFrom('meta').select('hash_secret').executeTakeFirstOrThrow()
  return hash_secret
}
