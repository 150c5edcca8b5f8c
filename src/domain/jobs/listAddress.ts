import { paths } from '../paths'
import { countSetFilters, readFilters, writeFilters, type JobFilters, pageOfJobs } from './jobFilter'

/** The canonical address of a list: a page beyond the end is the last one, and a filtered list is the whole one. */
export const canonicalListPath = (listPath: string, query: URLSearchParams, jobs = Infinity) => {
  const { filters, page: asked } = readFilters(query)
  const { page } = pageOfJobs(jobs, asked)
  if (page === 1 || countSetFilters(filters) > 0 || filters.sort !== '') return listPath
  return `${listPath}${listPath.includes('?') ? '&' : '?'}page=${page}`
}

/** The query of a search by the server: one page of what the filters leave, of all jobs or of one industry. */
export const searchQuery = (filters: JobFilters, page: number, industryId?: string) =>
  `${writeFilters(new URLSearchParams(industryId === undefined ? '' : { industry: industryId }), filters, page)}`

const withFilters = (path: string, filters: JobFilters) =>
  [path, searchQuery(filters, 1)].filter(Boolean).join('?')

export const filteredJobsPath = (filters: JobFilters) => withFilters(paths.fullTimeJobs, filters)

export const FEED_PATH = '/jobs.rss'

/** A feed has the newest jobs first, however the list is sorted. */
export const feedPath = (filters: JobFilters) => withFilters(FEED_PATH, { ...filters, sort: '' })

const keys = ['locations', 'roles', 'departments'] as const

const withLists = (filters: JobFilters, valuesOf: (key: (typeof keys)[number]) => readonly string[]) => ({
  ...filters,
  ...Object.fromEntries(keys.map((key) => [key, valuesOf(key)])),
})

/** Adds the filters of a landing page to others, in front of them. */
export const withLanding = (filters: JobFilters, own: JobFilters): JobFilters =>
  withLists(filters, (key) => [...new Set([...own[key], ...filters[key]])])

const withoutLanding = (filters: JobFilters, own: JobFilters): JobFilters =>
  withLists(filters, (key) => filters[key].filter((value) => !own[key].includes(value)))

/** Whether filters contain all filters of a landing page. */
export const holdsLanding = (filters: JobFilters, own: JobFilters) =>
  keys.every((key) => own[key].every((value) => filters[key].includes(value)))

type Address = { pathname: string; search: string }

/**
 * The address of the list that is shown, with other filters and another page. A landing page keeps its path while its own
 * filters are set, and has the others in its query; without one of them it becomes the list of all jobs.
 */
export const listAddress = (
  { pathname, search }: Address,
  own: JobFilters | undefined,
  filters: JobFilters,
  page: number,
): Address => {
  const isKept = own && holdsLanding(filters, own)
  const others = isKept ? withoutLanding(filters, own) : filters
  const written = `${writeFilters(new URLSearchParams(search), others, page)}`
  return {
    pathname: own && !isKept ? paths.fullTimeJobs : pathname,
    search: written && `?${written}`,
  }
}
