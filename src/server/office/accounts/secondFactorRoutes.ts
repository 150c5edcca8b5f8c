import { findAccount, updateAccount } from '../../repositories/office/accounts'
import { deleteRecoveryCodesOf } from '../../repositories/office/recoveryCodes'
import { invalid } from '../../staff/invalid'
import { Refusal } from '../../submissions/refusal'
import type { GuardedRoute, OfficeRoute } from '../officeRoute'
import { fields, readBody, text } from '../readBody'
import { TEXT_MAX } from '../../staff/accounts'
import { PASSWORD_TEXT_MAX } from './passwords'
import { requireOwnPassword } from './ownPassword'
import { makeRecoveryCodes, newSecret, stepOf } from './secondFactor'

const setUp: GuardedRoute = {
  method: 'POST',
  path: '/second-factor',
  role: 'reader',
  isBeforeSecondFactor: true,
  answer: async ({ database, account }) => {
    if (account.hasSecondFactor) throw new Refusal(409, 'You have a second factor. Remove it first.')
    const made = newSecret(account.email)
    await database.write((trx) => updateAccount(trx, account.id, { totp_pending: made.secret }))
    return made
  },
}

/** With the password, so that a stolen session cannot lock the owner of the account out. */
const confirmBody = fields({ code: text(TEXT_MAX), password: text(PASSWORD_TEXT_MAX) })

const confirm: GuardedRoute = {
  method: 'POST',
  path: '/second-factor/confirm',
  role: 'reader',
  isBeforeSecondFactor: true,
  answer: async (context) => {
    const { request, database, now, account, log } = context
    const { code, password } = await readBody(confirmBody, request.body)
    await requireOwnPassword(context, password)
    return database.write(async (trx) => {
      const stored = await findAccount(trx, account.id)
      const secret = stored?.totp_pending
      if (!secret) throw new Refusal(409, 'Please set up the second factor first.')
      const step = stepOf(secret, code, now())
      if (step === undefined) throw invalid([{ field: 'code', code: 'codeIsWrong' }])
      await updateAccount(trx, account.id, { totp_secret: secret, totp_pending: '', totp_step: step })
      await log(trx, { action: 'second_factor_set_up' })
      return { recoveryCodes: await makeRecoveryCodes(trx, account.id) }
    })
  },
}

const removeBody = fields({ password: text(PASSWORD_TEXT_MAX) })

const remove: GuardedRoute = {
  method: 'POST',
  path: '/second-factor/remove',
  role: 'reader',
  isBeforeSecondFactor: true,
  answer: async (context) => {
    const { password } = await readBody(removeBody, context.request.body)
    await requireOwnPassword(context, password)
    const { database, account, log } = context
    await database.write(async (trx) => {
      await updateAccount(trx, account.id, { totp_secret: '', totp_pending: '' })
      await deleteRecoveryCodesOf(trx, account.id)
      await log(trx, { action: 'second_factor_removed' })
    })
  },
}

export const secondFactorRoutes: OfficeRoute[] = [setUp, confirm, remove]
