import { string } from 'yup'
import type { Problem } from '@/domain/content/problems'
import type { Account, Session } from '@/domain/office/account'
import type { LogAction } from '@/domain/office/log'
import { fieldRefused, invalid, Refusal, unprocessable } from '../../config/refusal'
import type { AccountTable, Db } from '../../database/schema'
import {
  deleteSession,
  deleteSessionsOf,
  findAccount,
  findAccountByEmail,
  findLink,
  takeLink,
  updateAccount,
} from '../../repositories/office/accounts'
import { readSettings } from '../../repositories/office/settings'
import { hashOfToken, plainEmail, TEXT_MAX } from '../../staff/accounts'
import { logAs } from '../../staff/log'
import { beginAttempt, forgetFailures } from '../../staff/signInLimits'
import { clientOf } from '../../submissions/clientAddress'
import { type OfficeRoute, type OpenContext, openRoute, ownRoute } from '../officeRoute'
import { fields, readBody, text } from '../readRequest'
import { checkPassword, hashPassword, isPassword, PASSWORD_TEXT_MAX, requireOwnPassword } from './passwords'
import { takeCode } from './secondFactor'
import {
  clearToken,
  deviceOf,
  openSession,
  type OpenSession,
  sessionOf,
  setDevice,
  setToken,
} from './sessions'

const signInBody = fields({
  email: text(TEXT_MAX),
  password: text(PASSWORD_TEXT_MAX),
  code: string().max(TEXT_MAX),
})

const WRONG_CODE = 'This code is wrong, or was used before. Each code works once: wait for the next one.'

/** Only accounts are named: another text may be a password, or an applicant's address. */
const logSignIn = (trx: Db, { request, now }: OpenContext, action: LogAction, account?: AccountTable) =>
  logAs(
    account?.email ?? '',
    now,
    clientOf(request),
  )(trx, {
    action,
    details: account ? '' : 'There is no such account.',
  })

const answerSession = async (
  { database, request, reply }: OpenContext,
  { id, email, name, role }: AccountTable,
  token: string,
) => {
  setToken(request, reply, token)
  await setDevice(database.db, request, reply, email)
  return { account: { id, email, name, role } satisfies Account }
}

const missingIn = ({ email, password }: { email: string; password: string }): Problem[] => [
  ...(email.trim() === '' ? [{ field: 'email', code: 'noAddress' }] : []),
  ...(password === '' ? [{ field: 'password', code: 'noPassword' }] : []),
]

const signIn = openRoute('POST', '/sign-in', async (context) => {
  const { request, database, now } = context
  const { code = '', ...body } = await readBody(signInBody, request.body)
  const missing = missingIn(body)
  if (missing.length > 0) throw invalid(missing)
  const email = plainEmail(body.email)
  const device = await deviceOf(database.db, request, email)
  const attempt = await beginAttempt(database, { email, address: clientOf(request), device }, now)
  const account = await findAccountByEmail(database.db, email)
  const fail = async (refusal: Refusal) => {
    await database.write(async (trx) => {
      await logSignIn(trx, context, 'sign_in_failed', account)
      if (attempt.isLast) await logSignIn(trx, context, 'sign_in_locked', account)
    })
    return refusal
  }
  const isRight = await isPassword(body.password, account?.is_active === 1 ? account.password : undefined)
  if (!account || !isRight) throw await fail(new Refusal(401, 'Email or password is wrong.'))
  if (account.totp_secret !== '' && code === '') {
    await database.write(attempt.takeBack)
    return { needsCode: true }
  }
  const token = await database.write(async (trx) => {
    if (account.totp_secret !== '') {
      const taken = await takeCode(trx, account, code, now())
      if (!taken) return undefined
      if (taken === 'recovery') await logSignIn(trx, context, 'recovery_code_used', account)
    }
    await attempt.takeBack(trx)
    await forgetFailures(trx, email)
    await logSignIn(trx, context, 'signed_in', account)
    return openSession(trx, account, request, now())
  })
  // Asking for the code has shown that the password is right.
  if (token === undefined) throw await fail(fieldRefused('code', WRONG_CODE, 401))
  return answerSession(context, account, token)
})

const signOut = ownRoute('POST', '/sign-out', async ({ request, reply, database, session, log }) => {
  await database.write(async (trx) => {
    await deleteSession(trx, session.id)
    await log(trx, { action: 'signed_out' })
  })
  clearToken(request, reply)
})

const describe = async (
  { config, database }: OpenContext,
  { account, session }: OpenSession,
): Promise<Session> => {
  const { requireTwoFactor } = await readSettings(database.db)
  return {
    account,
    mustSetUpSecondFactor: requireTwoFactor && !account.hasSecondFactor,
    previousVisitAt: session.previousVisitAt,
    files: { assetBaseUrl: config.assetBaseUrl, mediaBaseUrl: config.mediaBaseUrl },
  }
}

const readSession = ownRoute('GET', '/session', (context) => describe(context, context))

/** The session of the browser, or nothing: for a page that asks whether there is one, being signed out is no error. */
const readSignIn = openRoute('GET', '/sign-in', async (context) => {
  const open = await sessionOf(context.database, context.request, context.now())
  return open && describe(context, open)
})

const NOT_GOOD = 'This link has expired or was used already. Please ask for a new one.'

const linkBody = fields({ token: text(TEXT_MAX) })

/** A read, by POST: proxies log the query of a GET. */
const readLink = openRoute('POST', '/password-link', async ({ request, database, now }) => {
  const { token } = await readBody(linkBody, request.body)
  const found = await findLink(database.db, hashOfToken(token), now().toISOString())
  if (!found) throw new Refusal(404, NOT_GOOD)
  return { email: found.email, name: found.name }
})

const setBody = fields({ token: text(TEXT_MAX), password: text(PASSWORD_TEXT_MAX) })

/** Setting a password signs in, too. An account with a second factor is still asked for its code. */
const setPassword = openRoute('POST', '/password', async (context) => {
  const { config, request, database, now } = context
  const { token, password } = await readBody(setBody, request.body)
  const id = hashOfToken(token)
  const found = await findLink(database.db, id, now().toISOString())
  if (!found) throw unprocessable(NOT_GOOD)
  const problem = await checkPassword(password, found, config.company)
  if (problem) throw invalid([problem])
  const hash = await hashPassword(password)
  const { account, session } = await database.write(async (trx) => {
    const stored = await findAccount(trx, found.id)
    if (!stored || !(await takeLink(trx, id))) throw unprocessable(NOT_GOOD)
    await updateAccount(trx, stored.id, { password: hash })
    await deleteSessionsOf(trx, stored.id)
    await forgetFailures(trx, stored.email)
    const log = logAs(stored.email, now, clientOf(request))
    await log(trx, { action: 'password_set', details: 'by a link' })
    if (stored.totp_secret !== '') return { account: stored }
    await log(trx, { action: 'signed_in' })
    return { account: stored, session: await openSession(trx, stored, request, now()) }
  })
  return session === undefined ? { needsCode: true } : answerSession(context, account, session)
})

const changeBody = fields({ currentPassword: text(PASSWORD_TEXT_MAX), password: text(PASSWORD_TEXT_MAX) })

const changePassword = ownRoute('POST', '/password/change', async (context) => {
  const { config, request, database, account, session, log } = context
  const { currentPassword, password } = await readBody(changeBody, request.body)
  const problem = await checkPassword(password, account, config.company)
  if (problem) throw invalid([problem])
  await requireOwnPassword(context, currentPassword, 'currentPassword')
  const hash = await hashPassword(password)
  await database.write(async (trx) => {
    await updateAccount(trx, account.id, { password: hash })
    await deleteSessionsOf(trx, account.id, session.id)
    await log(trx, { action: 'password_set' })
  })
})

export const signInRoutes: OfficeRoute[] = [
  signIn,
  signOut,
  readSession,
  readSignIn,
  readLink,
  setPassword,
  changePassword,
]
