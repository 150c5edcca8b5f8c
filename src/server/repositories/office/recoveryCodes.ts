import type { Db } from '../../database/schema'

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

/** Of several at once one gets true. */
export const takeRecoveryCode = async (db: Db, accountId: string, hash: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('id', '=', hash)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
