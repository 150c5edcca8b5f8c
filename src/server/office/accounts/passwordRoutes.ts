import { Refusal, unprocessable } from '../../submissions/refusal'
import { senderOf } from '../../submissions/senderAddress'
import { deleteSessionsOf, findLink, takeLink, updateAccount } from '../../repositories/office/accounts'
import { insertLogLine } from '../../repositories/office/log'
import { type OfficeRoute, openRoute, route } from '../officeRoute'
import { fields, readBody, text } from '../readRequest'
import { hashOfToken, TEXT_MAX } from '../../staff/accounts'
import { checkPassword, hashPassword, PASSWORD_TEXT_MAX, requireOwnPassword } from './passwords'
import { invalid } from '../../staff/invalid'
import { forgetFailures } from '../../staff/signInLimits'

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
    await insertLogLine(trx, {
      at: now().toISOString(),
      account: account.email,
      action: 'password_set',
      subject: '',
      details: 'by a link',
      address: senderOf(request),
    })
  })
})

const changeBody = fields({ currentPassword: text(PASSWORD_TEXT_MAX), password: text(PASSWORD_TEXT_MAX) })

const changePassword = route(
  'reader',
  'POST',
  '/password/change',
  async (context) => {
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
  },
  { isBeforeSecondFactor: true },
)

export const passwordRoutes: OfficeRoute[] = [readLink, setPassword, changePassword]
