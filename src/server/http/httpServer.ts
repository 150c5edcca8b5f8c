import fastify, { LogController } from 'fastify'
import type { Config } from '../config'
import type { PortalDatabase } from '../database/open'
import { limitBodies } from './bodies/bodyLimits'
import { PLAIN_BODY_MAX_BYTES } from './bodies/plainFields'
import { answerClientError, answerErrors } from './errors'
import { refuseWhileClosing } from './gracefulShutdown'
import { requireOneHost } from './hostCheck'
import { addRequestLog, loggerOptions, type LogStream } from './logs/logging'
import { requestIds, sendRequestIds } from './logs/requestId'
import { warnOfUntrustedProxy } from './logs/untrustedProxy'
import { readableAddress } from './readableAddress'
import { requestLimits, type RequestLimits } from './requestLimits'
import { addSecurityHeaders } from './securityHeaders'

export type HttpOptions = { limits?: RequestLimits; logStream?: LogStream }

/** Fastify with what holds for every request: limits, log, ids, errors and security headers. It has no routes yet. */
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
    bodyLimit: PLAIN_BODY_MAX_BYTES,
    logger: loggerOptions(config, logStream),
    genReqId: requestIds(config),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: readableAddress,
    // Fastify's own 503 has another body than our envelope.
    return503OnClosing: false,
    // Trust only the nearest proxy: anyone can write the entries left of its own.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
  })
  app.server.maxConnections = limits.connectionsMax
  app.setErrorHandler(answerError)
  sendRequestIds(app)
  addRequestLog(app)
  warnOfUntrustedProxy(app, config)
  addSecurityHeaders(app, config)
  requireOneHost(app)
  refuseWhileClosing(app)
  limitBodies(app, limits)
  return app
}
