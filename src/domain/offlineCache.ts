import { apiPaths } from './apiPaths'
import { isKnownPath } from './paths'

/** What the browser keeps for a bad line: written by the service worker, asked for its age by the page. */
const PREFIX = 'portal-'
/** Rises when what is kept takes another form; what lies under older names is thrown away. */
const FORM = 1

const cacheName = (of: string) => `${PREFIX}${of}-${FORM}`

export const savedCaches = {
  shell: cacheName('shell'),
  pages: cacheName('pages'),
  lists: cacheName('lists'),
  assets: cacheName('assets'),
  images: cacheName('images'),
} as const

/** A cache of ours that no version of today writes to. */
export const isOutdatedCache = (name: string) =>
  name.startsWith(PREFIX) && !Object.values<string>(savedCaches).includes(name)

/** Under this header an answer bears when it was saved, in milliseconds. */
export const SAVED_AT = 'x-saved-at'

/** The page without content, which the browser renders where it has kept no other. */
export const SHELL_PATH = '/shell'

/** What the worker says to a page whose list it took from what was saved. */
export const TAKEN_FROM_SAVED = 'taken-from-saved'

const API_PREFIX = '/web/'
const CATEGORY_PATH = API_PREFIX + apiPaths.getJobsByCategory

/** All reads of the API, and no endpoint that saves. */
const READ = /^\/web\/(?:[\w-]+\/)?get(?:_\w+)?$/

export const isCategoryRead = ({ pathname }: URL) => pathname === CATEGORY_PATH

/** A cache does not take a POST: the jobs of a category are cached under the address of an imaginary GET. */
export const savedCategoryUrl = (apiOrigin: string, industryId: string) =>
  `${apiOrigin}${CATEGORY_PATH}?${new URLSearchParams({ industry_id: industryId })}`

type Kind = 'pages' | 'lists' | 'assets'

/** The cache of an address; undefined if it is not cached. */
export const kindOfSaved = (url: URL, siteOrigin: string): Kind | undefined => {
  // Another origin may answer the lists.
  if (READ.test(url.pathname)) return isCategoryRead(url) ? undefined : 'lists'
  if (url.origin !== siteOrigin) return undefined
  if (url.pathname.startsWith('/assets/')) return 'assets'
  return isKnownPath(url.pathname) ? 'pages' : undefined
}

const pathOf = (endpointName: string): string | undefined =>
  Object.entries(apiPaths).find(([name]) => name === endpointName)?.[1]

/** Where the answer of a read is cached; undefined for one that has no address of its own. */
export const savedListUrl = (apiOrigin: string, endpointName: string, arg: unknown) => {
  if (endpointName === 'getJobsByCategory') return savedCategoryUrl(apiOrigin, String(arg))
  const path = pathOf(endpointName)
  return path && apiOrigin + API_PREFIX + path
}
