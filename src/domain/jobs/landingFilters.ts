import { writeFilters, type JobFilters } from '../jobFilter'
import { paths } from '../paths'
import type { Landing } from './landings'

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
export const holdsLanding = (filters: JobFilters, { filters: own }: Landing) =>
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
