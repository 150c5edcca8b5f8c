import type { Db, SubmissionKeyTable } from '../database/schema'

export type SubmissionKey = Omit<SubmissionKeyTable, 'sent_at'>

/** Whether this content was acknowledged under this key before. */
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

/** Call it in the transaction that stores the submission. Of several at once one gets true; the others wait and get false. */
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
