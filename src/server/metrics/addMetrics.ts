import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { forms } from '../submissions/forms'
import { routeOf } from '../http/routeOf'
import { createMetrics, type Metrics } from './metrics'
import { serveMetrics } from './serve'

const METHODS = new Set(['GET', 'HEAD', 'POST'])
const FOLDER = /^\/(assets|uploads|media|images)\/.*$/s

const formByPath = new Map(forms.map(({ path, table }) => [path, table]))

/** Pages are drawn from our own lists, which are asked for without a network; nobody sent those requests. */
const isFromNetwork = ({ raw }: FastifyRequest) => raw.socket instanceof Socket

/** The files of a folder are one route: each build brings others. */
const routeLabel = (request: FastifyRequest) => routeOf(request).replace(FOLDER, '/$1/*')

const methodLabel = ({ method }: FastifyRequest) => (METHODS.has(method) ? method : 'other')

const count = (app: FastifyInstance, metrics: Metrics) => {
  const countOne = (request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) => {
    const route = routeLabel(request)
    metrics.answered({
      method: methodLabel(request),
      route,
      code: statusCode,
      seconds: elapsedTime / 1000,
    })
    const form = request.method === 'POST' ? formByPath.get(route) : undefined
    if (form && statusCode >= 400) metrics.submissionRefused(form, statusCode)
  }
  app.addHook('onResponse', (request, reply, done) => {
    if (isFromNetwork(request)) countOne(request, reply)
    done()
  })
}

/** Counts what happens and serves the figures for as long as the server runs; undefined where METRICS_PORT is off. */
export const addMetrics = (app: FastifyInstance, { metricsPort }: Config): Metrics | undefined => {
  if (metricsPort === 0) return undefined
  const metrics = createMetrics()
  count(app, metrics)
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = await serveMetrics(metrics, metricsPort)
  })
  app.addHook('onClose', async () => stop?.())
  return metrics
}
