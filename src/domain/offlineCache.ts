import { apiPaths, jobByIdPath, landingsPath, ownApiPaths, searchPath, similarJobsPath } from './apiPaths'
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

const API_PREFIX = '/web/'
const OWN_API_PREFIX = '/api/'

/** All reads of the API, and no endpoint that saves. A cache does not take the POST that reads a category. */
const READ = /^\/web\/(?:(?:[\w-]+\/)?get(?!_jobs_by_category)(?:_\w+)?|job\/search)$/

const ownReads = new Set(Object.values(ownApiPaths).map((path) => OWN_API_PREFIX + path))

type Kind = 'pages' | 'lists' | 'assets'

/** The cache of an address; undefined if it is not cached. */
export const cacheKindOf = (url: URL, siteOrigin: string): Kind | undefined => {
  // Another origin may answer the lists.
  if (READ.test(url.pathname)) return 'lists'
  if (url.origin !== siteOrigin) return undefined
  if (url.pathname.startsWith('/assets/')) return 'assets'
  if (ownReads.has(url.pathname)) return 'lists'
  return isKnownPath(url.pathname) ? 'pages' : undefined
}

/** What our own server answers beside `/web`. */
const ownAddresses: Partial<Record<string, (arg: string) => string>> = {
  getJob: jobByIdPath,
  getSimilarJobs: similarJobsPath,
  getLandings: landingsPath,
}

/** Where the answer of a read is cached; undefined for one that has no address of its own. */
export const cachedListUrl = (apiOrigin: string, endpointName: string, arg: unknown) => {
  if (endpointName === 'searchJobs') return `${apiOrigin}${API_PREFIX}${searchPath(String(arg))}`
  const own = ownAddresses[endpointName]
  if (own) return apiOrigin + OWN_API_PREFIX + own(String(arg))
  const paths: Partial<Record<string, string>> = apiPaths
  const path = paths[endpointName]
  return path && apiOrigin + API_PREFIX + path
}
