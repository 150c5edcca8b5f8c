import { countSetFilters, noFilters, readFilters, writeFilters, type JobFilters } from './jobFilter'
import type { Landing } from './jobs/landings'
import { JOBS_PER_PAGE } from './limits'
import { paths } from './paths'

/**
 * The canonical address of a list: each page of the whole list is its own, a page beyond the end is the last one, and a
 * filtered list is the whole one. `jobs`: how many the whole list has, if known.
 */
export const canonicalListPath = (listPath: string, query: URLSearchParams, jobs = Infinity) => {
  const { filters, page: asked } = readFilters(query)
  const page = Math.min(asked, Math.max(1, Math.ceil(jobs / JOBS_PER_PAGE)))
  if (page === 1 || countSetFilters(filters) > 0 || filters.sort !== '') return listPath
  return `${listPath}${listPath.includes('?') ? '&' : '?'}${writeFilters(new URLSearchParams(), noFilters, page)}`
}

/** The query of a search by the server: one page of what the filters leave, of all jobs or of those of one industry. */
export const searchQuery = (filters: JobFilters, page: number, industryId?: string) =>
  `${writeFilters(new URLSearchParams(industryId === undefined ? '' : { industry: industryId }), filters, page)}`

const withFilters = (path: string, filters: JobFilters) => {
  const query = `${writeFilters(new URLSearchParams(), filters, 1)}`
  return query === '' ? path : `${path}?${query}`
}

export const filteredJobsPath = (filters: JobFilters) => withFilters(paths.fullTimeJobs, filters)

/** A feed has the newest jobs first, however the list is sorted. */
export const feedPath = (filters: JobFilters) => withFilters('/jobs.rss', { ...filters, sort: '' })

const keys = ['locations', 'roles', 'departments'] as const

type OwnFilters = Pick<JobFilters, (typeof keys)[number]>

const changed = (
  filters: JobFilters,
  change: (key: (typeof keys)[number]) => readonly string[],
): JobFilters => ({
  ...filters,
  ...(Object.fromEntries(keys.map((key) => [key, change(key)])) as OwnFilters),
})

/** Filters with those of a landing page, which come first. */
export const withLanding = (filters: JobFilters, { filters: own }: Landing) =>
  changed(filters, (key) => [...new Set([...own[key], ...filters[key]])])

/** Whether the filters of a landing page are all set. */
const holdsLanding = (filters: JobFilters, { filters: own }: Landing) =>
  keys.every((key) => own[key].every((value) => filters[key].includes(value)))

const withoutLanding = (filters: JobFilters, { filters: own }: Landing) =>
  changed(filters, (key) => filters[key].filter((value) => !own[key].includes(value)))

type Address = { pathname: string; search: string }

/**
 * The address of the list that is shown, with other filters and another page. A landing page keeps its path while its own
 * filters are set, and has the others in its query; without one of them it becomes the list of all jobs.
 */
export const listAddress = (
  { pathname, search }: Address,
  landing: Landing | undefined,
  filters: JobFilters,
  page: number,
): Address => {
  const isKept = landing !== undefined && holdsLanding(filters, landing)
  const written = `${writeFilters(new URLSearchParams(search), isKept ? withoutLanding(filters, landing) : filters, page)}`
  return {
    pathname: landing && !isKept ? paths.fullTimeJobs : pathname,
    search: written && `?${written}`,
  }
}
