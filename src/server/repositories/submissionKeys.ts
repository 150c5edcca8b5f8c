import type { Db, SubmissionKeyTable, SubmissionTable } from '../database/schema'

export type SubmissionKey = Pick<SubmissionKeyTable, 'submission_table' | 'submission_key' | 'content'>

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

export const deleteKeysBefore = (db: Db, time: string) =>
  db.deleteFrom('submission_key').where('sent_at', '<', time).execute()

/** The keys of these submissions. */
export const deleteKeysOf = (db: Db, table: SubmissionTable, ids: string[]) =>
  db
    .deleteFrom('submission_key')
    .where('submission_table', '=', table)
    .where('submission_id', 'in', ids)
    .execute()
