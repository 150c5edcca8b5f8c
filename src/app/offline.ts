import { kindOfSaved } from '@/domain/saved'
import { afterFirstView } from '@/components/afterFirstView'

/** What this page has loaded, and can be kept: it came before there was a worker to keep it. */
const loadedAddresses = () => {
  const { origin, pathname, search } = window.location
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [origin + pathname + search, ...loaded].filter((address) => kindOfSaved(new URL(address), origin))
}

const register = async () => {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  await serviceWorker.register('/sw.js')
  if (!isFirst) return
  const { active } = await serviceWorker.ready
  active?.postMessage(loadedAddresses(), [])
}

/** A browser may refuse: the site then works as one that cannot be read offline. */
const tryToRegister = () => void register().catch(() => undefined)

const registerWhenIdle = () => afterFirstView(tryToRegister)

/**
 * Lets a service worker keep what is read, once the page is usable and the browser has nothing better to do. While the
 * site is developed there is none: it would keep what has just been changed.
 */
export const keepForBadLine = () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerWhenIdle()
  else window.addEventListener('load', registerWhenIdle, { once: true })
}
