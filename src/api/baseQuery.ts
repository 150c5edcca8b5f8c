import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Language } from '@/domain/languages'
import { FAILED, readEnvelope, type ApiError, type Envelope } from './envelope'
import { toFormData, type PendingForms, type Upload } from './forms'

/** How requests are made in the browser, on the server and in tests. */
export type Transport = {
  apiHost: string
  fetch: typeof fetch
  /** Sends forms whose progress is shown; `fetch` sends them if it is missing. */
  upload?: Upload
  /** A failed read is not retried: on the server, the next page retries it. */
  noRetry?: boolean
  /** Answers reads without a network: on the server, which has what they ask for. */
  load?: (request: PortalRequest) => Promise<unknown>
}

/** The extra argument of the store's thunks. */
export type ApiExtra = Transport & { pendingForms: PendingForms }

/** A form is sent as multipart, any other body as JSON. `url`: path and query. */
type PortalRequest = { url: string; body?: object; formId?: string }

/** Answers come in the language of the page. */
const headersFor = ({ getState }: Pick<BaseQueryApi, 'getState'>) => ({
  accept: 'application/json',
  'accept-language': (getState() as { site: { language: Language } }).site.language,
})

/** The browser would wait for minutes for an answer to begin, and a new connection usually works at once. */
const SILENCE_MS = 30_000

/** A response, or rejects; a form is sent with its progress, and a read given up if no answer begins. */
const ask = ({ url, body, formId = '' }: PortalRequest, api: BaseQueryApi) => {
  const { extra, signal } = api
  const { apiHost, fetch, upload, pendingForms } = extra as ApiExtra
  const headers = headersFor(api)
  const address = apiHost + url
  const form = pendingForms.get(formId)
  if (form) {
    const data = toFormData(form.fields)
    return upload && form.onProgress
      ? upload(address, { body: data, headers, signal }, form.onProgress)
      : fetch(new Request(address, { method: 'POST', body: data, headers, signal }))
  }
  const silence = new AbortController()
  const abort = () => silence.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, SILENCE_MS)
  const post = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  }
  const request = new Request(address, { headers, signal: silence.signal, ...post })
  return fetch(request).finally(() => clearTimeout(timer))
}

/** Not `fetchBaseQuery`, which knows neither the envelope nor upload progress. */
const request: BaseQueryFn<PortalRequest, Envelope, ApiError> = async (args, api) => {
  try {
    const { load } = api.extra as ApiExtra
    if (load) return readEnvelope(await load(args))
    const response = await ask(args, api)
    return response.status < 500 ? readEnvelope(await response.json()) : { error: FAILED }
  } catch {
    return { error: FAILED }
  }
}

const READ_RETRIES = 3

/** Failed reads are retried with exponential backoff; not a refusal, nor a form, which may have been stored. */
export const portalBaseQuery = retry(request, {
  retryCondition: (error, _args, { attempt, baseQueryApi: { type, extra } }) =>
    type === 'query' &&
    (error as ApiError).kind === 'failed' &&
    attempt <= READ_RETRIES &&
    !(extra as ApiExtra).noRetry,
})
