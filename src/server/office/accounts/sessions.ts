import type { FastifyRequest } from 'fastify'
import type { PortalDatabase } from '../../database/open'
import type { AccountTable, Db } from '../../database/schema'
import { updateAccount } from '../../repositories/office/accounts'
import {
  deleteSession,
  deleteSessionsUnusedSince,
  findSession,
  insertSession,
  touchSession,
} from '../../repositories/office/sessions'
import { senderOf } from '../../submissions/senderAddress'
import { tokenOf } from './cookies'
import { hashOfToken, newToken } from '../../staff/tokens'

const MINUTE_MS = 60_000
const IDLE_MS = 12 * 60 * MINUTE_MS

const before = (time: Date, ms: number) => new Date(time.getTime() - ms).toISOString()

/** Sessions that were used since then are open. */
export const openSince = (time: Date) => before(time, IDLE_MS)

/** Opens a session in place of the one before it in this browser, and returns the token for its cookie. Call it in a transaction. */
export const openSession = async (db: Db, account: AccountTable, request: FastifyRequest, time: Date) => {
  const token = newToken()
  const now = time.toISOString()
  const earlier = tokenOf(request)
  if (earlier !== undefined) await deleteSession(db, hashOfToken(earlier))
  await deleteSessionsUnusedSince(db, openSince(time))
  await insertSession(db, {
    id: hashOfToken(token),
    account_id: account.id,
    created_at: now,
    seen_at: now,
    previous_visit_at: account.seen_at,
    address: senderOf(request),
  })
  await updateAccount(db, account.id, { seen_at: now })
  return token
}

/** The session of a request and its account; undefined if it has none that is open. */
export const sessionOf = async ({ db, isBusy }: PortalDatabase, request: FastifyRequest, time: Date) => {
  const token = tokenOf(request)
  if (token === undefined) return undefined
  const id = hashOfToken(token)
  const found = await findSession(db, id, openSince(time))
  if (!found) return undefined
  const { seen_at: seenAt, previous_visit_at: previousVisitAt, totp_secret: secret, ...account } = found
  if (seenAt < before(time, MINUTE_MS)) {
    // Where another process holds the database for a moment, the next request notes it.
    await touchSession(db, id, account.id, time.toISOString()).catch((error: unknown) => {
      if (!isBusy(error)) throw error
    })
  }
  return {
    account: { ...account, hasSecondFactor: secret !== '' },
    session: { id, previousVisitAt: previousVisitAt || null },
  }
}

export type OpenSession = NonNullable<Awaited<ReturnType<typeof sessionOf>>>
