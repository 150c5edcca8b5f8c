import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { AccountTable, Db } from '../../database/schema'
import {
  deleteRecoveryCodesOf,
  findAccount,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
  updateAccount,
} from '../../repositories/office/accounts'
import { keyedHash } from '../../repositories/meta'
import { TEXT_MAX } from '../../staff/accounts'
import { invalid, Refusal } from '../../config/refusal'
import { type OfficeRoute, ownRoute } from '../officeRoute'
import { fields, readBody, text } from '../readRequest'
import { PASSWORD_TEXT_MAX, requireOwnPassword } from './passwords'

const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const SECRET_BYTES = 20
/** A phone and a server may be so many periods of half a minute apart. */
const WINDOW = 2

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret) })

/** A new secret, as an address that authenticator apps read, and as the picture of that address. */
const newSecret = (issuer: string, label: string) => {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const address = totpOf(secret, { issuer, label }).toString()
  const qr = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address, { border: 4 }))}`
  return { secret, address, qr }
}

const withoutBlanks = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

/** The period of a code of the app, or undefined if it is wrong. */
const stepOf = (secret: string, code: string, time: Date) => {
  const totp = totpOf(secret)
  const token = withoutBlanks(code)
  const timestamp = time.getTime()
  const delta = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp, window: WINDOW }) : null
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

const hashOfRecoveryCode = (db: Db, accountId: string, code: string) =>
  keyedHash(db, `recovery code of ${accountId} ${withoutBlanks(code)}`)

/** Takes a code of the app, or one of the recovery codes: each once. Call it in a transaction. */
export const takeCode = async (trx: Db, account: AccountTable, code: string, time: Date) => {
  const step = stepOf(account.totp_secret, code, time)
  if (step !== undefined) return (await takeStep(trx, account.id, step)) ? 'app' : undefined
  const hash = await hashOfRecoveryCode(trx, account.id, code)
  return (await takeRecoveryCode(trx, account.id, hash)) ? 'recovery' : undefined
}

const newRecoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
    .toLowerCase()
    .replace(/.{4}(?=.)/g, '$&-')

/** Makes the recovery codes of an account, in place of earlier ones: they are shown once. Call it in a transaction. */
const makeRecoveryCodes = async (trx: Db, accountId: string) => {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await replaceRecoveryCodes(
    trx,
    accountId,
    await Promise.all(codes.map((code) => hashOfRecoveryCode(trx, accountId, code))),
  )
  return codes
}

const setUp = ownRoute('POST', '/second-factor', async ({ config, database, account }) => {
  if (account.hasSecondFactor) throw new Refusal(409, 'You have a second factor. Remove it first.')
  const made = newSecret(config.company.name, account.email)
  await database.write((trx) => updateAccount(trx, account.id, { totp_pending: made.secret }))
  return made
})

/** With the password, so that a stolen session cannot lock the owner of the account out. */
const confirmBody = fields({ code: text(TEXT_MAX), password: text(PASSWORD_TEXT_MAX) })

const confirm = ownRoute('POST', '/second-factor/confirm', async (context) => {
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
})

const removeBody = fields({ password: text(PASSWORD_TEXT_MAX) })

const remove = ownRoute('POST', '/second-factor/remove', async (context) => {
  const { password } = await readBody(removeBody, context.request.body)
  await requireOwnPassword(context, password)
  const { database, account, log } = context
  await database.write(async (trx) => {
    await updateAccount(trx, account.id, { totp_secret: '', totp_pending: '' })
    await deleteRecoveryCodesOf(trx, account.id)
    await log(trx, { action: 'second_factor_removed' })
  })
})

export const secondFactorRoutes: OfficeRoute[] = [setUp, confirm, remove]
