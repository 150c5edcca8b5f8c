import { ExpirationPlugin } from 'workbox-expiration'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CACHED_AT_HEADER, SERVED_FROM_CACHE } from '@/domain/offlineCache'
import { scope } from './scope'

const KEPT_DAYS = 30
const SECONDS_OF_DAY = 24 * 60 * 60

/** Removes the least recently used entries first, and every entry after a time. */
export const atMost = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: KEPT_DAYS * SECONDS_OF_DAY,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  })

/** Keeps whole answers that pass the check, with the time at which they were saved. */
export const saveWithTime = (isGood: (response: Response) => boolean | Promise<boolean>): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200 || !(await isGood(response))) return null
    const headers = new Headers(response.headers)
    headers.set(CACHED_AT_HEADER, `${Date.now()}`)
    return new Response(response.body, { headers })
  },
})

export const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

/** A refusal must not take the place of a list that is kept. */
export const isSuccess = async (response: Response) => {
  try {
    const body = (await response.clone().json()) as { status?: unknown } | null
    return body?.status === '1'
  } catch {
    return false
  }
}

/** The page hears that what it got is not of now. */
export const tellPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const { clientId } = event as unknown as { clientId?: string }
    if (cachedResponse && clientId) (await scope.clients.get(clientId))?.postMessage(SERVED_FROM_CACHE)
    return cachedResponse
  },
}

/** Keeps a POST that reads under the address of its own that is made of it. */
export const keptUnder = (addressOf: (request: Request) => Promise<string>): WorkboxPlugin => ({
  // Before the request is sent, after which its body cannot be read.
  handlerWillStart: async ({ request, state }) => {
    if (state) state.address = await addressOf(request.clone())
  },
  cacheKeyWillBeUsed: async ({ request, state }) => (state?.address as string | undefined) ?? request,
})
