import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { cacheNames, categoryCacheUrl, SHELL_PATH } from '@/domain/offlineCache'
import { atMost, isHtml, isSuccess, keptUnder, saveWithTime, tellPage } from './plugins'

/** A screenful of text that has not begun to come by then is taken from what was saved. */
const PAGE_TIMEOUT_SECONDS = 4
/** A list is larger, and the screen stands already. */
const LIST_TIMEOUT_SECONDS = 6

/** An answer may vary with headers that no request of a page can be asked for again. */
const matchOptions = { ignoreVary: true }

const shellInstead = { handlerDidError: () => caches.match(SHELL_PATH, { cacheName: cacheNames.shell }) }

/** Pages that were visited; a page that was not is rendered by the browser from the lists. */
const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  matchOptions,
  plugins: [saveWithTime(isHtml), atMost(60), shellInstead],
})

const listOptions = {
  cacheName: cacheNames.lists,
  networkTimeoutSeconds: LIST_TIMEOUT_SECONDS,
  matchOptions,
  // Each search, and each job that was read out of one, is an answer of its own.
  plugins: [saveWithTime(isSuccess), atMost(200), tellPage],
}

const lists = new NetworkFirst(listOptions)

const addressOfCategory = async (request: Request) => {
  const { industry_id } = (await request.json()) as { industry_id?: unknown }
  return categoryCacheUrl(new URL(request.url).origin, String(industry_id))
}

/** The one POST that is a read. */
export const categories = new NetworkFirst({
  ...listOptions,
  plugins: [keptUnder(addressOfCategory), ...listOptions.plugins],
})

/** Their names change with their content. Those of an earlier version stay for its pages. */
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions,
  plugins: [saveWithTime((response) => !isHtml(response)), atMost(200)],
})

export const images = new StaleWhileRevalidate({
  cacheName: cacheNames.images,
  matchOptions,
  plugins: [saveWithTime(() => true), atMost(80)],
})

export const strategies = { pages, lists, assets }
