import { countSetFilters, noFilters, readFilters, writeFilters, type JobFilters } from './jobFilter'
import { JOBS_PER_PAGE } from './limits'
import { paths } from './paths'

/**
 * The address under which search engines should know a list that is shown at this query: a page of the whole list
 * stands for itself, one behind its end for the last, a filtered list for the whole one. `jobs`: how many the whole
 * list has, where that is known.
 */
export const canonicalListPath = (listPath: string, query: URLSearchParams, jobs = Infinity) => {
  const { filters, page: asked } = readFilters(query)
  const page = Math.min(asked, Math.max(1, Math.ceil(jobs / JOBS_PER_PAGE)))
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
