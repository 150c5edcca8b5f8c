import { boolean, number, string } from 'yup'
import { counted } from '@/domain/text/display'
import {
  type ListedAccount,
  type OfficeSettings,
  roles,
  SETTING_DAYS_MAX,
  type ShownSettings,
} from '@/domain/office/account'
import type { AccountTable, Db } from '../../database/schema'
import { originOf } from '../../http/request'
import { findAccount, listAccounts } from '../../repositories/office/accounts'
import { readSettings, writeSettings } from '../../repositories/office/settings'
import {
  type Actor,
  changeAccount,
  endSessions,
  inviteAccount,
  renewLink,
  resetSecondFactor,
} from '../../staff/accounts'
import { scheduleMorningMail } from '../../staff/morningMail'
import { invalid, Refusal, unprocessable } from '../../config/refusal'
import { type OfficeContext, type OfficeRoute, route } from '../officeRoute'
import { fields, invalidRequest, readBody } from '../readRequest'
import { openSince } from './sessions'

type Row = Awaited<ReturnType<typeof listAccounts>>[number]

const listed = (row: Row): ListedAccount => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  hasSecondFactor: row.totp_secret !== '',
  isActive: row.is_active === 1,
  hasPassword: row.password !== '',
  sessions: Number(row.sessions),
  seenAt: row.seen_at || null,
})

const listAll = async ({ database, now }: OfficeContext, db: Db = database.db) =>
  (await listAccounts(db, openSince(now()))).map(listed)

const list = route('owner', 'GET', '/accounts', async (context) => ({ accounts: await listAll(context) }))

const role = string().oneOf(roles)
const given = string().defined()
const inviteBody = fields({ email: given, name: given, role: role.defined() })
const changeBody = fields({ name: string(), role, isActive: boolean() })

const accountIn = async (trx: Db, context: OfficeContext, id: string) => {
  const account = (await listAll(context, trx)).find((one) => one.id === id)
  return { account }
}

const actorIn = ({ config, request, log, now }: OfficeContext): Actor => ({
  log,
  origin: originOf(request, config),
  time: now(),
})

const invite = route('owner', 'POST', '/accounts', async (context) => {
  const asked = await readBody(inviteBody, context.request.body)
  return context.database.write(async (trx) => {
    const { id, link } = await inviteAccount(trx, actorIn(context), asked)
    return { ...(await accountIn(trx, context, id)), link }
  })
})

const change = route('owner', 'PATCH', '/accounts/:id', async (context) => {
  const changes = await readBody(changeBody, context.request.body)
  const id = context.param('id')
  return context.database.write(async (trx) => {
    await changeAccount(trx, actorIn(context), id, changes)
    return accountIn(trx, context, id)
  })
})

const doing = (path: string, work: (trx: Db, by: Actor, account: AccountTable) => Promise<unknown>) =>
  route('owner', 'POST', `/accounts/:id/${path}`, (context) =>
    context.database.write(async (trx) => {
      const account = await findAccount(trx, context.param('id'))
      if (!account) throw new Refusal(404, 'There is no such account.')
      return work(trx, actorIn(context), account)
    }),
  )

export const accountRoutes: OfficeRoute[] = [
  list,
  invite,
  change,
  doing('link', async (...needs) => ({ link: await renewLink(...needs) })),
  doing('end-sessions', endSessions),
  doing('reset-second-factor', resetSecondFactor),
]

const read = route('owner', 'GET', '/settings', async ({ database, config }): Promise<ShownSettings> => ({
  ...(await readSettings(database.db)),
  mailsTo: config.notifyEmail,
}))

const settingsBody = fields({
  requireTwoFactor: boolean(),
  askAfterDays: number(),
  leavingDays: number(),
  morningMail: boolean(),
})

const range = { min: 1, max: SETTING_DAYS_MAX }

/** Refuses anything but a whole number of days in the range. */
const requireDays = (asked: Partial<OfficeSettings>) => {
  const wrong = (['askAfterDays', 'leavingDays'] as const).filter((field) => {
    const days = asked[field]
    return days !== undefined && !(Number.isInteger(days) && days >= range.min && days <= range.max)
  })
  if (wrong.length > 0) throw invalid(wrong.map((field) => ({ field, code: 'notDays', values: range })))
}

const told: { [Name in keyof OfficeSettings]: (value: OfficeSettings[Name]) => string } = {
  requireTwoFactor: (is) => `a second factor is ${is ? 'required' : 'optional'}`,
  askAfterDays: (after) => `applicants may ask after ${counted(after, 'day')}`,
  leavingDays: (within) => `leaving within ${counted(within, 'day')} is marked`,
  morningMail: (is) => `the morning mail is ${is ? 'on' : 'off'}`,
}

const toldOf = <Name extends keyof OfficeSettings>(name: Name, settings: OfficeSettings) =>
  told[name](settings[name])

const write = route('owner', 'PUT', '/settings', async ({ request, database, config, now, log }) => {
  const asked = await readBody(settingsBody, request.body)
  requireDays(asked)
  if (asked.morningMail && config.notifyEmail.length === 0)
    throw unprocessable('This server sends no mail: SMTP_URL and NOTIFY_EMAIL are not set.')
  return database.write(async (trx) => {
    const before = await readSettings(trx)
    // Settings that are not given stay as they are.
    const names = (Object.keys(before) as (keyof OfficeSettings)[]).filter(
      (name) => asked[name] !== undefined,
    )
    if (names.length === 0) throw invalidRequest()
    const settings = { ...before, ...asked }
    await writeSettings(trx, settings)
    if (settings.morningMail !== before.morningMail)
      await scheduleMorningMail(trx, settings.morningMail, now())
    const details = names.map((name) => toldOf(name, settings)).join(', ')
    await log(trx, { action: 'settings_changed', details })
    return settings
  })
})

export const settingsRoutes: OfficeRoute[] = [read, write]
