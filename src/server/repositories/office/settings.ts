import type { OfficeSettings } from '@/domain/office/account'
import type { Db } from '../../database/schema'

const DUTY = 'second_factor_is_duty'
const YES = 'yes'

/** The settings that owners change in the office; off until they do. */
export const readSettings = async (db: Db): Promise<OfficeSettings> => {
  const row = await db
    .selectFrom('office_setting')
    .select('value')
    .where('name', '=', DUTY)
    .executeTakeFirst()
  return { secondFactorIsDuty: row?.value === YES }
}

export const writeSettings = async (db: Db, { secondFactorIsDuty }: OfficeSettings) => {
  const value = secondFactorIsDuty ? YES : 'no'
  await db
    .insertInto('office_setting')
    .values({ name: DUTY, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
