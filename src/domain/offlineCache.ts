import { isKnownPath, paths } from './paths'

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
const CATEGORY_PATH = `${API_PREFIX}job/get_jobs_by_category`

/** The reads of spec section 7, and none of the saves beside them. */
const READ = /^\/web\/(?:[\w-]+\/)?get(?:_\w+)?$/

export const isCategoryRead = ({ pathname }: URL) => pathname === CATEGORY_PATH

/** A POST cannot be kept under its own address: the jobs of a category lie under that of a GET that nobody makes. */
export const savedCategoryUrl = (apiOrigin: string, industryId: string) =>
  `${apiOrigin}${CATEGORY_PATH}?${new URLSearchParams({ industry_id: industryId })}`

type Kind = 'pages' | 'lists' | 'assets'

/** Where an address that is read belongs; undefined of what is not kept. */
export const kindOfSaved = (url: URL, siteOrigin: string): Kind | undefined => {
  // Another origin may answer the lists.
  if (READ.test(url.pathname)) return isCategoryRead(url) ? undefined : 'lists'
  if (url.origin !== siteOrigin) return undefined
  if (url.pathname.startsWith('/assets/')) return 'assets'
  return isKnownPath(url.pathname) ? 'pages' : undefined
}

const listOfScreen = new Map<string, string>([
  [paths.home, 'home/get_industry_list'],
  [paths.fullTimeJobs, 'job/get'],
  [paths.jobDetails, 'job/get'],
  [paths.allCategories, 'category/get'],
  [paths.services, 'service/get'],
  [paths.serviceDetails, 'service/get'],
  [paths.csr, 'csr/get'],
  [paths.companies, 'get_clients_list'],
  [paths.contact, 'office/get'],
])

/** The address of the list that a screen shows; undefined where it shows none. */
export const savedListUrl = (apiOrigin: string, path: string, query: URLSearchParams) => {
  if (path === paths.jobsByCategory) return savedCategoryUrl(apiOrigin, query.get('id')?.trim() ?? '')
  const list = listOfScreen.get(path)
  return list && apiOrigin + API_PREFIX + list
}
