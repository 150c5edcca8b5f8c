import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { apiPaths } from '@/domain/site/apiUrls'
import { DEFAULT_LANGUAGE, languageAt, languagePath, type Language } from '@/domain/languages'
import { isOfficePath } from '@/domain/office/paths'
import { CACHED_AT_HEADER, cacheKindOf, SERVED_FROM_CACHE, SHELL_PATH } from '@/domain/site/offlineCache'

type Shell = { revision: string; assets: readonly string[]; later: readonly string[] }

/** Written by the build. The revision makes each build of the site another worker; `later` opens what was not open yet. */
declare const SHELLS: Record<Language, Shell>

const SHELL_CACHE = 'shell'

/** An event that keeps the worker alive. */
type WorkEvent = { waitUntil: (work: Promise<unknown>) => void }

/** The globals of a service worker, which the DOM types lack. */
const scope = globalThis as unknown as {
  location: Location
  navigator: { connection?: { saveData?: boolean } }
  skipWaiting: () => Promise<void>
  clients: {
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>
  }
  addEventListener: (type: 'install', listener: (event: WorkEvent) => void) => void
}

const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Answers vary with headers that a later request may not have. */
const matchOptions = { ignoreVary: true }

/** Removes the least recently used entries first, and every entry after a time. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true, matchOptions })

/** Caches whole answers that pass the check and that their server lets be stored, stamped with the time. */
const stampTime = (
  isGood: (response: Response) => boolean | Promise<boolean>,
  codes = [200],
): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    const { status } = response
    const headers = new Headers(response.headers)
    if (headers.get('cache-control')?.includes('no-store')) return null
    if (!codes.includes(status) || !(await isGood(response))) return null
    headers.set(CACHED_AT_HEADER, `${Date.now()}`)
    return new Response(response.body, { status, headers })
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

const languageOf = (url: string) => languageAt(new URL(url).pathname)

const shellIn = (language: Language) =>
  caches.match(languagePath(language, SHELL_PATH), { cacheName: SHELL_CACHE })

/** In the language of the address. One that the visitor comes to is kept from then on. */
const shellInstead: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    (await shellIn(languageOf(request.url))) ?? shellIn(DEFAULT_LANGUAGE),
  fetchDidSucceed: async ({ request, response, event }) => {
    event.waitUntil(keepLanguage(languageOf(request.url), event))
    return response
  },
}

/** Visited pages; the browser renders any other page from the lists. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  // A page that has not begun to arrive by then is taken from the cache.
  networkTimeoutSeconds: 4,
  matchOptions,
  // A page that is gone takes the place of what it was.
  plugins: [stampTime(isHtml, [200, 404, 410]), atMost(60), shellInstead],
})

const lists = new NetworkFirst({
  cacheName: 'lists',
  // A list is larger than a page, and its screen is already shown.
  networkTimeoutSeconds: 6,
  matchOptions,
  // Each search, and each job that was read out of one, is an answer of its own.
  plugins: [stampTime(isSuccess), atMost(200), notifyPage],
})

/** Their names change with their content. Those of an earlier version stay for its pages. */
const assets = new CacheFirst({
  cacheName: 'assets',
  matchOptions,
  plugins: [stampTime((response) => !isHtml(response)), atMost(200)],
})

const images = new StaleWhileRevalidate({ cacheName: 'images', matchOptions, plugins: [atMost(80)] })

const keep = (strategy: Strategy, path: string, event: WorkEvent) =>
  strategy.handleAll({ request: new Request(path), event })[1]

/** Caches what opens menus and forms without a line, unless the visitor saves data. What fails is loaded when needed. */
const cacheLater = async ({ later }: Shell, event: WorkEvent) => {
  if (scope.navigator.connection?.saveData) return
  await Promise.allSettled([
    ...later.map((path) => keep(assets, path, event)),
    keep(lists, apiPaths.getSelectLists, event),
  ])
}

/** Caches the page without content, and its assets. If one of them fails, the worker is not installed. */
const cacheShell = async (language: Language, event: WorkEvent) => {
  const { assets: files, revision } = SHELLS[language]
  const path = languagePath(language, SHELL_PATH)
  await Promise.all(files.map((file) => keep(assets, file, event)))
  const { ok, body, headers } = await fetch(path, { cache: 'no-cache' })
  if (!ok) throw new Error(`${path} of ${revision} could not be loaded`)
  const shell = await caches.open(SHELL_CACHE)
  // A new response: browsers refuse a redirected one for a page.
  await shell.put(path, new Response(body, { headers }))
}

/** The languages of which this worker keeps the shell, or is about to. */
const kept = new Set<Language>()

const keepLanguage = async (language: Language, event: WorkEvent) => {
  if (kept.has(language)) return
  kept.add(language)
  try {
    await cacheShell(language, event)
    await cacheLater(SHELLS[language], event)
  } catch (error) {
    kept.delete(language)
    throw error
  }
}

/** Keeps the languages that an earlier worker kept, and those of open pages: most visitors read one language. */
const keepLanguages = async (event: WorkEvent) => {
  const keptBefore = await (await caches.open(SHELL_CACHE)).keys()
  const open = await scope.clients.matchAll({ includeUncontrolled: true })
  const found = new Set([...keptBefore, ...open].map(({ url }) => languageOf(url)))
  await Promise.all([...found].map((language) => keepLanguage(language, event)))
}

// Requests that match none of these go to the network untouched, above all the forms.
for (const [kind, strategy] of Object.entries({ assets, pages, lists }))
  registerRoute(({ url }) => cacheKindOf(url, scope.location.origin) === kind, strategy)
// Photos of applicants are for signed-in staff only, and are never cached.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && !isOfficePath(url.pathname),
  images,
)

scope.addEventListener('install', (event) => {
  event.waitUntil(keepLanguages(event))
  // A new version removes nothing that open pages need, so it does not wait for them to close.
  void scope.skipWaiting()
})

clientsClaim()
