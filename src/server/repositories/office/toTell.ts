import type { ToTell } from '@/domain/office/inbox'
import type { SubmissionState } from '@/domain/office/states'
import type { ToTellTable } from '../../database/answerTables'
import type { Db } from '../../database/schema'

export type NewToTell = Pick<ToTellTable, 'reference' | 'state' | 'text' | 'why' | 'at'> & {
  accountId: string
}

/** Stores the answer still to be told to a submission, replacing an earlier one. */
export const putToTell = (db: Db, { accountId, ...row }: NewToTell) => {
  const values = { ...row, account_id: accountId, claimed_by: '', claimed_until: '' }
  return db
    .insertInto('to_tell')
    .values(values)
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(values))
    .execute()
}

/** Takes these submissions from the list, or only those that wait to be told another state. */
export const removeToTell = (
  db: Db,
  references: readonly string[],
  { unless = '' }: { unless?: SubmissionState | '' } = {},
) =>
  db
    .deleteFrom('to_tell')
    .where('reference', 'in', references)
    .$if(unless !== '', (query) => query.where('state', '!=', unless as SubmissionState))
    .execute()

/** The oldest answer still to be told to one of these submissions. */
export const findToTell = async (
  db: Db,
  references: readonly string[],
  now: string,
): Promise<ToTell | null> => {
  const row = await db
    .selectFrom('to_tell')
    .leftJoin('account', 'account.id', 'to_tell.account_id')
    .leftJoin('account as claimer', 'claimer.id', 'to_tell.claimed_by')
    .select(['state', 'text', 'why', 'at', 'account_id', 'account.name', 'claimed_by', 'claimed_until'])
    .select('claimer.name as claimer')
    .where('reference', 'in', references)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { account_id, name, claimed_by, claimed_until: claimedUntil, claimer, ...toTell } = row
  const isClaimed = claimed_by !== '' && claimedUntil > now
  return {
    ...toTell,
    account: { id: account_id, name: name ?? '' },
    claimedBy: isClaimed ? { id: claimed_by, name: claimer ?? '' } : null,
    claimedUntil: isClaimed ? claimedUntil : '',
  }
}

/** Moves the answer to be told to the main submission, unless that has one itself. */
export const moveToTell = async (db: Db, from: string, into: string) => {
  const taken = await db
    .selectFrom('to_tell')
    .select('reference')
    .where('reference', '=', into)
    .executeTakeFirst()
  if (taken) await removeToTell(db, [from])
  else await db.updateTable('to_tell').set({ reference: into }).where('reference', '=', from).execute()
}
