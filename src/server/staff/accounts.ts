import { createHash } from 'node:crypto'
import type { Account, Role } from '@/domain/office/account'
import { oneLine } from '@/domain/text/oneLine'
import { singleSpaced } from '@/domain/text/markup'
import { OFFICE } from '@/domain/office/paths'
import type { Config } from '../config/config'
import type { AccountTable, Db } from '../database/schema'
import { lockMeta, newToken } from '../repositories/meta'
import {
  deleteLinksOf,
  deleteRecoveryCodesOf,
  deleteSessionsOf,
  findAccount,
  findAccountByEmail,
  hasOtherOwner,
  insertAccount,
  insertLink,
  updateAccount,
} from '../repositories/office/accounts'
import { readServedAt } from '../repositories/office/settings'
import { invalid, Refusal } from '../config/refusal'
import type { WriteLog } from './log'
import { forgetFailures } from './signInLimits'

const DAY_MS = 24 * 60 * 60 * 1000

/** Only the hash of a token is stored, so that reading the database gives no access. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a link to set a password, good once and for a day. No server or log sees the part after `#`. */
const makeLink = async (db: Db, accountId: string, origin: string, time: Date) => {
  const token = newToken()
  const endsAt = new Date(time.getTime() + DAY_MS).toISOString()
  await insertLink(db, { id: hashOfToken(token), account_id: accountId, ends_at: endsAt })
  return `${origin}${OFFICE}/set-password#token=${token}`
}

/** The origin for links of a command, which has no request to learn it from: where the server was started last. */
export const originOfLinks = async (db: Db, { publicUrl, host, port }: Config) =>
  publicUrl ?? (await readServedAt(db)) ?? `http://${host}:${port}`

/** No field of an account is longer, in characters. */
export const TEXT_MAX = 200

/** An e-mail address in the spelling of accounts. */
export const plainEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()

const EMAIL = /^[^\s@<>()[\]:;,"\\]+@[^\s@<>()[\]:;,"\\]+$/

const isEmail = (text: string) => text.length <= TEXT_MAX && EMAIL.test(text)

/** The account or command that makes a change, with the origin at which links are opened. */
export type Actor = { log: WriteLog; origin: string; time: Date }

/** A name is one line: lists, mails and exports show it. */
const readName = (name: string) => {
  const line = singleSpaced(oneLine(name))
  if (line === '') throw invalid([{ field: 'name', code: 'noName' }])
  if (line.length > TEXT_MAX)
    throw invalid([{ field: 'name', code: 'nameTooLong', values: { limit: TEXT_MAX } }])
  return line
}

const emailIsTaken = () => new Refusal(409, 'There is an account with this email already.')

/** Takes the second factor away from an account whose phone was lost. Call it in a transaction. */
export const resetSecondFactor = async (trx: Db, { log }: Actor, { id, email }: AccountTable) => {
  await updateAccount(trx, id, { totp_secret: '', totp_pending: '' })
  await deleteRecoveryCodesOf(trx, id)
  await deleteSessionsOf(trx, id)
  await log(trx, { action: 'second_factor_removed', subject: email })
}

/** An account that was made inactive is taken up again, under its e-mail, without its password and its second factor. */
const insertOrRevive = async (trx: Db, by: Actor, account: Omit<Account, 'id'>) => {
  const { email, name, role } = account
  const known = await findAccountByEmail(trx, email)
  if (known?.is_active === 1) throw emailIsTaken()
  if (known) {
    if (known.totp_secret !== '') await resetSecondFactor(trx, by, known)
    await updateAccount(trx, known.id, { name, role, is_active: 1, password: '' })
    return known.id
  }
  const added = await insertAccount(trx, { email, name, role, createdAt: by.time.toISOString() })
  if (!added) throw emailIsTaken()
  return added.id
}

/** Adds an account, and returns the link by which its owner sets a password. Call it in a transaction. */
export const inviteAccount = async (trx: Db, by: Actor, asked: Omit<Account, 'id'>) => {
  const { log, origin, time } = by
  const email = plainEmail(asked.email)
  if (!isEmail(email)) throw invalid([{ field: 'email', code: 'noAddress' }])
  const name = readName(asked.name)
  const id = await insertOrRevive(trx, by, { email, name, role: asked.role })
  await log(trx, { action: 'account_added', subject: email, details: asked.role })
  return { id, link: await makeLink(trx, id, origin, time) }
}

/** Makes a link to set a password, in place of earlier ones. Call it in a transaction. */
export const renewLink = async (trx: Db, { log, origin, time }: Actor, account: AccountTable) => {
  const { id, email } = account
  if (account.is_active !== 1) throw new Refusal(409, 'This account is not active.')
  await forgetFailures(trx, email)
  await log(trx, { action: 'link_made', subject: email })
  return makeLink(trx, id, origin, time)
}

export const endSessions = async (trx: Db, { log }: Actor, { id, email }: AccountTable) => {
  await deleteSessionsOf(trx, id)
  await log(trx, { action: 'sessions_ended', subject: email })
}

type Changes = { name?: string; role?: Role; isActive?: boolean }

const requireOtherOwner = async (trx: Db, { id }: AccountTable) => {
  if (await hasOtherOwner(trx, id)) return
  throw new Refusal(409, 'This is the last active owner. Make another account an owner first.')
}

const wordsOf = ({ name, role, isActive }: Changes) =>
  [
    name !== undefined && 'name',
    role !== undefined && `role ${role}`,
    isActive !== undefined && (isActive ? 'active' : 'not active'),
  ]
    .filter(Boolean)
    .join(', ')

/** Changes an account. One that becomes inactive has no session and no link any more. Call it in a transaction. */
export const changeAccount = async (trx: Db, { log }: Actor, id: string, changes: Changes) => {
  // One stays of two owners who demote each other at once.
  await lockMeta(trx)
  const account = await findAccount(trx, id)
  if (!account) throw new Refusal(404, 'There is no such account.')
  const { name, role = account.role, isActive = account.is_active === 1 } = changes
  const wasOwner = account.role === 'owner' && account.is_active === 1
  if (wasOwner && (role !== 'owner' || !isActive)) await requireOtherOwner(trx, account)
  await updateAccount(trx, id, {
    role,
    is_active: isActive ? 1 : 0,
    ...(name !== undefined && { name: readName(name) }),
  })
  if (!isActive) {
    await deleteSessionsOf(trx, id)
    await deleteLinksOf(trx, id)
  }
  await log(trx, { action: 'account_changed', subject: account.email, details: wordsOf(changes) })
}
