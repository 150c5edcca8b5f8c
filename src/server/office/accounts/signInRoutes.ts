import { string } from 'yup'
import type { Account, Session } from '@/domain/office/account'
import type { LogAction } from '@/domain/office/log'
import type { Config } from '../../config'
import type { AccountTable, Db } from '../../database/schema'
import { deleteSession, findAccountByEmail } from '../../repositories/office/accounts'
import { insertLogLine } from '../../repositories/office/log'
import { readSettings } from '../../repositories/office/settings'
import { Refusal } from '../../submissions/refusal'
import { senderOf } from '../../submissions/senderAddress'
import { type OfficeRoute, type OpenContext, openRoute, route } from '../officeRoute'
import { fields, readBody, text } from '../readRequest'
import { clearToken, deviceOf, openSession, setDevice, setToken } from './sessions'
import { plainEmail, TEXT_MAX } from '../../staff/accounts'
import { isPassword, PASSWORD_TEXT_MAX } from './passwords'
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
  insertLogLine(trx, {
    at: now().toISOString(),
    account: account?.email ?? '',
    action,
    subject: '',
    details: account ? '' : 'There is no such account.',
    address: senderOf(request),
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

const signOut = route(
  'reader',
  'POST',
  '/sign-out',
  async ({ request, reply, database, session, log }) => {
    await database.write(async (trx) => {
      await deleteSession(trx, session.id)
      await log(trx, { action: 'signed_out' })
    })
    clearToken(request, reply)
  },
  { isBeforeSecondFactor: true },
)

const readSession = ({ assetBaseUrl, mediaBaseUrl }: Config) =>
  route(
    'reader',
    'GET',
    '/session',
    async ({ database, account, session }): Promise<Session> => {
      const { requireTwoFactor } = await readSettings(database.db)
      const mustSetUpSecondFactor = requireTwoFactor && !account.hasSecondFactor
      return {
        account,
        mustSetUpSecondFactor,
        previousVisitAt: session.previousVisitAt,
        files: { assetBaseUrl, mediaBaseUrl },
      }
    },
    { isBeforeSecondFactor: true },
  )

export const signInRoutes = (config: Config): OfficeRoute[] => [signIn, signOut, readSession(config)]
