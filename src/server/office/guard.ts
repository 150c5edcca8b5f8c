import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { isAtLeast, type Role } from '@/domain/office/roles'
import type { Config } from '../config'
import type { PortalDatabase } from '../database/open'
import { originOf } from '../http/origin'
import { insertLogLine } from '../repositories/office/log'
import { readSettings } from '../repositories/office/settings'
import { INVALID_REQUEST, Refusal, unprocessable } from '../submissions/refusal'
import { senderOf } from '../submissions/senderAddress'
import { sessionOf, type OpenSession } from './accounts/sessions'
import type { OfficeRoute } from './officeRoute'

type Needs = { config: Config; database: PortalDatabase; now: () => Date }

const isWrite = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/**
 * Every browser names the origin of a write, and another site cannot name ours. A program names none, and nobody lends it a
 * cookie. The scheme is not compared: behind a proxy that ends TLS, the server may not know it.
 */
const isOwnOrigin = (request: FastifyRequest, config: Config) => {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  if (origin === undefined) return site === 'none' || site === 'same-origin'
  const own = [config, { ...config, publicUrl: undefined }].map((known) => hostOf(originOf(request, known)))
  return hostOf(origin) !== '' && own.includes(hostOf(origin))
}

const signInFirst = () => new Refusal(401, 'Please sign in.')
const foreign = () => new Refusal(403, 'This is only possible from the office itself.')
const notAllowed = () => new Refusal(403, 'Your role does not allow this.')
const secondFactorFirst = () => new Refusal(403, 'Please set up your second factor first.')

/**
 * Lets a request to a route through, or refuses it: without a session 401; 403 for a role that is not enough, a write from
 * another origin or a second factor that is missing. The log tells every refused write, and every read that was refused for
 * the role.
 */
export const createGuard = ({ config, database, now }: Needs) => {
  const sessions = new WeakMap<FastifyRequest, OpenSession>()

  const tellRefusal = async (request: FastifyRequest, account: string, refusal: Refusal) => {
    const line = { at: now().toISOString(), account, subject: '', address: senderOf(request) }
    const details = `${request.method} ${request.routeOptions.url ?? ''}: ${refusal.message}`
    await database.write((trx) => insertLogLine(trx, { ...line, action: 'refused', details }))
    return refusal
  }

  const admit = async (request: FastifyRequest, role: Role, isBeforeSecondFactor: boolean) => {
    const open = await sessionOf(database, request, now())
    if (!open) throw signInFirst()
    const { account } = open
    const told = (refusal: Refusal) => tellRefusal(request, account.email, refusal)
    if (!isAtLeast(account.role, role)) throw await told(notAllowed())
    if (isWrite(request) && !isOwnOrigin(request, config)) throw await told(foreign())
    const isLacking = !account.hasSecondFactor && !isBeforeSecondFactor
    if (isLacking && (await readSettings(database.db)).secondFactorIsDuty)
      // Reads are left out: a page sends many by itself.
      throw isWrite(request) ? await told(secondFactorFirst()) : secondFactorFirst()
    sessions.set(request, open)
  }

  return {
    /** Runs before the body is read. */
    checking:
      (route: OfficeRoute): onRequestAsyncHookHandler =>
      async (request) => {
        if (route.role !== 'anyone') await admit(request, route.role, route.isBeforeSecondFactor ?? false)
        else if (isWrite(request) && !isOwnOrigin(request, config)) throw foreign()
        // No text of a database has it.
        if (request.url.includes('%00')) throw unprocessable(INVALID_REQUEST)
      },
    /** The session of a request that was let through. */
    sessionOf: (request: FastifyRequest) => {
      const open = sessions.get(request)
      if (!open) throw signInFirst()
      return open
    },
  }
}
