import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query'
import { FAILED, readEnvelope, type ApiError, type Envelope } from './envelope'
import { toFormData, type PendingForm, type PendingForms, type Upload } from './forms'

/** How requests are made in the browser, on the server and in tests. */
export type Transport = {
  apiHost: string
  fetch: typeof fetch
  /** Sends forms whose progress is shown; `fetch` sends them if it is missing. */
  upload?: Upload
  /** A failed read is not retried: on the server, the next page retries it. */
  noRetry?: boolean
  /** The server searches the jobs: they are too many to be loaded. */
  serverSearch?: boolean
  /** The site's own server answers, which has `/api` beside `/web`. */
  ownApi?: boolean
  /** Answers reads without a network: on the server, which has what they ask for. */
  load?: (request: PortalRequest) => Promise<unknown>
}

/** The extra argument of the store's thunks. */
export type ApiExtra = Transport & { pendingForms: PendingForms }

/** A form is sent as multipart, any other body as JSON. `url`: path and query. */
type PortalRequest = { url: string; body?: object; formId?: string }

const ACCEPT = { accept: 'application/json' }

/** The browser would wait for minutes for an answer to begin, and a new connection usually works at once. */
const SILENCE_MS = 30_000

const sendForm = (address: string, { fields, onProgress }: PendingForm, api: BaseQueryApi) => {
  const { fetch, upload } = api.extra as ApiExtra
  const body = toFormData(fields)
  return upload && onProgress
    ? upload(address, body, onProgress)
    : fetch(new Request(address, { method: 'POST', body, headers: ACCEPT, signal: api.signal }))
}

const read = (address: string, body: object | undefined, api: BaseQueryApi) => {
  const { fetch } = api.extra as ApiExtra
  const silence = new AbortController()
  const abort = () => silence.abort()
  api.signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, SILENCE_MS)
  const post = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...ACCEPT, 'content-type': 'application/json' },
  }
  const request = new Request(address, { headers: ACCEPT, signal: silence.signal, ...post })
  return fetch(request).finally(() => clearTimeout(timer))
}

const bodyOf = async (request: PortalRequest, api: BaseQueryApi): Promise<unknown> => {
  const { apiHost, load, pendingForms } = api.extra as ApiExtra
  if (load) return load(request)
  const { url, body, formId = '' } = request
  const address = apiHost + url
  const form = pendingForms.get(formId)
  const response = await (form ? sendForm(address, form, api) : read(address, body, api))
  return response.status < 500 ? response.json() : undefined
}

/** Not `fetchBaseQuery`, which knows neither the envelope nor upload progress. */
const request: BaseQueryFn<PortalRequest, Envelope, ApiError> = async (args, api) => {
  try {
    return readEnvelope(await bodyOf(args, api))
  } catch {
    return { error: FAILED }
  }
}

const READ_RETRIES = 3

/**
 * Failed reads are retried silently, with exponential backoff. A refusal is an answer; and a form that may have been
 * stored must not be sent again.
 */
export const portalBaseQuery = retry(request, {
  retryCondition: (error, _args, { attempt, baseQueryApi: { type, extra } }) =>
    type === 'query' &&
    (error as ApiError).kind === 'failed' &&
    attempt <= READ_RETRIES &&
    !(extra as ApiExtra).noRetry,
})
