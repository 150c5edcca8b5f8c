import type { Db, SendingCountTable, SignInCountTable } from '../database/schema'

type CountTable = 'sending_count' | 'sign_in_count'

/** Deletes counts that have ended. */
export const deleteEndedCounts = (db: Db, now: string, table: CountTable = 'sending_count') =>
  db.deleteFrom(table).where('ends_at', '<=', now).execute()

/** The count of a sender that has not ended. */
export const findCount = (db: Db, sender: string, now: string) =>
  db
    .selectFrom('sending_count')
    .selectAll()
    .where('sender', '=', sender)
    .where('ends_at', '>', now)
    .executeTakeFirst()

type Counting = { sender: string; now: string; endsAt: string }

/** Increments the count of a sender and deletes all ended counts. Call it in a transaction. */
export const countSending = async (db: Db, { sender, now, endsAt }: Counting): Promise<SendingCountTable> => {
  await deleteEndedCounts(db, now)
  return db
    .insertInto('sending_count')
    .values({ sender, sent: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('sender').doUpdateSet((build) => ({ sent: build('sending_count.sent', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Call it in the transaction that erases submissions: counts are made of mobile numbers. */
export const deleteAllCounts = (db: Db) => db.deleteFrom('sending_count').execute()

/** The failed attempts of a sender that are not forgotten yet. */
export const findSignInCount = (db: Db, sender: string, now: string) =>
  db
    .selectFrom('sign_in_count')
    .selectAll()
    .where('sender', '=', sender)
    .where('ends_at', '>', now)
    .executeTakeFirst()

/** Counts an attempt and returns the count, which each prolongs unless it `isFixed`. Call it in a transaction. */
export const countSignIn = async (
  db: Db,
  { sender, now, endsAt }: Counting,
  { isFixed = false } = {},
): Promise<SignInCountTable> => {
  await deleteEndedCounts(db, now, 'sign_in_count')
  return db
    .insertInto('sign_in_count')
    .values({ sender, failures: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('sender').doUpdateSet((build) => ({
        failures: build('sign_in_count.failures', '+', 1),
        ...(!isFixed && { ends_at: endsAt }),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes back one attempt that was no failure. */
export const uncountSignIn = (db: Db, sender: string) =>
  db
    .updateTable('sign_in_count')
    .set((build) => ({ failures: build('failures', '-', 1) }))
    .where('sender', '=', sender)
    .where('failures', '>', 0)
    .execute()

export const forgetSignInCount = (db: Db, sender: string) =>
  db.deleteFrom('sign_in_count').where('sender', '=', sender).execute()
