import { randomUUID } from 'node:crypto'
import type { Account } from '@/domain/office/account'
import type { AccountTable, Db } from '../../database/schema'

type NewAccount = Omit<Account, 'id'> & { createdAt: string }

/** Undefined where there is an account with this e-mail. */
export const insertAccount = (db: Db, { createdAt, ...account }: NewAccount) =>
  db
    .insertInto('account')
    .values({
      id: randomUUID(),
      ...account,
      password: '',
      totp_secret: '',
      totp_pending: '',
      totp_step: 0,
      is_active: 1,
      created_at: createdAt,
      seen_at: '',
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()

export const findAccount = (db: Db, id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

/** The e-mail is in lower case. */
export const findAccountByEmail = (db: Db, email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

export const updateAccount = (db: Db, id: string, changes: Partial<Omit<AccountTable, 'id'>>) =>
  db.updateTable('account').set(changes).where('id', '=', id).execute()

/** Whether somebody else is an owner who can sign in. */
export const hasOtherOwner = async (db: Db, id: string) => {
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_active', '=', 1)
    .where('password', '!=', '')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** The accounts with the number of their sessions that were used since a time. */
export const listAccounts = (db: Db, usedSince = '') =>
  db
    .selectFrom('account')
    .selectAll()
    .select((build) =>
      build
        .selectFrom('account_session')
        .select(({ fn }) => fn.countAll<number | string>().as('open'))
        .whereRef('account_session.account_id', '=', 'account.id')
        .where('account_session.seen_at', '>', usedSince)
        .as('sessions'),
    )
    .orderBy('email')
    .execute()

/** Notes the period of a code. False if that code, or a later one, was taken before. */
export const takeStep = async (db: Db, id: string, step: number) => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}
