import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import {
  CACHED_AT_HEADER,
  cacheNames,
  categoryCacheUrl,
  SERVED_FROM_CACHE,
  SHELL_PATH,
} from '@/domain/offlineCache'
import { scope } from './scope'

const KEPT_DAYS = 30
const SECONDS_OF_DAY = 24 * 60 * 60

/** Removes the least recently used entries first, and every entry after a time. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: KEPT_DAYS * SECONDS_OF_DAY,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  })

/** Caches whole answers that pass the check, stamped with the time. */
const stampTime = (isGood: (response: Response) => boolean | Promise<boolean>): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200 || !(await isGood(response))) return null
    const headers = new Headers(response.headers)
    headers.set(CACHED_AT_HEADER, `${Date.now()}`)
    return new Response(response.body, { headers })
  },
})

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

/** A refusal must not replace a cached list. */
const isSuccess = async (response: Response) => {
  try {
    const body = (await response.clone().json()) as { status?: unknown } | null
    return body?.status === '1'
  } catch {
    return false
  }
}

/** Tells the page that its answer came from the cache. */
const notifyPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const { clientId } = event as unknown as { clientId?: string }
    if (cachedResponse && clientId) (await scope.clients.get(clientId))?.postMessage(SERVED_FROM_CACHE)
    return cachedResponse
  },
}

/** Caches a POST that only reads, under an address made from its body. */
const cacheUnder = (addressOf: (request: Request) => Promise<string>): WorkboxPlugin => ({
  // Before the request is sent, after which its body cannot be read.
  handlerWillStart: async ({ request, state }) => {
    if (state) state.address = await addressOf(request.clone())
  },
  cacheKeyWillBeUsed: async ({ request, state }) => (state?.address as string | undefined) ?? request,
})

/** A page that has not begun to arrive by then is taken from the cache. */
const PAGE_TIMEOUT_SECONDS = 4
/** A list is larger, and its screen is already shown. */
const LIST_TIMEOUT_SECONDS = 6

/** Answers vary with headers that a later request may not have. */
const matchOptions = { ignoreVary: true }

const shellInstead = { handlerDidError: () => caches.match(SHELL_PATH, { cacheName: cacheNames.shell }) }

/** Visited pages; the browser renders any other page from the lists. */
const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  matchOptions,
  plugins: [stampTime(isHtml), atMost(60), shellInstead],
})

const listOptions = {
  cacheName: cacheNames.lists,
  networkTimeoutSeconds: LIST_TIMEOUT_SECONDS,
  matchOptions,
  // Each search, and each job that was read out of one, is an answer of its own.
  plugins: [stampTime(isSuccess), atMost(200), notifyPage],
}

const lists = new NetworkFirst(listOptions)

const addressOfCategory = async (request: Request) => {
  const { industry_id } = (await request.json()) as { industry_id?: unknown }
  return categoryCacheUrl(new URL(request.url).origin, String(industry_id))
}

/** The one POST that is a read. */
export const categories = new NetworkFirst({
  ...listOptions,
  plugins: [cacheUnder(addressOfCategory), ...listOptions.plugins],
})

/** Their names change with their content. Those of an earlier version stay for its pages. */
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions,
  plugins: [stampTime((response) => !isHtml(response)), atMost(200)],
})

export const images = new StaleWhileRevalidate({
  cacheName: cacheNames.images,
  matchOptions,
  plugins: [stampTime(() => true), atMost(80)],
})

export const strategies = { pages, lists, assets }
