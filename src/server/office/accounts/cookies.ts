import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../database/schema'
import { newToken } from '../../staff/tokens'
import { keyedHash } from '../../repositories/sendingCounts'

const SESSION = 'office_session'
const DEVICE = 'office_device'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Visitors' pages never see these cookies, nor does any script. The origin of the request must have been checked: by it
 * they are bound to https.
 */
const optionsFor = ({ protocol, headers: { origin = `${protocol}:` } }: FastifyRequest) => ({
  path: '/office',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: origin.startsWith('https:'),
})

/** The token of the session in the cookies of a request. */
export const tokenOf = ({ cookies }: FastifyRequest) => cookies[SESSION]

/** The session ends with the browser. */
export const setToken = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(SESSION, token, optionsFor(request))

export const clearToken = (request: FastifyRequest, reply: FastifyReply) =>
  reply.clearCookie(SESSION, optionsFor(request))

const signatureOf = (db: Db, device: string, email: string) => keyedHash(db, `device ${device} of ${email}`)

/** Marks the browser as one in which this account signed in. */
export const setDevice = async (db: Db, request: FastifyRequest, reply: FastifyReply, email: string) => {
  const device = newToken()
  const value = `${device}.${await signatureOf(db, device, email)}`
  // Not returned: a reply can be awaited, and resolves once it is sent.
  void reply.setCookie(DEVICE, value, { ...optionsFor(request), maxAge: YEAR_SECONDS })
}

/** The browser of a request, if this account signed in there before. */
export const deviceOf = async (db: Db, { cookies }: FastifyRequest, email: string) => {
  const [device = '', signature = ''] = cookies[DEVICE]?.split('.') ?? []
  const expected = Buffer.from(await signatureOf(db, device, email))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined
}
