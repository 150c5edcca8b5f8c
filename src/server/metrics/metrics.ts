import fastify from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import { reasonOf } from '../database/reason'
import type { SubmissionTable } from '../database/schema'
import type { Outbox } from '../mail/outbox'

/** Why a form was refused, by status code; all other codes are 'other'. */
const reasons: Record<number, string> = {
  413: 'too_large',
  422: 'invalid',
  429: 'too_many',
  500: 'error',
  503: 'unavailable',
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

type Answered = { method: string; route: string; code: number; seconds: number }

/** Figures that are read with each request for metrics. Their cost does not grow with the stored submissions. */
const createFigures = (registry: Registry) => {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
    const figure = new Gauge({
      name,
      help,
      registers,
      collect: async () => {
        figure.remove()
        // The other figures are reported even while the database cannot be read.
        const value = await Promise.resolve(read()).catch(() => undefined)
        if (value !== undefined) figure.set(value)
      },
    })
  }
  const counter = (name: string, help: string, read: () => number) => {
    const figure = new Counter({
      name,
      help,
      registers,
      collect: () => {
        figure.reset()
        figure.inc(read())
      },
    })
  }
  return {
    watchDatabase: ({ bytesUsed, retries }: Pick<PortalDatabase, 'bytesUsed' | 'retries'>) => {
      gauge('portal_database_bytes', 'Size of the database on disk, including uploaded files.', bytesUsed)
      counter(
        'portal_database_retries_total',
        'Transactions that were retried because the database was busy.',
        retries,
      )
    },
    watchLog: (linesDropped: () => number) =>
      counter(
        'portal_log_lines_dropped_total',
        'Log lines that were dropped because they could not be written.',
        linesDropped,
      ),
    watchPages: (cached: () => { pages: number; bytes: number }) => {
      gauge('portal_page_cache_entries', 'Rendered pages in the cache.', () => cached().pages)
      gauge(
        'portal_page_cache_bytes',
        'Approximate memory of the rendered pages in the cache.',
        () => cached().bytes,
      )
    },
    watchOutbox: ({ count, oldestSeconds }: Pick<Outbox, 'count' | 'oldestSeconds'>) => {
      gauge(
        'portal_outbox_oldest_age_seconds',
        'Age of the oldest submission that was not mailed yet; 0 if there is none.',
        oldestSeconds,
      )
      const mails = new Gauge({
        name: 'portal_outbox_mails',
        help: 'Submissions that wait to be mailed, those of them that could not be so far, and those that were given up.',
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

/** The counters of this process. No label holds a value that a visitor can choose. */
export const createMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers: [registry] })
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
    registers: [registry],
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

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: ({ method, route, code, seconds }: Answered) => {
      requests.inc({ method, route, code })
      durations.observe({ method, route }, seconds)
    },
    submissionStored: (form: SubmissionTable, fileBytes: number) => {
      stored.inc({ form })
      storedBytes.inc(fileBytes)
    },
    submissionRefused: (form: SubmissionTable, code: number) =>
      refused.inc({ form, reason: reasons[code] ?? 'other' }),
    pageLeftToBrowser: () => leftToBrowser.inc(),
    ...createFigures(registry),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics are for those who run the machine, so no other address is offered. */
const HOST = '127.0.0.1'

/** Serves GET /metrics on a port of this machine only. Returns a function that stops it. */
export const serveMetrics = async (metrics: Metrics, port: number) => {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-type': metrics.contentType })
      .send(await metrics.text()),
  )
  try {
    await app.listen({ host: HOST, port })
  } catch (error) {
    throw new StartError(`Cannot serve metrics on ${HOST}:${port}: ${reasonOf(error)}. Set METRICS_PORT.`)
  }
  return () => app.close()
}
