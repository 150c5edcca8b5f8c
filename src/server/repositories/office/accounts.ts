import { randomUUID } from 'node:crypto'
import type { Account } from '@/domain/office/account'
import type { AccountSessionTable, AccountTable, Db } from '../../database/schema'
import { hasChanged, hasRow } from '../queries'

type NewAccount = Omit<Account, 'id'> & { createdAt: string }

/** Undefined where there is an account with this e-mail. */
export const insertAccount = (db: Db, { createdAt, ...account }: NewAccount) =>
  db
    .insertInto('account')
    .values({ id: randomUUID(), ...account, created_at: createdAt })
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

export const hasOtherOwner = (db: Db, id: string) =>
  hasRow(
    db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'owner')
      .where('is_active', '=', 1)
      .where('password', '!=', '')
      .where('id', '!=', id)
      .limit(1),
  )

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
export const takeStep = (db: Db, id: string, step: number) =>
  hasChanged(
    db.updateTable('account').set({ totp_step: step }).where('id', '=', id).where('totp_step', '<', step),
  )

export const insertSession = (db: Db, session: AccountSessionTable) =>
  db.insertInto('account_session').values(session).execute()

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
  for (const [table, key] of [
    ['account_session', id],
    ['account', accountId],
  ] as const)
    await db
      .updateTable(table)
      .set({ seen_at: time })
      .where('id', '=', key)
      .where('seen_at', '<', time)
      .execute()
}

export const deleteSession = (db: Db, id: string) =>
  db.deleteFrom('account_session').where('id', '=', id).execute()

export const deleteSessionsUnusedSince = (db: Db, time: string) =>
  db.deleteFrom('account_session').where('seen_at', '<=', time).execute()

export const deleteSessionsOf = (db: Db, accountId: string, except = '') =>
  db.deleteFrom('account_session').where('account_id', '=', accountId).where('id', '!=', except).execute()

export const deleteLinksOf = (db: Db, accountId: string) =>
  db.deleteFrom('account_link').where('account_id', '=', accountId).execute()

/** A new link replaces the account's earlier ones. */
export const insertLink = async (db: Db, link: { id: string; account_id: string; ends_at: string }) => {
  await deleteLinksOf(db, link.account_id)
  await db.insertInto('account_link').values(link).execute()
}

export const findLink = (db: Db, id: string, now: string) =>
  db
    .selectFrom('account_link')
    .innerJoin('account', 'account.id', 'account_link.account_id')
    .select(['account.id', 'account.email', 'account.name'])
    .where('account_link.id', '=', id)
    .where('account_link.ends_at', '>', now)
    .where('account.is_active', '=', 1)
    .executeTakeFirst()

/** One of several calls at once gets true. */
export const takeLink = (db: Db, id: string) => hasChanged(db.deleteFrom('account_link').where('id', '=', id))

/** Takes the place of all codes that the account had. Call it in a transaction. */
export const replaceRecoveryCodes = async (db: Db, accountId: string, hashes: readonly string[]) => {
  await deleteRecoveryCodesOf(db, accountId)
  await db
    .insertInto('recovery_code')
    .values(hashes.map((id) => ({ id, account_id: accountId })))
    .execute()
}

export const deleteRecoveryCodesOf = (db: Db, accountId: string) =>
  db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()

/** One of several calls at once gets true. */
export const takeRecoveryCode = (db: Db, accountId: string, hash: string) =>
  hasChanged(db.deleteFrom('recovery_code').where('id', '=', hash).where('account_id', '=', accountId))
