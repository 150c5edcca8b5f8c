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
