import type { OfficeSettings } from '@/domain/office/account'
import type { Db } from '../../database/schema'

const REQUIRE_TWO_FACTOR = 'require_two_factor'
const YES = 'yes'

/** The settings that owners change in the office; off until they do. */
export const readSettings = async (db: Db): Promise<OfficeSettings> => {
  const row = await db
    .selectFrom('office_setting')
    .select('value')
    .where('name', '=', REQUIRE_TWO_FACTOR)
    .executeTakeFirst()
  return { requireTwoFactor: row?.value === YES }
}

export const writeSettings = async (db: Db, { requireTwoFactor }: OfficeSettings) => {
  const value = requireTwoFactor ? YES : 'no'
  await db
    .insertInto('office_setting')
    .values({ name: REQUIRE_TWO_FACTOR, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

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
