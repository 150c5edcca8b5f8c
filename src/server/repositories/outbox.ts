import { v7 } from 'uuid'
import type { Db, SubmissionTable } from '../database/schema'
import { hasChanged, listColumn } from './queries'

/** Times are ISO texts, which sort; '' comes before all of them. */
const NEVER = ''

/** Call it in the transaction that stores the submission. */
export const putInOutbox = (
  db: Db,
  row: Pick<Waiting, 'submission_table' | 'submission_id' | 'recipient'> & { answer_id?: string },
  now: string,
) =>
  db
    .insertInto('mail_outbox')
    // Ids of version 7 grow: mails leave in the order in which they were put here.
    .values({ id: v7(), ...row, due_at: now })
    .execute()

/** The first mail that waits and that no process is sending. Those to applicants never wait for the files to the staff. */
const firstOf = (db: Db, now: string) =>
  db
    .selectFrom('mail_outbox')
    .select([
      'id',
      'submission_table',
      'submission_id',
      'recipient',
      'answer_id',
      'claimed_until',
      'failures',
    ])
    .where('given_up_at', '=', NEVER)
    .where('claimed_until', '<=', now)
    .orderBy('failures')
    .orderBy('recipient')
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)

/**
 * The next mail to send: those with the fewest failures come first, among them those to applicants, the oldest first. Two queries,
 * each of which reads the first row of the index by turn, however many mails wait.
 */
export const nextDue = async (db: Db, now: string) =>
  (await firstOf(db, now).where('failures', '=', 0).executeTakeFirst()) ??
  (await firstOf(db, now).where('failures', '>', 0).where('due_at', '<=', now).executeTakeFirst())

export type Waiting = NonNullable<Awaited<ReturnType<typeof nextDue>>>

export const claim = (db: Db, seen: Waiting, { until, by }: { until: string; by: string }) =>
  hasChanged(
    db
      .updateTable('mail_outbox')
      .set({ claimed_until: until, claimed_by: by })
      .where('id', '=', seen.id)
      .where('claimed_until', '=', seen.claimed_until),
  )

export const listClaimers = (db: Db, now: string) =>
  listColumn(
    db
      .selectFrom('mail_outbox')
      .select('claimed_by')
      .distinct()
      .where('claimed_until', '>', now)
      .where('claimed_by', '!=', ''),
    'claimed_by',
  )

export const releaseClaimsOf = (db: Db, claimers: readonly string[]) =>
  db
    .updateTable('mail_outbox')
    .set({ claimed_until: NEVER, claimed_by: '' })
    .where('claimed_by', 'in', claimers)
    .execute()

export const removeFromOutbox = (db: Db, id: string) =>
  db.deleteFrom('mail_outbox').where('id', '=', id).execute()

type Failed = { reply: string; failures?: number; due_at?: string; given_up_at?: string }

/** Releases a mail that was not sent, unless another process has claimed it since. */
export const release = (db: Db, id: string, claimedUntil: string, failed: Failed) =>
  db
    .updateTable('mail_outbox')
    .set({ ...failed, claimed_until: NEVER, claimed_by: '' })
    .where('id', '=', id)
    .where('claimed_until', '=', claimedUntil)
    .execute()

/** How many mails to the staff wait, have failed so far, and were given up. */
export const countOutbox = async (db: Db) => {
  const counts = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => [
      fn.countAll().filterWhere('given_up_at', '=', NEVER).as('waiting'),
      fn.countAll().filterWhere('given_up_at', '=', NEVER).filterWhere('reply', '<>', '').as('failing'),
      fn.countAll().filterWhere('given_up_at', '<>', NEVER).as('givenUp'),
    ])
    .where('recipient', '=', 'staff')
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(counts.waiting),
    failing: Number(counts.failing),
    givenUp: Number(counts.givenUp),
  }
}

/** The time of the oldest submission of a kind that waits to be mailed to the staff; null if there is none. */
export const oldestWaiting = async (db: Db, table: SubmissionTable) => {
  const waiting = db
    .selectFrom('mail_outbox')
    .select('submission_id')
    .where('submission_table', '=', table)
    .where('recipient', '=', 'staff')
    .where('given_up_at', '=', NEVER)
  const { oldest } = await db
    .selectFrom(table)
    .select((build) => build.fn.min<string | null>('submitted_at').as('oldest'))
    .where('id', 'in', waiting)
    .executeTakeFirstOrThrow()
  return oldest
}
