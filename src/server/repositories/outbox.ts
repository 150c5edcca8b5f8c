import type { Db, SubmissionTable } from '../database/schema'

/** Times are ISO texts, which sort; '' comes before all of them. */
const NOT_CLAIMED = ''

export type Waiting = {
  id: string
  submission_table: SubmissionTable
  submission_id: string
  claimed_until: string
  failures: number
}

/** Call it in the transaction that stores the submission. */
export const putInOutbox = (
  db: Db,
  row: Pick<Waiting, 'id' | 'submission_table' | 'submission_id'>,
  now: string,
) =>
  db
    .insertInto('mail_outbox')
    .values({ ...row, due_at: now, claimed_until: NOT_CLAIMED, failures: 0 })
    .execute()

/** The mail that is due for the longest time and not claimed. */
export const nextDue = (db: Db, now: string): Promise<Waiting | undefined> =>
  db
    .selectFrom('mail_outbox')
    .select(['id', 'submission_table', 'submission_id', 'claimed_until', 'failures'])
    .where('due_at', '<=', now)
    .where('claimed_until', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Claims a mail. Returns false if another process claimed it first. */
export const claim = async (db: Db, seen: Waiting, until: string) => {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ claimed_until: until })
    .where('id', '=', seen.id)
    .where('claimed_until', '=', seen.claimed_until)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const removeFromOutbox = (db: Db, id: string) =>
  db.deleteFrom('mail_outbox').where('id', '=', id).execute()

/** Releases a mail that failed, unless another process has claimed it since. */
export const postpone = (db: Db, id: string, claimedUntil: string, failures: number, dueAt: string) =>
  db
    .updateTable('mail_outbox')
    .set({ claimed_until: NOT_CLAIMED, failures, due_at: dueAt })
    .where('id', '=', id)
    .where('claimed_until', '=', claimedUntil)
    .execute()

export const countOutbox = async (db: Db) => {
  const { waiting, failing } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll().as('waiting'))
    .select((build) => build.fn.count(build.case().when('failures', '>', 0).then(1).end()).as('failing'))
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), failing: Number(failing) }
}

/** The time of the oldest submission of a kind that waits to be mailed; null if there is none. */
export const oldestWaiting = async (db: Db, table: SubmissionTable) => {
  const waiting = db.selectFrom('mail_outbox').select('submission_id').where('submission_table', '=', table)
  const { oldest } = await db
    .selectFrom(table)
    .select((build) => build.fn.min<string | null>('submitted_at').as('oldest'))
    .where('id', 'in', waiting)
    .executeTakeFirstOrThrow()
  return oldest
}
