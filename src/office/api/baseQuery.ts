import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query'
import { OFFICE_API } from '@/domain/office/paths'
import { toOfficeError, type OfficeError } from './officeError'
import { untilSignedInAgain } from './signInAgain'

/** The server names its files in plain letters. */
const NAME = /filename="([^"]+)"/

const nameOf = ({ headers }: Response) => NAME.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''

/** Until then every browser has begun to store the file. */
const BEGUN_MS = 60_000

const NO_CONTENT = 204

/** Stores the file that was answered, as if a link to it were followed. A refusal is passed on. */
const download = async (answer: Promise<Response>) => {
  const response = await answer
  if (!response.ok) return response
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = nameOf(response)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN_MS)
  return new Response(null, { status: NO_CONTENT })
}

/** How the browser, or a test, reaches the server: the extra argument of the store's thunks. */
export type Transport = { origin: string; fetch: typeof fetch; EventSource: typeof EventSource }

export type OfficeRequestOptions = {
  /** A 401 is an answer like any other, and nobody is asked to sign in again. */
  isWithoutSession?: boolean
  /** The answer is a file, which the browser stores. */
  isDownload?: boolean
}

const UNAUTHORIZED = 401

const send = async (
  request: string | FetchArgs,
  api: BaseQueryApi,
  options: OfficeRequestOptions | undefined,
) => {
  const { origin, fetch } = api.extra as Transport
  const query = fetchBaseQuery({
    baseUrl: origin + OFFICE_API,
    fetchFn: (...args) => (options?.isDownload ? download(fetch(...args)) : fetch(...args)),
  })
  const { data, error } = await query(request, api, {})
  return error ? { error: toOfficeError(error) } : { data }
}

/**
 * The one way to the office's API. A request that finds the session expired waits until somebody has signed in again, and
 * is then repeated: the screen below keeps what was typed.
 */
export const officeBaseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  OfficeError,
  OfficeRequestOptions | undefined
> = async (request, api, options) => {
  const answer = await send(request, api, options)
  if (answer.error?.code !== UNAUTHORIZED || options?.isWithoutSession) return answer
  await untilSignedInAgain(api.dispatch)
  return send(request, api, options)
}
