import { countSetFilters, noFilters, readFilters, writeFilters, type JobFilters } from './jobFilter'
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
