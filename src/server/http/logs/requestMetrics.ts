import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config'
import type { PortalDatabase } from '../../database/open'
import { createMetrics, type Metrics, serveMetrics } from '../metrics'
import { forms } from '../../submissions/forms'
import type { LogStream } from './logging'
import { routeOf } from './routeOf'

const METHODS = new Set(['GET', 'HEAD', 'POST'])
const FOLDER = /^\/((?:office\/)?assets|uploads|media|images)\/.*$/s

const formByPath = new Map(forms.map(({ path, table }) => [path, table]))

/** The files of a folder count as one route, since each build has other names. */
const routeLabel = (request: FastifyRequest) => routeOf(request).replace(FOLDER, '/$1/*')

const count = (metrics: Metrics, request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) => {
  const route = routeLabel(request)
  const method = METHODS.has(request.method) ? request.method : 'other'
  metrics.answered({ method, route, code: statusCode, seconds: elapsedTime / 1000 })
  const form = request.method === 'POST' ? formByPath.get(route) : undefined
  if (form && statusCode >= 400) metrics.submissionRefused(form, statusCode)
}

/** Counts requests and serves the metrics while the server runs; undefined if METRICS_PORT is off. */
export const addMetrics = (
  app: FastifyInstance,
  { metricsPort }: Config,
  { database, logStream }: { database: PortalDatabase; logStream?: LogStream },
): Metrics | undefined => {
  if (metricsPort === 0) return undefined
  const metrics = createMetrics()
  metrics.watchDatabase(database)
  if (logStream?.dropped) metrics.watchLog(logStream.dropped)
  app.addHook('onResponse', (request, reply, done) => {
    count(metrics, request, reply)
    done()
  })
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = await serveMetrics(metrics, metricsPort)
  })
  app.addHook('onClose', async () => stop?.())
  return metrics
}
