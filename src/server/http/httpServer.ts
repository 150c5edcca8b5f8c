import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { msg } from '@lingui/core/macro'
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import type { PortalDatabase } from '../database/open'
import { Refusal } from '../config/refusal'
import { limitBodies, requestLimits, type RequestLimits } from './bodies/bodyLimits'
import { FIELDS_MAX_BYTES } from './bodies/forms'
import { answerErrors, REQUEST_ID_HEADER } from './errors'
import { refuseWhileClosing } from './gracefulShutdown'
import { loggerOptions, type LogStream } from './logging'
import { addSecurityHeaders } from './securityHeaders'

const canBeRead = (path: string) => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Some proxies send the whole address. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

const pathAndQuery = (url: string) => url.replace(ORIGIN, '').replace(/^(?!\/)/, '/')

/** The address of a request without its origin. Where its path cannot be decoded, such as /100%, each % is literal. */
const readableAddress = ({ url: sent = '/' }: Pick<IncomingMessage, 'url'>) => {
  const url = pathAndQuery(sent)
  const path = url.replace(/[?#].*$/s, '')
  return canBeRead(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

/** The most that a domain name can have, with room for a port. */
const HOST_CHARACTERS_MAX = 255

/** A name or an address, perhaps with a port; a program may send an empty one. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i

const isHostHeader = (name: string, index: number) => index % 2 === 0 && name.toLowerCase() === 'host'

/** Node takes the first of two Host headers; a proxy may have read the other one, and cache our answer for that host. */
const hasTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest) => rawHeaders.filter(isHostHeader).length > 1

/** Refuses requests with two hosts, or one that cannot be a name: it would go into the links of pages. */
const requireOneHost = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers
    const isValid = host.length <= HOST_CHARACTERS_MAX && HOST.test(host) && !hasTwoHosts(request)
    done(isValid ? undefined : new Refusal(400, msg`The request must name one valid host.`))
  })
}

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip']
/** Warns once about a proxy that is not trusted: limits would count all its visitors as one. */
const warnOfUntrustedProxy = (app: FastifyInstance, { trustProxy }: Config) => {
  if (trustProxy) return
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && FORWARDING_HEADERS.some((name) => name in request.headers)) {
      isWarned = true
      app.log.warn(
        'A proxy names the addresses of visitors, but TRUST_PROXY is off: fifty wrong passwords lock the office for all new browsers, and all visitors share one limit. Set TRUST_PROXY=on if visitors reach this server only through the proxy.',
      )
    }
    done()
  })
}

/** A UUID, or 32 hexadecimal digits as proxies write them; neither can hold personal data. */
const REQUEST_ID = /^[0-9a-f]{8}(-?)(?:[0-9a-f]{4}\1){3}[0-9a-f]{12}$/i

/** A unique id for each request, or the one that a trusted proxy sent. */
const requestIds =
  ({ trustProxy }: Config) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers[REQUEST_ID_HEADER]
    return trustProxy && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
  }

export type HttpOptions = { limits?: RequestLimits; logStream?: LogStream }

/** Fastify with everything that applies to each request: limits, log, ids, errors and security headers. It has no routes yet. */
export const createHttpServer = (
  config: Config,
  database: PortalDatabase,
  { limits = requestLimits, logStream }: HttpOptions,
) => {
  const answerError = answerErrors(database)
  const app = fastify({
    http: {
      headersTimeout: limits.headersMs,
      // Node looks for late headers this often.
      connectionsCheckingInterval: Math.ceil(limits.headersMs / 4),
    },
    // Fastify leaves the time of a whole request open. One that makes no progress ends by this limit.
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    bodyLimit: FIELDS_MAX_BYTES,
    logger: loggerOptions(config, logStream),
    genReqId: requestIds(config),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: readableAddress,
    // Fastify's own 503 has another body than our envelope.
    return503OnClosing: false,
    // Trust only the nearest proxy: anyone can write the entries left of its own.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.server.maxConnections = limits.connectionsMax
  app.setErrorHandler(answerError)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  warnOfUntrustedProxy(app, config)
  addSecurityHeaders(app, config)
  requireOneHost(app)
  refuseWhileClosing(app)
  limitBodies(app, limits)
  return app
}
