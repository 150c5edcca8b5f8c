import { string } from 'yup'
import type { Account, Session } from '@/domain/office/account'
import type { LogAction } from '@/domain/office/log'
import type { AccountTable, Db } from '../../database/schema'
import {
  deleteSession,
  deleteSessionsOf,
  findAccountByEmail,
  findLink,
  takeLink,
  updateAccount,
} from '../../repositories/office/accounts'
import { readSettings } from '../../repositories/office/settings'
import { invalid, Refusal, unprocessable } from '../../submissions/refusal'
import { senderOf } from '../../submissions/senderAddress'
import { type OfficeRoute, type OpenContext, openRoute, ownRoute } from '../officeRoute'
import { fields, readBody, text } from '../readRequest'
import { clearToken, deviceOf, openSession, setDevice, setToken } from './sessions'
import { hashOfToken, plainEmail, TEXT_MAX } from '../../staff/accounts'
import { logAs } from '../../staff/log'
import { checkPassword, hashPassword, isPassword, PASSWORD_TEXT_MAX, requireOwnPassword } from './passwords'
import { takeCode } from './secondFactor'
import { beginAttempt, forgetFailures } from '../../staff/signInLimits'

const signInBody = fields({
  email: text(TEXT_MAX),
  password: text(PASSWORD_TEXT_MAX),
  code: string().max(TEXT_MAX),
})

const WRONG_CODE = 'This code is wrong, or was used before. Each works once: please wait for the next one.'

/** Only accounts are named: another text may be a password, or an applicant's address. */
const logSignIn = (trx: Db, { request, now }: OpenContext, action: LogAction, account?: AccountTable) =>
  logAs(
    account?.email ?? '',
    now,
    senderOf(request),
  )(trx, {
    action,
    details: account ? '' : 'There is no such account.',
  })

const signIn = openRoute('POST', '/sign-in', async (context) => {
  const { request, reply, database, now } = context
  const { code = '', ...body } = await readBody(signInBody, request.body)
  const email = plainEmail(body.email)
  const device = await deviceOf(database.db, request, email)
  const attempt = await beginAttempt(database, { email, address: senderOf(request), device }, now)
  const account = await findAccountByEmail(database.db, email)
  const fail = async (message: string) => {
    await database.write(async (trx) => {
      await logSignIn(trx, context, 'sign_in_failed', account)
      if (attempt.isLast) await logSignIn(trx, context, 'sign_in_locked', account)
    })
    return new Refusal(401, message)
  }
  const isRight = await isPassword(body.password, account?.is_active === 1 ? account.password : undefined)
  if (!account || !isRight) throw await fail('Email, password or code is wrong.')
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
  if (token === undefined) throw await fail(WRONG_CODE)
  setToken(request, reply, token)
  await setDevice(database.db, request, reply, email)
  const { id, name, role } = account
  return { account: { id, email, name, role } satisfies Account }
})

const signOut = ownRoute('POST', '/sign-out', async ({ request, reply, database, session, log }) => {
  await database.write(async (trx) => {
    await deleteSession(trx, session.id)
    await log(trx, { action: 'signed_out' })
  })
  clearToken(request, reply)
})

const readSession = ownRoute('GET', '/session', async (context): Promise<Session> => {
  const { config, database, account, session } = context
  const { requireTwoFactor } = await readSettings(database.db)
  return {
    account,
    mustSetUpSecondFactor: requireTwoFactor && !account.hasSecondFactor,
    previousVisitAt: session.previousVisitAt,
    files: { assetBaseUrl: config.assetBaseUrl, mediaBaseUrl: config.mediaBaseUrl },
  }
})

const NOT_GOOD = 'This link is no longer good. Please ask for a new one.'

const linkBody = fields({ token: text(TEXT_MAX) })

/** A read, by POST: the query of a GET would stand in the logs of proxies. */
const readLink = openRoute('POST', '/password-link', async ({ request, database, now }) => {
  const { token } = await readBody(linkBody, request.body)
  const found = await findLink(database.db, hashOfToken(token), now().toISOString())
  if (!found) throw new Refusal(404, NOT_GOOD)
  return { email: found.email, name: found.name }
})

const setBody = fields({ token: text(TEXT_MAX), password: text(PASSWORD_TEXT_MAX) })

const setPassword = openRoute('POST', '/password', async ({ request, database, now }) => {
  const { token, password } = await readBody(setBody, request.body)
  const id = hashOfToken(token)
  const account = await findLink(database.db, id, now().toISOString())
  if (!account) throw unprocessable(NOT_GOOD)
  const problem = await checkPassword(password, account)
  if (problem) throw invalid([problem])
  const hash = await hashPassword(password)
  await database.write(async (trx) => {
    if (!(await takeLink(trx, id))) throw unprocessable(NOT_GOOD)
    await updateAccount(trx, account.id, { password: hash })
    await deleteSessionsOf(trx, account.id)
    await forgetFailures(trx, account.email)
    const log = logAs(account.email, now, senderOf(request))
    await log(trx, { action: 'password_set', details: 'by a link' })
  })
})

const changeBody = fields({ currentPassword: text(PASSWORD_TEXT_MAX), password: text(PASSWORD_TEXT_MAX) })

const changePassword = ownRoute('POST', '/password/change', async (context) => {
  const { request, database, account, session, log } = context
  const { currentPassword, password } = await readBody(changeBody, request.body)
  const problem = await checkPassword(password, account)
  if (problem) throw invalid([problem])
  await requireOwnPassword(context, currentPassword)
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
  readLink,
  setPassword,
  changePassword,
]
