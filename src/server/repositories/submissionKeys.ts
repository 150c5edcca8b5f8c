import type { Db, SubmissionKeyTable } from '../database/schema'

export type SubmissionKey = Omit<SubmissionKeyTable, 'sent_at'>

/** Whether this very content was acknowledged under this key. */
export const isAcknowledged = async (
  db: Db,
  { submission_table, submission_key, content }: SubmissionKey,
) => {
  const row = await db
    .selectFrom('submission_key')
    .select('sent_at')
    .where('submission_table', '=', submission_table)
    .where('submission_key', '=', submission_key)
    .where('content', '=', content)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * To be called in the transaction that stores the submission: of several at once one gets true, and the others wait
 * for it and get false.
 */
export const takeKey = async (db: Db, row: SubmissionKeyTable) => {
  const taken = await db
    .insertInto('submission_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('submission_key')
    .executeTakeFirst()
  return taken !== undefined
}

export const forgetKeysBefore = (db: Db, time: string) =>
  db.deleteFrom('submission_key').where('sent_at', '<', time).execute()
