import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SerializedError } from '@reduxjs/toolkit'
import type { Problem } from '@/domain/content/problems'

/** Every answer of the `/web` API. */
export type Envelope = { status: string; message?: unknown; data?: unknown; name?: unknown }

/** `refused`: the server said no, perhaps with a reason, and our own of which field. `failed`: there is no usable answer. */
export type ApiError = { kind: 'refused'; message: string; field?: string } | { kind: 'failed' }

export const FAILED: ApiError = { kind: 'failed' }

/** The warning for a submission that was not saved; an exception inside a mutation counts as a failed request. */
export const errorMessage = (error: ApiError | SerializedError, i18n: I18n) =>
  ('kind' in error && error.kind === 'refused' && error.message) ||
  i18n._(msg`Something went wrong. Please try again.`)

/** Success is the status '1', as text; any other status is a refusal. */
export const readEnvelope = (body: unknown): { data: Envelope } | { error: ApiError } => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { error: FAILED }
  const { status, message, ...rest } = body as Record<string, unknown>
  if (status === '1') return { data: { ...rest, status, message } }
  const [problem] = (Array.isArray(rest.problems) ? rest.problems : []) as (Partial<Problem> | null)[]
  const text = typeof message === 'string' ? message.trim() : ''
  return { error: { kind: 'refused', message: text, ...(problem?.field && { field: problem.field }) } }
}
