import type { Server } from 'node:http'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyHttpOptions } from 'fastify'
import { readableAddress } from './http/readableAddress'
import { endRequests } from './http/gracefulShutdown'
import type { Config } from './config'
import type { PortalDatabase } from './database/open'
import { answerClientError, answerErrors } from './http/errors'
import { loggerOptions, type LogStream } from './http/logging'
import { addOutbox } from './mail/addOutbox'
import { addMetrics } from './metrics/addMetrics'
import { answerUnrouted } from './http/notFound'
import { openContent } from './pages/content'
import { acceptUrlencoded, PLAIN_BODY_MAX_BYTES } from './http/plainFields'
import { answerOddRequests } from './http/protocolErrors'
import { requestIds, sendRequestIds } from './http/requestId'
import { addCategoryRoute } from './http/categoryRoutes'
import { addContentRoutes } from './http/contentRoutes'
import { addFoundRoutes } from './http/seoRoutes'
import { addHealthRoute } from './http/healthRoutes'
import { addSubmissionRoutes } from './http/submissionRoutes'
import { addSecurityHeaders } from './http/securityHeaders'
import { httpOptions, patience, watchSenders, type Patience } from './http/requestLimits'
import { createSendingLimits } from './submissions/rateLimits'
import { addSite, PAGE_WITHIN_MS } from './http/site'
import { addStaffFiles } from './http/staffFiles'
import { addStore } from './submissions/addStore'
import { multipartLimits } from './http/multipart'

type Options = {
  now?: () => Date
  logStream?: LogStream
  limits?: Patience
  pageWithinMs?: number
  pathsToWarm?: readonly string[]
  /** Where the code of the thread is that stores forms in an embedded database. */
  storeThread?: URL
}

/** The whole server, not yet listening. It closes the database when it is closed. */
export const buildApp = async (config: Config, database: PortalDatabase, options: Options = {}) => {
  const {
    now = () => new Date(),
    logStream,
    limits = patience,
    pageWithinMs = PAGE_WITHIN_MS,
    pathsToWarm,
  } = options
  const answerError = answerErrors(database)
  const serverOptions: FastifyHttpOptions<Server> = {
    logger: loggerOptions(config, logStream),
    genReqId: requestIds(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: PLAIN_BODY_MAX_BYTES,
    http: httpOptions(limits),
    requestTimeout: limits.requestMs,
    rewriteUrl: readableAddress,
    // Its answer would be none of ours.
    return503OnClosing: false,
    // The nearest proxy is the one that is trusted: what stands left of its entry anyone can write.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
  }
  const app = fastify(serverOptions)
  app.setErrorHandler(answerError)
  sendRequestIds(app)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  app.addHook('onClose', () => database.close())
  const metrics = addMetrics(app, config)
  metrics?.watchSize(database)
  watchSenders(app, limits)
  answerOddRequests(app)
  endRequests(app)

  addSecurityHeaders(app, config)
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false })
  acceptUrlencoded(app)

  addHealthRoute(app, database)
  const content = openContent(app, config, database)
  addFoundRoutes(app, config, content)
  if (!config.apiHost) {
    addContentRoutes(app, database)
    addCategoryRoute(app, database)
    const outbox = addOutbox(app, config, { database, now })
    if (outbox) metrics?.watchOutbox(outbox)
    const sendingLimits = createSendingLimits(database, config.submissionsPerMinute, now)
    const settings = { now, limitMobile: sendingLimits.limitMobile, isMailed: outbox !== undefined }
    const { store, retries } = addStore(app, config, database, settings, options.storeThread)
    metrics?.watchRetries(() => database.retries() + retries())
    addSubmissionRoutes(app, { database, store, limits: sendingLimits, metrics, outbox })
  }
  await addStaffFiles(app, config)
  answerUnrouted(app, await addSite(app, config, content, { pageWithinMs, metrics, pathsToWarm }))
  return app
}
