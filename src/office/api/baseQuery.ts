import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { saveFile } from '@/components/saveFile'
import { IDLE_HEADER, OFFICE_API } from '@/domain/office/paths'
import { toOfficeError, UNAUTHORIZED, type OfficeError } from './officeError'
import { untilSignedInAgain } from './sessionSlice'

/** How the browser, or a test, reaches the server. */
export type Transport = { origin: string; fetch: typeof fetch; EventSource: typeof EventSource }

/** A request that comes this long after the last use is one of the page itself. */
const IDLE_MS = 5 * 60_000

/** The extra argument of the store's thunks. */
export const makeClient = ({ origin, fetch, EventSource }: Transport) => {
  let usedAt = Date.now()
  const noteUse = () => {
    usedAt = Date.now()
  }
  for (const type of ['keydown', 'pointerdown', 'wheel'])
    window.addEventListener(type, noteUse, { capture: true, passive: true })
  return {
    origin,
    EventSource,
    query: fetchBaseQuery({
      baseUrl: origin + OFFICE_API,
      fetchFn: fetch,
      // Reading again what others changed must not keep an unattended session open.
      prepareHeaders: (headers) => {
        if (Date.now() - usedAt > IDLE_MS) headers.set(IDLE_HEADER, '1')
      },
    }),
  }
}

export type OfficeClient = ReturnType<typeof makeClient>

/** The one way to the API. A request that finds the session expired waits for a new sign-in and is then repeated. */
export const officeBaseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  OfficeError,
  // A 401 of a request without a session is an answer like any other.
  { isWithoutSession?: boolean } | undefined
> = async (request, api, options) => {
  const { query } = api.extra as OfficeClient
  const { data, error } = await query(request, api, {})
  if (!error) return { data }
  if (error.status !== UNAUTHORIZED || options?.isWithoutSession) return { error: toOfficeError(error) }
  await untilSignedInAgain(api.dispatch)
  return officeBaseQuery(request, api, options)
}

/** The server names its files in plain letters. */
const FILE_NAME = /filename="([^"]+)"/

/** Stores an answered file as a followed link would. A refusal is read as usual. */
export const saveAnswer = async (response: Response): Promise<unknown> => {
  if (!response.ok) return response.json()
  const name = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  saveFile(await response.blob(), name)
  return null
}
