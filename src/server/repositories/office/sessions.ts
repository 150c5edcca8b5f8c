import type { AccountSessionTable, Db } from '../../database/schema'

export const insertSession = (db: Db, session: AccountSessionTable) =>
  db.insertInto('account_session').values(session).execute()

/** A session that was used since a time, with its active account. */
export const findSession = (db: Db, id: string, usedSince: string) =>
  db
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select(['account.id', 'account.email', 'account.name', 'account.role', 'account.totp_secret'])
    .select(['account_session.seen_at', 'account_session.previous_visit_at'])
    .where('account_session.id', '=', id)
    .where('account_session.seen_at', '>', usedSince)
    .where('account.is_active', '=', 1)
    .executeTakeFirst()

/** Notes that a session is used. Of two servers the later one counts. */
export const touchSession = async (db: Db, id: string, accountId: string, time: string) => {
  await db
    .updateTable('account_session')
    .set({ seen_at: time })
    .where('id', '=', id)
    .where('seen_at', '<', time)
    .execute()
  await db
    .updateTable('account')
    .set({ seen_at: time })
    .where('id', '=', accountId)
    .where('seen_at', '<', time)
    .execute()
}

export const deleteSession = (db: Db, id: string) =>
  db.deleteFrom('account_session').where('id', '=', id).execute()

export const deleteSessionsUnusedSince = (db: Db, time: string) =>
  db.deleteFrom('account_session').where('seen_at', '<=', time).execute()

/** Ends the sessions of an account, but for one, and returns how many. */
export const deleteSessionsOf = async (db: Db, accountId: string, except = '') => {
  const { numDeletedRows } = await db
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .where('id', '!=', except)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
