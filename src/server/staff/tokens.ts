import { createHash, randomBytes } from 'node:crypto'
import { OFFICE } from '@/domain/office/paths'
import type { Config } from '../config'
import type { Db } from '../database/schema'
import { insertLink } from '../repositories/office/links'

const DAY_MS = 24 * 60 * 60 * 1000

/** A random secret for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Only the hash of a token is stored, so that reading the database gives no access. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes a link to set a password, good once and for a day; earlier ones of the account end. The token
 * stands behind `#`, which browsers send to no server, so that no log holds it. Call it in a transaction.
 */
export const makeLink = async (db: Db, accountId: string, origin: string, time: Date) => {
  const token = newToken()
  const endsAt = new Date(time.getTime() + DAY_MS).toISOString()
  await insertLink(db, { id: hashOfToken(token), account_id: accountId, ends_at: endsAt })
  return `${origin}${OFFICE}/set-password#token=${token}`
}

/** The origin for links of a command, which has no request to learn it from. */
export const originOfSettings = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`
