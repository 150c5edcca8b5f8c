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

/** A form is sent as multipart, any other body as JSON. `isOwn`: an addition of the site's own server. */
type PortalRequest = {
  url: string
  method?: 'GET' | 'POST'
  body?: object
  formId?: string
  isOwn?: boolean
}

const ACCEPT = { accept: 'application/json' }
const JSON_BODY = { ...ACCEPT, 'content-type': 'application/json' }

/** The browser would wait for minutes for an answer to begin, and a new connection usually works at once. */
const SILENCE_MS = 30_000

const toJson = async (response: Response): Promise<unknown> =>
  response.status < 500 ? response.json() : undefined

const sendForm = async (address: string, { fields, onProgress }: PendingForm, api: BaseQueryApi) => {
  const { fetch, upload } = api.extra as ApiExtra
  const body = toFormData(fields)
  return toJson(
    upload && onProgress
      ? await upload(address, body, onProgress)
      : await fetch(new Request(address, { method: 'POST', body, headers: ACCEPT, signal: api.signal })),
  )
}

const read = async (address: string, asked: PortalRequest, api: BaseQueryApi) => {
  const { fetch, load } = api.extra as ApiExtra
  if (load) return load(asked)
  const { method, body } = asked
  const sent = body ? { body: JSON.stringify(body), headers: JSON_BODY } : { headers: ACCEPT }
  const silence = new AbortController()
  const abort = () => silence.abort()
  api.signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, SILENCE_MS)
  const answer = fetch(new Request(address, { method, signal: silence.signal, ...sent }))
  return toJson(await answer.finally(() => clearTimeout(timer)))
}

/** Not `fetchBaseQuery`, which knows neither the envelope nor upload progress. */
const request: BaseQueryFn<PortalRequest, Envelope, ApiError> = async (args, api) => {
  const { apiHost, pendingForms } = api.extra as ApiExtra
  const form = args.formId === undefined ? undefined : pendingForms.get(args.formId)
  const address = `${apiHost}/${args.isOwn ? 'api' : 'web'}/${args.url}`
  try {
    return readEnvelope(form ? await sendForm(address, form, api) : await read(address, args, api))
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
