import { findAccount } from '../../repositories/office/accounts'
import { unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { isPassword } from './passwords'
import { beginAttempt } from '../../staff/signInLimits'

/** Refuses who does not know the password of the account that is signed in. Failures count like those of signing in. */
export const requireOwnPassword = async (
  { request, database, now, account }: OfficeContext,
  password: string,
) => {
  const attempt = await beginAttempt(database, request, account.email, now)
  const stored = await findAccount(database.db, account.id)
  if (!(await isPassword(password, stored?.password))) throw unprocessable('The password is wrong.')
  await database.write(attempt.takeBack)
}
