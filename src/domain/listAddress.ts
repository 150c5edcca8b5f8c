import { countSetFilters, noFilters, readFilters, writeFilters, type JobFilters } from './jobFilter'
import { paths } from './paths'

/**
 * The address under which search engines should know a list that is shown at this query: a page of the whole list
 * stands for itself, a filtered list for the whole one.
 */
export const canonicalListPath = (listPath: string, query: URLSearchParams) => {
  const { filters, page } = readFilters(query)
  if (page === 1 || countSetFilters(filters) > 0) return listPath
  return `${listPath}${listPath.includes('?') ? '&' : '?'}${writeFilters(new URLSearchParams(), noFilters, page)}`
}

const withFilters = (path: string, filters: JobFilters) => {
  const query = `${writeFilters(new URLSearchParams(), filters, 1)}`
  return query === '' ? path : `${path}?${query}`
}

/** The list of jobs with these filters. */
export const filteredJobsPath = (filters: JobFilters) => withFilters(paths.fullTimeJobs, filters)

/** The feed of the jobs with these filters. */
export const feedPath = (filters: JobFilters) => withFilters('/jobs.rss', filters)
