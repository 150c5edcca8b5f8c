import { withoutLanguage } from '../languages'
import { isKnownPath } from '../paths'
import { apiPaths, apiUrls } from './apiUrls'

/** The header of a cached response with the time at which it was cached, in milliseconds. */
export const CACHED_AT_HEADER = 'x-saved-at'

/** The page without content, for addresses that are not cached; each language has one. */
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
  return isKnownPath(withoutLanguage(pathname)) ? 'pages' : undefined
}

const byArgument: Partial<Record<string, (arg: never) => string>> = apiUrls
const byName: Partial<Record<string, string>> = lists

/** The addresses at which the answer of a read may be cached; answers about jobs may come from their list. */
export const cachedListUrls = (apiOrigin: string, endpointName: string, arg: unknown) => {
  const path = byArgument[endpointName]?.(arg as never)
  const found = path === undefined ? [byName[endpointName]] : [path, lists.getJobs]
  return found.flatMap((one) => (one === undefined ? [] : apiOrigin + one))
}
