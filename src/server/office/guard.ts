import type { FastifyRequest } from 'fastify'
import { isAtLeast, type Role } from '@/domain/office/account'
import type { Config } from '../config/config'
import type { PortalDatabase } from '../database/open'
import { originOf } from '../http/request'
import { countLogLines } from '../repositories/office/log'
import { readSettings } from '../repositories/office/settings'
import { logAs } from '../staff/log'
import { Refusal } from '../config/refusal'
import { clientOf } from '../submissions/clientAddress'
import { type OpenSession, sessionOf } from './accounts/sessions'
import type { OfficeRoute } from './officeRoute'
import { invalidRequest } from './readRequest'

type Needs = { config: Config; database: PortalDatabase; now: () => Date }

const HOUR_MS = 60 * 60_000
/** Refusals of an account that the log holds of an hour: it is append-only, and must not be filled. */
const LOGGED_REFUSALS_MAX = 20
const MORE_REFUSALS = 'Further refusals of this hour are left out.'

const isWrite = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD'

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/**
 * Every browser names the origin of a write, and another site cannot name ours. A program names none, and has no cookie of
 * a browser. The scheme is not compared: behind a proxy that ends TLS, the server may not know it.
 */
const isOwnOrigin = (request: FastifyRequest, config: Config) => {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  if (origin === undefined) return site === 'none' || site === 'same-origin'
  const own = [config, { ...config, publicUrl: undefined }].map((known) => hostOf(originOf(request, known)))
  return hostOf(origin) !== '' && own.includes(hostOf(origin))
}

const signInFirst = () => new Refusal(401, 'Please sign in.')
const foreign = () => new Refusal(403, 'This is only possible from the office itself.')
const secondFactorFirst = () => new Refusal(403, 'Please set up your second factor first.')

/**
 * Lets a request to a route through, or refuses it: without a session 401; 403 for a role that is not enough, a write from
 * another origin or a second factor that is missing. Every refused write is logged, and every read that was refused for the
 * role.
 */
export const createGuard = ({ config, database, now }: Needs) => {
  const sessions = new WeakMap<FastifyRequest, OpenSession>()

  const logRefusal = async (request: FastifyRequest, account: string, refusal: Refusal) => {
    const at = now()
    const hour = { account, action: 'refused', from: new Date(at.getTime() - HOUR_MS).toISOString() } as const
    const log = logAs(account, () => at, clientOf(request))
    const details = `${request.method} ${request.routeOptions.url ?? ''}: ${refusal.message}`
    await database.write(async (trx) => {
      const logged = await countLogLines(trx, hour)
      if (logged > LOGGED_REFUSALS_MAX) return
      const isLast = logged === LOGGED_REFUSALS_MAX
      await log(trx, { action: 'refused', details: isLast ? MORE_REFUSALS : details })
    })
    return refusal
  }

  const admit = async (request: FastifyRequest, role: Role, isBeforeSecondFactor: boolean) => {
    const open = await sessionOf(database, request, now())
    if (!open) throw signInFirst()
    const { account } = open
    const logged = (refusal: Refusal) => logRefusal(request, account.email, refusal)
    if (!isAtLeast(account.role, role)) throw await logged(new Refusal(403, 'Your role does not allow this.'))
    if (isWrite(request) && !isOwnOrigin(request, config)) throw await logged(foreign())
    const isLacking = !account.hasSecondFactor && !isBeforeSecondFactor
    if (isLacking && (await readSettings(database.db)).requireTwoFactor)
      // Reads are left out: a page sends many by itself.
      throw isWrite(request) ? await logged(secondFactorFirst()) : secondFactorFirst()
    sessions.set(request, open)
  }

  const check = async (route: OfficeRoute, request: FastifyRequest) => {
    if (route.role !== 'anyone') await admit(request, route.role, route.isBeforeSecondFactor ?? false)
    else if (isWrite(request) && !isOwnOrigin(request, config)) throw foreign()
    // No text of a database has it.
    if (request.url.includes('%00')) throw invalidRequest()
  }

  return {
    /** Runs before the body is read. */
    check,
    /** Runs again once the body of a write has arrived: an owner may have changed the account since. */
    recheck: async (route: OfficeRoute, request: FastifyRequest) => {
      if (isWrite(request) && route.role !== 'anyone') await check(route, request)
    },
    sessionOf: (request: FastifyRequest) => {
      const open = sessions.get(request)
      if (!open) throw signInFirst()
      return open
    },
  }
}
