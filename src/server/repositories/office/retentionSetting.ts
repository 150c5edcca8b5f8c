import type { Db } from '../../database/schema'

const MONTHS = 'retention_months'

/** For how many months submissions are kept; null without a limit. */
export const readRetention = async (db: Db) => {
  const row = await db
    .selectFrom('office_setting')
    .select('value')
    .where('name', '=', MONTHS)
    .executeTakeFirst()
  return row ? Number(row.value) : null
}

export const writeRetention = async (db: Db, months: number | null) => {
  await db.deleteFrom('office_setting').where('name', '=', MONTHS).execute()
  if (months === null) return
  await db
    .insertInto('office_setting')
    .values({ name: MONTHS, value: `${months}` })
    .execute()
}
