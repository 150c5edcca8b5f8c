import { apiPaths, jobByIdPath, landingsPath, searchPath, similarJobsPath } from './apiPaths'
import { isKnownPath } from './paths'

/** The caches of the service worker; the page reads the age of their entries. */
const PREFIX = 'portal-'
/** Increase it when the format of the entries changes: caches of other versions are deleted. */
const VERSION = 1

const nameOf = (of: string) => `${PREFIX}${of}-${VERSION}`

export const cacheNames = {
  shell: nameOf('shell'),
  pages: nameOf('pages'),
  lists: nameOf('lists'),
  assets: nameOf('assets'),
  images: nameOf('images'),
} as const

export const isOutdatedCache = (name: string) =>
  name.startsWith(PREFIX) && !Object.values<string>(cacheNames).includes(name)

/** The header of a cached response with the time at which it was cached, in milliseconds. */
export const CACHED_AT_HEADER = 'x-saved-at'

/** The page without content, for addresses that are not cached. */
export const SHELL_PATH = '/shell'

/** The worker's message to a page whose list came from the cache. */
export const SERVED_FROM_CACHE = 'taken-from-saved'

/** A cache does not take the POST that reads a category. */
const { getJobsByCategory: _posted, ...lists } = apiPaths

const listPaths = new Set<string>(Object.values(lists))

/** The cache of an address; undefined if it is not cached. */
export const cacheKindOf = (
  { origin, pathname }: URL,
  siteOrigin: string,
): 'pages' | 'lists' | 'assets' | undefined => {
  // Another origin may answer the lists.
  if (listPaths.has(pathname) && (origin === siteOrigin || pathname.startsWith('/web/'))) return 'lists'
  if (origin !== siteOrigin) return undefined
  if (pathname.startsWith('/assets/')) return 'assets'
  return isKnownPath(pathname) ? 'pages' : undefined
}

const cachedPaths: Partial<Record<string, string | ((arg: string) => string)>> = {
  ...lists,
  searchJobs: searchPath,
  getJob: jobByIdPath,
  getSimilarJobs: similarJobsPath,
  getLandings: landingsPath,
}

/** Where the answer of a read is cached, by its endpoint. */
export const cachedListUrl = (apiOrigin: string, endpointName: string, arg: unknown) => {
  const path = cachedPaths[endpointName]
  return path && apiOrigin + (typeof path === 'string' ? path : path(String(arg)))
}
