import type { Config } from '../config'
import type { Db } from '../database/schema'
import { insertLink } from '../repositories/office/links'
import { OFFICE } from '@/domain/office/paths'
import { hashOfToken, newToken } from './tokens'

const DAY_MS = 24 * 60 * 60 * 1000

/** Makes a link to set a password, good once and for a day; earlier ones of the account end. Call it in a transaction. */
export const makeLink = async (db: Db, accountId: string, origin: string, time: Date) => {
  const token = newToken()
  const endsAt = new Date(time.getTime() + DAY_MS).toISOString()
  await insertLink(db, { id: hashOfToken(token), account_id: accountId, ends_at: endsAt })
  return `${origin}${OFFICE}/set-password?${new URLSearchParams({ token })}`
}

/** Where a command does not know at which address the staff reach the server. */
export const originOfSettings = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`
