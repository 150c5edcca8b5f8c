import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { company } from '@/domain/company'
import type { AccountTable, Db } from '../../database/schema'
import { takeStep } from '../../repositories/office/accounts'
import { replaceRecoveryCodes, takeRecoveryCode } from '../../repositories/office/recoveryCodes'
import { keyedHash } from '../../repositories/sendingCounts'

const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const SECRET_BYTES = 20
/** A phone and a server may be so many periods of half a minute apart. */
const WINDOW = 2

const totpOf = (secret: string, email: string) =>
  new TOTP({ issuer: company.name, label: email, secret: Secret.fromBase32(secret) })

/** A new secret, as an address that authenticator apps read, and as the picture of that address. */
export const newSecret = (email: string) => {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const address = totpOf(secret, email).toString()
  const qr = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address, { border: 4 }))}`
  return { secret, address, qr }
}

const withoutBlanks = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

/** The period of a code of the app, or undefined if it is wrong. */
export const stepOf = (secret: string, code: string, time: Date) => {
  const totp = totpOf(secret, '')
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

/** Such as abcd-efgh-ijkl-mnop. */
const newRecoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
    .toLowerCase()
    .replace(/.{4}(?=.)/g, '$&-')

/** Makes the recovery codes of an account, in place of earlier ones: they are shown once. Call it in a transaction. */
export const makeRecoveryCodes = async (trx: Db, accountId: string) => {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await replaceRecoveryCodes(
    trx,
    accountId,
    await Promise.all(codes.map((code) => hashOfRecoveryCode(trx, accountId, code))),
  )
  return codes
}
