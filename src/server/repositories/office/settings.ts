import type { OfficeSettings } from '@/domain/office/account'
import type { Db } from '../../database/schema'

type SettingName = 'require_two_factor' | 'retention_months' | 'address'

const readSetting = async (db: Db, name: SettingName) => {
  const row = await db
    .selectFrom('office_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

const writeSetting = (db: Db, name: SettingName, value: string) =>
  db
    .insertInto('office_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

const YES = 'yes'

/** The settings that owners change in the office; off until they do. */
export const readSettings = async (db: Db): Promise<OfficeSettings> => ({
  requireTwoFactor: (await readSetting(db, 'require_two_factor')) === YES,
})

export const writeSettings = (db: Db, { requireTwoFactor }: OfficeSettings) =>
  writeSetting(db, 'require_two_factor', requireTwoFactor ? YES : 'no')

/** For how many months submissions are kept; null without a limit. */
export const readRetention = async (db: Db) => Number(await readSetting(db, 'retention_months')) || null

export const writeRetention = (db: Db, months: number | null) =>
  writeSetting(db, 'retention_months', `${months ?? ''}`)

/** The origin at which a server of this database last listened; undefined before the first start. */
export const readServedAt = (db: Db) => readSetting(db, 'address')

export const writeServedAt = (db: Db, origin: string) => writeSetting(db, 'address', origin)
