import type { Server } from 'node:http'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import type { Config } from './config'
import { createAnswers, type Answers } from './content/answers'
import { listReads } from './content/listReads'
import { watchVersion } from './content/version'
import type { PortalDatabase } from './database/open'
import { createBodyLimits, type BodyLimits } from './http/bodies/bodyLimits'
import { addCategoryRoute, addContentRoutes } from './http/routes/contentRoutes'
import { answerClientError, answerErrors } from './http/errors'
import { refuseWhileClosing } from './http/connections/gracefulShutdown'
import { addHealthRoute } from './http/routes/healthRoutes'
import { httpServer } from './http/connections/httpServer'
import { addRequestLog, loggerOptions, type LogStream } from './http/logs/logging'
import { createMultipartReader, multipartOptions } from './http/bodies/multipart'
import { answerUnrouted } from './http/routes/notFound'
import { parseUrlencoded, PLAIN_BODY_MAX_BYTES } from './http/bodies/plainFields'
import { refuseOddRequests } from './http/connections/malformedRequests'
import { readableAddress } from './http/readableAddress'
import { requestIds, sendRequestIds } from './http/logs/requestId'
import { requestLimits, type RequestLimits } from './http/connections/requestLimits'
import { addMetrics } from './http/logs/requestMetrics'
import { addSecurityHeaders } from './http/securityHeaders'
import { addSeoRoutes } from './http/routes/seoRoutes'
import { addSite, PAGE_WITHIN_MS, PAGES_WAITING_MAX } from './http/routes/site'
import { addStaffFiles } from './http/routes/staffFiles'
import { addSubmissionRoutes } from './http/routes/submissionRoutes'
import { warnOfUntrustedProxy } from './http/logs/untrustedProxy'
import { addOffice } from './office/office'
import { createOutbox } from './mail/outbox'
import type { Metrics } from './metrics/metrics'
import { otherContent, ownContent } from './pages/content'
import { createRenderQueue } from './pages/renderQueue'
import { createJobSearch } from './search/jobSearch'
import { searchReads } from './search/searchReads'
import { createRateLimits } from './submissions/rateLimits'
import { createStore } from './submissions/storeSubmission'
import { addTasks } from './tasks/scheduler'
import { taskTable } from './tasks/taskTable'

type Options = {
  now?: () => Date
  logStream?: LogStream
  limits?: RequestLimits
  pageWithinMs?: number
  pagesWaitingMax?: number
  /** For each sitemap. */
  addressesMax?: number
  /** The program that reads the words of resumes. */
  readWord?: URL
  /** The program that reads spreadsheets of jobs. */
  readSheet?: URL
}

type Needs = {
  database: PortalDatabase
  answers: Answers
  now: () => Date
  metrics?: Metrics
  bodyLimits: BodyLimits
  isMailed: boolean
  onStored: () => void
}

/**
 * The `/web` API and what our own has beside it. The parsers of forms, and their hooks, are registered only for the routes
 * that need them.
 */
const addApi = async (app: FastifyInstance, config: Config, needs: Needs) => {
  const { database, answers, now, metrics, bodyLimits, isMailed, onStored } = needs
  addContentRoutes(app, answers)
  const limits = createRateLimits(database, config.submissionsPerMinute, now)
  const { limitMobile } = limits
  const store = createStore(database, { now, limitMobile, isMailed })
  await app.register(async (scope) => {
    await scope.register(multipart, multipartOptions)
    await scope.register(formbody, { parser: parseUrlencoded })
    bodyLimits.watchBodies(scope)
    const readMultipart = createMultipartReader(bodyLimits)
    addCategoryRoute(scope, answers, readMultipart)
    addSubmissionRoutes(scope, { database, readMultipart, store, limits, metrics, onStored })
  })
}

/** What our own API answers, by requests and in pages; undefined where another API answers. */
const openAnswers = (app: FastifyInstance, { apiHost }: Config, database: PortalDatabase) => {
  if (apiHost) return undefined
  const search = createJobSearch(database, (error) =>
    app.log.error({ err: error }, 'the newest jobs could not be indexed'),
  )
  app.addHook('onListen', async () => void search.isLarge().catch(() => false))
  app.addHook('onClose', async () => search.close())
  const answers = createAnswers(
    { reads: listReads(database.db), version: watchVersion(database) },
    { reads: searchReads(database.db, search), version: search.version },
  )
  return { search, answers }
}

/** The whole server, not yet listening. Closing it closes the database. */
export const buildApp = async (config: Config, database: PortalDatabase, options: Options = {}) => {
  const { now = () => new Date(), logStream, limits = requestLimits } = options
  const { pageWithinMs = PAGE_WITHIN_MS, pagesWaitingMax = PAGES_WAITING_MAX, addressesMax } = options
  const answerError = answerErrors(database)
  const serverOptions: FastifyHttpOptions<Server> = {
    serverFactory: httpServer(limits, config),
    requestTimeout: limits.requestMs,
    logger: loggerOptions(config, logStream),
    genReqId: requestIds(config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: PLAIN_BODY_MAX_BYTES,
    rewriteUrl: readableAddress,
    // Fastify's own 503 has another body than our envelope.
    return503OnClosing: false,
    // Trust only the nearest proxy: anyone can write the entries left of its own.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
  }
  const app = fastify(serverOptions)
  app.setErrorHandler(answerError)
  app.addHook('onClose', () => database.close())
  sendRequestIds(app)
  addRequestLog(app)
  const metrics = addMetrics(app, config)
  metrics?.watchDatabase(database)
  if (logStream?.dropped) metrics?.watchLog(logStream.dropped)
  warnOfUntrustedProxy(app, config)
  refuseOddRequests(app)
  refuseWhileClosing(app)

  addSecurityHeaders(app, config)
  addHealthRoute(app, database)
  const own = openAnswers(app, config, database)
  const content = own ? ownContent(own.answers, own.search) : otherContent(config.apiHost)
  const inQueue = createRenderQueue({ waitingMax: pagesWaitingMax, withinMs: pageWithinMs })
  addSeoRoutes(app, config, { content, inQueue, search: own?.search, addressesMax })
  const bodyLimits = createBodyLimits(limits)
  const { readWord, readSheet } = options
  const outbox = own && createOutbox(config, { database, now, log: app.log })
  if (outbox) metrics?.watchOutbox(outbox)
  const runTask = addTasks(app, { database, now }, taskTable({ config, outbox, readWord }))
  const onStored = () => void runTask('mail')
  const api = { database, now, metrics, bodyLimits, isMailed: outbox !== undefined, onStored }
  if (own) await addApi(app, config, { ...api, answers: own.answers })
  await addStaffFiles(app, config)
  await addOffice(app, config, { database, now, runTask, bodyLimits, readSheet })
  answerUnrouted(app, await addSite(app, config, { content, inQueue, pageWithinMs, metrics }))
  return app
}
