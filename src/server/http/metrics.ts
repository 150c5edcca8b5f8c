import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Config, StartError } from '../config/config'
import type { PortalDatabase } from '../database/open'
import { reasonOf } from '../database/reason'
import type { SubmissionTable } from '../database/schema'
import type { Outbox } from '../mail/outbox'
import { forms } from '../submissions/forms'
import type { LogStream } from './logging'
import { routeOf } from './request'

/** Why a form was refused, by status code; all other codes are 'other'. */
const reasons: Record<number, string> = {
  413: 'too_large',
  422: 'invalid',
  429: 'too_many',
  500: 'error',
  503: 'unavailable',
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

const METHODS = new Set(['GET', 'HEAD', 'POST'])
const FOLDER = /^\/((?:office\/)?assets|uploads|media|images)\/.*$/s

const formByPath = new Map(forms.map(({ path, table }) => [path, table]))

/** The files of a folder count as one route, since each build has other names. */
const routeLabel = (request: FastifyRequest) => routeOf(request).replace(FOLDER, '/$1/*')

/** The counters of this process. No label holds a value that a visitor can choose. */
const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const requests = counter('portal_http_requests_total', 'Requests that were answered.', [
    'method',
    'route',
    'code',
  ])
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const stored = counter('portal_submissions_stored_total', 'Forms that were stored.', ['form'])
  const storedBytes = counter(
    'portal_stored_file_bytes_total',
    'Bytes of the files that were stored with forms.',
  )
  const refused = counter('portal_submissions_refused_total', 'Forms that were refused.', ['form', 'reason'])
  const leftToBrowser = counter(
    'portal_pages_left_to_browser_total',
    'Pages that were left to the browser to render.',
  )

  /** A figure that is read with each request for metrics. Its cost does not grow with the stored submissions. */
  const watch = (name: string, help: string, read: () => number | Promise<number>) => {
    const collect = async () => {
      figure.remove()
      // An unreadable database must not hide the other figures.
      const value = await Promise.resolve(read()).catch(() => undefined)
      if (value !== undefined) figure.inc(value)
    }
    const options = { name, help, registers, collect }
    const figure: Pick<Gauge, 'inc' | 'remove'> = name.endsWith('_total')
      ? new Counter(options)
      : new Gauge(options)
  }

  return {
    registry,
    watch,
    answered: (request: FastifyRequest, { statusCode: code, elapsedTime }: FastifyReply) => {
      const route = routeLabel(request)
      const method = METHODS.has(request.method) ? request.method : 'other'
      requests.inc({ method, route, code })
      durations.observe({ method, route }, elapsedTime / 1000)
      const form = request.method === 'POST' ? formByPath.get(route) : undefined
      if (form && code >= 400) refused.inc({ form, reason: reasons[code] ?? 'other' })
    },
    submissionStored: (form: SubmissionTable, fileBytes: number) => {
      stored.inc({ form })
      storedBytes.inc(fileBytes)
    },
    pageLeftToBrowser: () => leftToBrowser.inc(),
    watchPages: (cached: () => { entries: number; bytes: number }) => {
      watch('portal_page_cache_entries', 'Rendered pages in the cache.', () => cached().entries)
      watch(
        'portal_page_cache_bytes',
        'Approximate memory of the rendered pages in the cache.',
        () => cached().bytes,
      )
    },
    watchOutbox: ({ count, oldestSeconds }: Pick<Outbox, 'count' | 'oldestSeconds'>) => {
      watch(
        'portal_outbox_oldest_age_seconds',
        'Age of the oldest submission that was not mailed to the staff yet; 0 if there is none.',
        oldestSeconds,
      )
      const mails = new Gauge({
        name: 'portal_outbox_mails',
        help: 'Submissions that wait to be mailed to the staff, those of them that could not be so far, and those that were given up.',
        labelNames: ['state'],
        registers,
        collect: async () => {
          mails.reset()
          const counts = await count().catch(() => undefined)
          if (!counts) return
          mails.set({ state: 'waiting' }, counts.waiting)
          mails.set({ state: 'failing' }, counts.failing)
          mails.set({ state: 'given_up' }, counts.givenUp)
        },
      })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics are for the operators of the machine, so they are served on no other address. */
const HOST = '127.0.0.1'

/** Serves GET /metrics on a port of this machine only. Returns a function that stops it. */
const serveMetrics = async ({ registry }: Metrics, port: number) => {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-type': registry.contentType })
      .send(await registry.metrics()),
  )
  try {
    await app.listen({ host: HOST, port })
  } catch (error) {
    throw new StartError(`Cannot serve metrics on ${HOST}:${port}: ${reasonOf(error)}. Set METRICS_PORT.`)
  }
  return () => app.close()
}

/** Counts requests and serves the metrics while the server runs; undefined if METRICS_PORT is off. */
export const addMetrics = (
  app: FastifyInstance,
  { metricsPort }: Config,
  { database, logStream }: { database: PortalDatabase; logStream?: LogStream },
): Metrics | undefined => {
  if (metricsPort === 0) return undefined
  const metrics = createMetrics()
  const { watch } = metrics
  const { bytesUsed, retries } = database
  watch('portal_database_bytes', 'Size of the database on disk, including uploaded files.', bytesUsed)
  watch(
    'portal_database_retries_total',
    'Transactions that were retried because the database was busy.',
    retries,
  )
  if (logStream?.dropped)
    watch(
      'portal_log_lines_dropped_total',
      'Log lines that were dropped because they could not be written.',
      logStream.dropped,
    )
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request, reply)
    done()
  })
  let stop: (() => Promise<void>) | undefined
  app.addHook('onReady', async () => {
    stop = await serveMetrics(metrics, metricsPort)
  })
  app.addHook('onClose', async () => stop?.())
  return metrics
}
