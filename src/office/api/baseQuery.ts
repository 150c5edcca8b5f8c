import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query'
import { saveFile } from '@/components/saveFile'
import { IDLE_HEADER, OFFICE_API } from '@/domain/office/paths'
import { toOfficeError, UNAUTHORIZED, type OfficeError } from './officeError'
import { untilSignedInAgain } from './sessionSlice'

/** How the browser, or a test, reaches the server. */
export type Transport = { origin: string; fetch: typeof fetch; EventSource: typeof EventSource }

/** A request this long after the last input comes from the page itself. */
const IDLE_MS = 5 * 60_000

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
      // Background reads must not keep an unattended session open.
      prepareHeaders: (headers) => {
        if (Date.now() - usedAt > IDLE_MS) headers.set(IDLE_HEADER, '1')
      },
    }),
  }
}

export type OfficeClient = ReturnType<typeof makeClient>

/** The one way to the API. A request refused because the session expired waits for a new sign-in, then repeats. */
export const officeBaseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  OfficeError,
  // Without a session, a 401 is an answer like any other.
  { isWithoutSession?: boolean } | undefined
> = async (request, api, options) => {
  const { query } = api.extra as OfficeClient
  const { data, error } = await query(request, api, {})
  if (!error) return { data }
  if (error.status !== UNAUTHORIZED || options?.isWithoutSession) return { error: toOfficeError(error) }
  await untilSignedInAgain(api.dispatch)
  return officeBaseQuery(request, api, options)
}

/** File names from the server are plain ASCII. */
const FILE_NAME = /filename="([^"]+)"/

/** Saves the file in an answer. A refusal is read as JSON. */
export const saveAnswer = async (response: Response): Promise<unknown> => {
  if (!response.ok) return response.json()
  const name = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  saveFile(await response.blob(), name)
  return null
}
