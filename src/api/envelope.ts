import type { SerializedError } from '@reduxjs/toolkit'
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query'
import { retry } from '@reduxjs/toolkit/query'
import { readBody } from './body'
import { watchSilence } from './silence'
import type { Upload } from './upload'

/** What differs between the places that make requests: passed to the store as its extra argument. */
export type Transport = {
  apiHost: string
  fetch: typeof fetch
  /** Sends forms where their progress can be told; elsewhere `fetch` does. */
  upload?: Upload
  /** A read that failed is not tried again: on the server the next page does that. */
  readsOnce?: boolean
}

/** A request: a form is sent as multipart, any other body as JSON. */
export type PortalRequest = {
  url: string
  method?: 'GET' | 'POST'
  body?: FormData | object
  /** Who wants to know how much of the form has left. */
  onProgress?: (fraction: number) => void
}

/** Every answer of the `/web` API (spec section 7). */
export type Envelope = { status: string; message?: unknown; data?: unknown; name?: unknown }

/** `refused`: the server said no, and perhaps why. `failed`: there is no answer to speak of. */
export type ApiError = { kind: 'refused'; message: string } | { kind: 'failed' }

const FAILED: ApiError = { kind: 'failed' }

/** The error of a query or mutation; an exception inside it counts as a failed request. */
export const toApiError = (error?: ApiError | SerializedError): ApiError =>
  error && 'kind' in error ? error : FAILED

const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'

/** The sentence of spec section 8 for a submission that was not saved. */
export const errorMessage = (error: ApiError) =>
  (error.kind === 'refused' && error.message) || SOMETHING_WENT_WRONG

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readEnvelope = (body: unknown): { data: Envelope } | { error: ApiError } => {
  if (!isRecord(body)) return { error: FAILED }
  if (body.status === '1') return { data: { ...body, status: body.status } }
  return { error: { kind: 'refused', message: typeof body.message === 'string' ? body.message.trim() : '' } }
}

/** How this request travels: a form whose progress is asked for by an upload, all else by `fetch`. */
const fetchFor = ({ fetch, upload }: Transport, { body, onProgress }: PortalRequest): typeof fetch => {
  if (!upload || !onProgress || !(body instanceof FormData)) return fetch
  return (input) => upload((input as Request).url, body, onProgress)
}

const toRequest = (address: string, { method = 'GET', body }: PortalRequest, signal: AbortSignal) =>
  body === undefined || body instanceof FormData
    ? new Request(address, { method, body, signal, headers: { accept: 'application/json' } })
    : new Request(address, {
        method,
        body: JSON.stringify(body),
        signal,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
      })

/**
 * Not RTK Query's own way of fetching: that reads every answer twice, and parses it in one go, which a long list
 * on a cheap phone makes the visitor wait for.
 */
const request: BaseQueryFn<PortalRequest, Envelope, ApiError> = async (args, api: BaseQueryApi) => {
  const transport = api.extra as Transport
  // A form is not given up: its answer takes as long as the server needs to store it.
  const line = args.body instanceof FormData ? undefined : watchSilence(api.signal)
  try {
    const send = fetchFor(transport, args)
    const address = `${transport.apiHost}/web/${args.url}`
    const answer = await send(toRequest(address, args, line?.signal ?? api.signal))
    return answer.status < 500 ? readEnvelope(await readBody(answer, line?.heard)) : { error: FAILED }
  } catch {
    return { error: FAILED }
  } finally {
    line?.end()
  }
}

const READ_RETRIES = 3
const FIRST_RETRY_MS = 400

const backoff = (attempt: number, _retries: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const delay = FIRST_RETRY_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
    const timer = setTimeout(resolve, delay)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The request is no longer wanted', 'AbortError'))
    })
  })

/** A refusal is an answer: it is not asked for again. */
const requestOrRefusal: typeof request = async (args, api, options) => {
  const result = await request(args, api, options)
  const isLast = result.error?.kind === 'refused' || (api.extra as Transport).readsOnce
  if (result.error && isLast) retry.fail(result.error)
  return result
}

/** Reads are tried again a few times, silently; a write is sent once (see `WRITE_ONCE`). */
export const portalBaseQuery = retry(requestOrRefusal, { maxRetries: READ_RETRIES, backoff })

/** `extraOptions` of every mutation: what may have been stored must not be sent again. */
export const WRITE_ONCE = { maxRetries: 0 }
