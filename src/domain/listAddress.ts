import { countSetFilters, readFilters, writeFilters, type JobFilters } from './jobFilter'
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
  return `${listPath}${listPath.includes('?') ? '&' : '?'}page=${page}`
}

/** The query of a search by the server: one page of what the filters leave, of all jobs or of those of one industry. */
export const searchQuery = (filters: JobFilters, page: number, industryId?: string) =>
  `${writeFilters(new URLSearchParams(industryId === undefined ? '' : { industry: industryId }), filters, page)}`

const withFilters = (path: string, filters: JobFilters) =>
  [path, searchQuery(filters, 1)].filter(Boolean).join('?')

export const filteredJobsPath = (filters: JobFilters) => withFilters(paths.fullTimeJobs, filters)

/** A feed has the newest jobs first, however the list is sorted. */
export const feedPath = (filters: JobFilters) => withFilters('/jobs.rss', { ...filters, sort: '' })

const keys = ['locations', 'roles', 'departments'] as const

type Values = readonly string[]

/** The filters, changed by those of a landing page. */
const combined = (
  filters: JobFilters,
  { filters: own }: Landing,
  combine: (values: Values, ownValues: Values) => Values,
) => ({ ...filters, ...Object.fromEntries(keys.map((key) => [key, combine(filters[key], own[key])])) })

/** Filters with those of a landing page, which come first. */
export const withLanding = (filters: JobFilters, landing: Landing) =>
  combined(filters, landing, (values, own) => [...new Set([...own, ...values])])

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
  const isKept =
    landing && keys.every((key) => landing.filters[key].every((own) => filters[key].includes(own)))
  const others = isKept
    ? combined(filters, landing, (values, own) => values.filter((value) => !own.includes(value)))
    : filters
  const written = `${writeFilters(new URLSearchParams(search), others, page)}`
  return {
    pathname: landing && !isKept ? paths.fullTimeJobs : pathname,
    search: written && `?${written}`,
  }
}
