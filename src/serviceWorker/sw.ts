import { registerRoute } from 'workbox-routing'
import { isOfficePath } from '@/domain/office/paths'
import { cacheKindOf, cacheNames, isCategoryRead, isOutdatedCache, SHELL_PATH } from '@/domain/offlineCache'
import { scope, type WorkEvent } from './scope'
import { categories, images, strategies } from './strategies'

/** Written by the build. The revision makes each build of the site another worker. */
declare const SHELL: { revision: string; assets: readonly string[] }

/** Caches an address by the strategy of its kind. */
const cacheAddress = async (kind: keyof typeof strategies, address: string, event: WorkEvent) => {
  const [, done] = strategies[kind].handleAll({ request: new Request(address), event })
  await done
}

/** Caches the page without content, and its assets. If one of them fails, the worker is not installed. */
const cacheShell = async (event: WorkEvent) => {
  await Promise.all(SHELL.assets.map((path) => cacheAddress('assets', path, event)))
  const { ok, body, headers } = await fetch(SHELL_PATH, { cache: 'no-cache' })
  if (!ok) throw new Error(`${SHELL_PATH} of ${SHELL.revision} could not be loaded`)
  const shell = await caches.open(cacheNames.shell)
  // A new response: browsers refuse a redirected one for a page.
  await shell.put(SHELL_PATH, new Response(body, { headers }))
}

const kindOf = (url: URL) => cacheKindOf(url, scope.location.origin)

// Requests that match none of these go to the network untouched, above all the forms.
registerRoute(({ url }) => kindOf(url) === 'assets', strategies.assets)
registerRoute(({ url, request }) => request.mode === 'navigate' && kindOf(url) === 'pages', strategies.pages)
registerRoute(({ url }) => kindOf(url) === 'lists', strategies.lists)
registerRoute(({ url }) => isCategoryRead(url), categories, 'POST')
// Photos of applicants are for signed-in staff only, and are never cached.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.destination === 'image' && !isOfficePath(url.pathname),
  images,
)

const dropOutdated = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter(isOutdatedCache).map((name) => caches.delete(name)))
}

const isAddresses = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((address) => typeof address === 'string')

scope.addEventListener('install', (event) => {
  event.waitUntil(cacheShell(event))
  // A new version removes nothing that open pages need, so it does not wait for them to close.
  void scope.skipWaiting()
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOutdated(), scope.clients.claim()]))
})

// Addresses that a page loaded before the worker was active.
scope.addEventListener('message', (event) => {
  if (!isAddresses(event.data)) return
  const keeping = event.data.map(async (address) => {
    const kind = kindOf(new URL(address))
    if (kind) await cacheAddress(kind, address, event)
  })
  event.waitUntil(Promise.allSettled(keeping))
})
