import { screenPath } from '@/domain/paths'
import { SAVED_AT, savedCaches, savedListUrl } from '@/domain/saved'

const savedAtOf = async (url: string, cacheName: string) => {
  const saved = await caches.match(url, { cacheName, ignoreVary: true })
  return Number(saved?.headers.get(SAVED_AT)) || undefined
}

/** Only the page that the visit began with came as a document. */
const cameAsDocument = (address: string) =>
  performance.getEntriesByType('navigation')[0]?.name.replace(/#.*$/s, '') === address

/**
 * When that was saved what a screen shows: its list, and its page where it came as one; the older of the two. Undefined
 * where nothing of it is kept.
 */
export const findSavedAt = async (apiOrigin: string, { origin, pathname, search }: URL) => {
  if (!('caches' in window)) return undefined
  const address = origin + pathname + search
  const list = savedListUrl(apiOrigin, screenPath(pathname), new URLSearchParams(search))
  const times = await Promise.all([
    list && savedAtOf(list, savedCaches.lists),
    cameAsDocument(address) && savedAtOf(address, savedCaches.pages),
  ])
  const known = times.filter((time) => typeof time === 'number')
  return known.length > 0 ? Math.min(...known) : undefined
}
