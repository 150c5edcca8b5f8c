import type { Db } from '../../database/schema'

export const deleteLinksOf = (db: Db, accountId: string) =>
  db.deleteFrom('account_link').where('account_id', '=', accountId).execute()

/** A link takes the place of those that the account had before. */
export const insertLink = async (db: Db, link: { id: string; account_id: string; ends_at: string }) => {
  await deleteLinksOf(db, link.account_id)
  await db.insertInto('account_link').values(link).execute()
}

/** The active account of a link that is still good. */
export const findLink = (db: Db, id: string, now: string) =>
  db
    .selectFrom('account_link')
    .innerJoin('account', 'account.id', 'account_link.account_id')
    .select(['account.id', 'account.email', 'account.name'])
    .where('account_link.id', '=', id)
    .where('account_link.ends_at', '>', now)
    .where('account.is_active', '=', 1)
    .executeTakeFirst()

/** Of several at once one gets true. */
export const takeLink = async (db: Db, id: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('account_link')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
