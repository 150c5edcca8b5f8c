import { ASK_AFTER_DAYS, LEAVING_DAYS, type OfficeSettings } from '@/domain/office/account'
import type { Db } from '../../database/schema'
import { raiseContentVersion } from '../meta'

type SettingName =
  | 'require_two_factor'
  | 'ask_after_days'
  | 'leaving_days'
  | 'morning_mail'
  | 'morning_mail_at'
  | 'retention_months'
  | 'purge_waiting_since'
  | 'purge_allowed_before'
  | 'address'

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

const yesOrNo = (is: boolean) => (is ? YES : 'no')

/** The settings that owners change in the office, with defaults until they do. */
export const readSettings = async (db: Db): Promise<OfficeSettings> => {
  const rows = await db.selectFrom('office_setting').selectAll().execute()
  const valueOf = (name: SettingName) => rows.find((row) => row.name === name)?.value
  return {
    requireTwoFactor: valueOf('require_two_factor') === YES,
    askAfterDays: Number(valueOf('ask_after_days') ?? ASK_AFTER_DAYS),
    leavingDays: Number(valueOf('leaving_days') ?? LEAVING_DAYS),
    morningMail: valueOf('morning_mail') === YES,
  }
}

export const writeSettings = async (db: Db, settings: OfficeSettings) => {
  await writeSetting(db, 'require_two_factor', yesOrNo(settings.requireTwoFactor))
  await writeSetting(db, 'ask_after_days', `${settings.askAfterDays}`)
  await writeSetting(db, 'leaving_days', `${settings.leavingDays}`)
  await writeSetting(db, 'morning_mail', yesOrNo(settings.morningMail))
}

/** The time of the last morning mail, or of the last morning without one; undefined before the first. */
export const readMorningMailAt = async (db: Db) => {
  const at = await readSetting(db, 'morning_mail_at')
  return at === undefined ? undefined : new Date(at)
}

export const writeMorningMailAt = (db: Db, at: Date) => writeSetting(db, 'morning_mail_at', at.toISOString())

/** For how many months submissions are kept; null without a limit. */
export const readRetention = async (db: Db) => Number(await readSetting(db, 'retention_months')) || null

/** Pages say it, so it belongs to the content. */
export const writeRetention = async (db: Db, months: number | null) => {
  await writeSetting(db, 'retention_months', `${months ?? ''}`)
  await raiseContentVersion(db)
}

/** A purge that is too large to go by itself: since when it waits for an owner, and up to which time one allowed it. */
type HeldPurge = { waitingSince?: string; allowedBefore?: string }

export const readHeldPurge = async (db: Db): Promise<HeldPurge> => ({
  waitingSince: (await readSetting(db, 'purge_waiting_since')) || undefined,
  allowedBefore: (await readSetting(db, 'purge_allowed_before')) || undefined,
})

export const writeHeldPurge = async (db: Db, { waitingSince = '', allowedBefore = '' }: HeldPurge) => {
  await writeSetting(db, 'purge_waiting_since', waitingSince)
  await writeSetting(db, 'purge_allowed_before', allowedBefore)
}

/** The origin at which a server of this database last listened; undefined before the first start. */
export const readServedAt = (db: Db) => readSetting(db, 'address')

export const writeServedAt = (db: Db, origin: string) => writeSetting(db, 'address', origin)
