import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { IDLE_HEADER } from '@/domain/office/paths'
import type { PortalDatabase } from '../../database/open'
import type { AccountTable, Db } from '../../database/schema'
import {
  deleteSession,
  deleteSessionsUnusedSince,
  findSession,
  insertSession,
  touchSession,
  updateAccount,
} from '../../repositories/office/accounts'
import { keyedHash, newToken } from '../../repositories/meta'
import { hashOfToken } from '../../staff/accounts'
import { clientOf } from '../../submissions/clientAddress'

const SESSION = 'office_session'
const DEVICE = 'office_device'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Never seen by pages of visitors or scripts. Bound to https by the origin, which must have been checked. */
const optionsFor = ({ protocol, headers: { origin = `${protocol}:` } }: FastifyRequest) => ({
  path: '/office',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: origin.startsWith('https:'),
})

const tokenOf = ({ cookies }: FastifyRequest) => cookies[SESSION]

export const setToken = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(SESSION, token, optionsFor(request))

export const clearToken = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(SESSION, optionsFor(request))

const signatureOf = (db: Db, device: string, email: string) => keyedHash(db, `device ${device} of ${email}`)

export const setDevice = async (db: Db, request: FastifyRequest, reply: FastifyReply, email: string) => {
  const device = newToken()
  const value = `${device}.${await signatureOf(db, device, email)}`
  // Not returned: a reply can be awaited, and resolves once it is sent.
  void reply.setCookie(DEVICE, value, { ...optionsFor(request), maxAge: YEAR_SECONDS })
}

export const deviceOf = async (db: Db, { cookies }: FastifyRequest, email: string) => {
  const [device = '', signature = ''] = cookies[DEVICE]?.split('.') ?? []
  const expected = Buffer.from(await signatureOf(db, device, email))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined
}

const MINUTE_MS = 60_000
const IDLE_MS = 12 * 60 * MINUTE_MS

const before = (time: Date, ms: number) => new Date(time.getTime() - ms).toISOString()

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
    address: clientOf(request),
  })
  await updateAccount(db, account.id, { seen_at: now })
  return token
}

export const sessionOf = async ({ db, isBusy }: PortalDatabase, request: FastifyRequest, time: Date) => {
  const token = tokenOf(request)
  if (token === undefined) return undefined
  const id = hashOfToken(token)
  const found = await findSession(db, id, openSince(time))
  if (!found) return undefined
  const { seen_at: seenAt, previous_visit_at: previousVisitAt, totp_secret: secret, ...account } = found
  if (request.headers[IDLE_HEADER] === undefined && seenAt < before(time, MINUTE_MS)) {
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
