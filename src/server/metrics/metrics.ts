import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { SubmissionTable } from '../database/schema'
import { createGauges } from './gauges'

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

/** The counters of this process. No label holds a value that a visitor can choose. */
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
    help: 'Time from the headers of a request to the end of its response.',
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
  const storedBytes = new Counter({
    name: 'portal_stored_file_bytes_total',
    help: 'Bytes of the files that were stored with forms.',
    registers,
  })
  const leftToBrowser = new Counter({
    name: 'portal_pages_left_to_browser_total',
    help: 'Pages that were left to the browser to render.',
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
    submissionStored: (form: SubmissionTable, fileBytes: number) => {
      stored.inc({ form })
      storedBytes.inc(fileBytes)
    },
    submissionRefused: (form: SubmissionTable, code: number) =>
      refused.inc({ form, reason: reasons[code] ?? 'other' }),
    pageLeftToBrowser: () => leftToBrowser.inc(),
    ...createGauges(registry),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
