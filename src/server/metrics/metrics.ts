import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { SubmissionTable } from '../database/schema'

/** Why a form was not stored, by the code of the answer; other codes are 'other'. */
const reasons: Record<number, string> = {
  413: 'too_large',
  422: 'invalid',
  429: 'too_many',
  500: 'error',
  503: 'unavailable',
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

export type Answered = { method: string; route: string; code: number; seconds: number }
export type OutboxCounts = { waiting: number; failing: number }

/** What this process counts. No label holds anything that a visitor can make up. */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'code'],
    registers,
  })
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const stored = new Counter({
    name: 'portal_submissions_stored_total',
    help: 'Forms that were stored.',
    labelNames: ['form'],
    registers,
  })
  const refused = new Counter({
    name: 'portal_submissions_refused_total',
    help: 'Forms that were refused.',
    labelNames: ['form', 'reason'],
    registers,
  })

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: ({ method, route, code, seconds }: Answered) => {
      requests.inc({ method, route, code })
      durations.observe({ method, route }, seconds)
    },
    submissionStored: (form: SubmissionTable) => stored.inc({ form }),
    submissionRefused: (form: SubmissionTable, code: number) =>
      refused.inc({ form, reason: reasons[code] ?? 'other' }),
    /** Asked whenever the metrics are read. */
    watchOutbox: (count: () => Promise<OutboxCounts>) => {
      const mails = new Gauge({
        name: 'portal_outbox_mails',
        help: 'Submissions that were not yet mailed, and those of them that failed at least once.',
        labelNames: ['state'],
        registers,
        collect: async () => {
          mails.reset()
          // The rest is told all the same while the database cannot be read.
          const counts = await count().catch(() => undefined)
          if (!counts) return
          mails.set({ state: 'waiting' }, counts.waiting)
          mails.set({ state: 'failing' }, counts.failing)
        },
      })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
