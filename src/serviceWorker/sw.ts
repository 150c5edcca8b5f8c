import { registerRoute } from 'workbox-routing'
import { isCategoryRead, isOutdatedCache, cacheKindOf } from '@/domain/offlineCache'
import { isOfficePath } from '@/domain/office/paths'
import { scope } from './scope'
import { keepAddress, keepShell } from './shell'
import { categories, images, strategies } from './strategies'

const kindOf = (url: URL) => cacheKindOf(url, scope.location.origin)

// Requests that match none of these go to the network untouched, above all the forms.
registerRoute(({ url }) => kindOf(url) === 'assets', strategies.assets)
registerRoute(({ url, request }) => request.mode === 'navigate' && kindOf(url) === 'pages', strategies.pages)
registerRoute(({ url }) => kindOf(url) === 'lists', strategies.lists)
registerRoute(({ url }) => isCategoryRead(url), categories, 'POST')
// Photos of applicants are for the staff who are signed in, and no device keeps them.
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
  event.waitUntil(keepShell(event))
  // A new version takes nothing away from pages that are open: it need not wait for them to be closed.
  void scope.skipWaiting()
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOutdated(), scope.clients.claim()]))
})

// A page may have loaded these before there was a worker.
scope.addEventListener('message', (event) => {
  if (!isAddresses(event.data)) return
  const keeping = event.data.map(async (address) => {
    const kind = kindOf(new URL(address))
    if (kind) await keepAddress(kind, address, event)
  })
  event.waitUntil(Promise.allSettled(keeping))
})
