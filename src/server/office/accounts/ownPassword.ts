import { findAccount } from '../../repositories/office/accounts'
import { senderOf } from '../../submissions/senderAddress'
import type { OfficeContext } from '../officeRoute'
import { isPassword } from './passwords'
import { invalid } from '../../staff/invalid'
import { beginAttempt } from '../../staff/signInLimits'
import { deviceOf } from './cookies'

/** Refuses a password that is not that of the account that is signed in. Failures count like those of signing in. */
export const requireOwnPassword = async (
  { request, database, now, account }: OfficeContext,
  password: string,
) => {
  const { email } = account
  const device = await deviceOf(database.db, request, email)
  const attempt = await beginAttempt(database, { email, address: senderOf(request), device }, now)
  const stored = await findAccount(database.db, account.id)
  const isRight = await isPassword(password, stored?.is_active === 1 ? stored.password : undefined)
  if (!isRight) throw invalid([{ field: 'password', code: 'passwordIsWrong' }])
  await database.write(attempt.takeBack)
}
