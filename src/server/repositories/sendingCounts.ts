import { createHmac } from 'node:crypto'
import type { Db, SendingCountTable } from '../database/schema'

/** The times between which the counts of the current minute end. */
export type CountPeriod = { now: string; latestEnd: string }

/** The count of a sender in the current minute. */
export const findCount = (db: Db, sender: string, { now, latestEnd }: CountPeriod) =>
  db
    .selectFrom('sending_count')
    .selectAll()
    .where('sender', '=', sender)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestEnd)
    .executeTakeFirst()

/** Deletes the counts that have ended, and those that end too late because the clock was set back since. */
export const deleteEndedCounts = (db: Db, { now, latestEnd }: CountPeriod) =>
  db
    .deleteFrom('sending_count')
    .where((build) => build.or([build('ends_at', '<=', now), build('ends_at', '>', latestEnd)]))
    .execute()

/** Increments the count of a sender and deletes all ended counts. Call it in a transaction. */
export const countSending = async (
  db: Db,
  sender: string,
  period: CountPeriod,
  ends_at: string,
): Promise<SendingCountTable> => {
  await deleteEndedCounts(db, period)
  return db
    .insertInto('sending_count')
    .values({ sender, sent: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('sender').doUpdateSet((build) => ({ sent: build('sending_count.sent', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Call it in the transaction that erases submissions: counts are made of mobile numbers. */
export const deleteAllCounts = (db: Db) => db.deleteFrom('sending_count').execute()

/** The secret for hashes of personal data: without one, numbers could be found by trying all. */
const readHashSecret = async (db: Db) => {
  const { hash_secret } = await db.selectFrom('meta').select('hash_secret').executeTakeFirstOrThrow()
  return hash_secret
}

/** A hash of personal data with the secret of the database. */
export const keyedHash = async (db: Db, text: string) =>
  createHmac('sha256', await readHashSecret(db))
    .update(text)
    .digest('hex')
