import type { Db } from '../../database/schema'

/** The times between which a count ends that is of a right clock. */
type Period = { now: string; latestEnd: string }

/** The failed attempts of a sender that are not forgotten yet. */
export const findSignInCount = (db: Db, sender: string, { now, latestEnd }: Period) =>
  db
    .selectFrom('sign_in_count')
    .selectAll()
    .where('sender', '=', sender)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestEnd)
    .executeTakeFirst()

/** Counts an attempt and returns how many there are. Call it in a transaction. */
export const countSignIn = async (db: Db, sender: string, { now, latestEnd }: Period, ends_at: string) => {
  await db
    .deleteFrom('sign_in_count')
    .where((build) => build.or([build('ends_at', '<=', now), build('ends_at', '>', latestEnd)]))
    .execute()
  const { failures } = await db
    .insertInto('sign_in_count')
    .values({ sender, failures: 1, ends_at })
    .onConflict((conflict) =>
      conflict
        .column('sender')
        .doUpdateSet((build) => ({ failures: build('sign_in_count.failures', '+', 1), ends_at })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
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
