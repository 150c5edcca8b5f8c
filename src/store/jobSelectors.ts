import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { countSetFilters, type FilterKey, type JobFilters } from '@/domain/jobFilter'
import { activeFilters, filterNames, withoutFilter } from '@/domain/jobs/activeFilters'
import { jobChoices } from '@/domain/jobs/jobChoices'
import { countJobs, type CountedKey } from '@/domain/jobs/jobCounts'
import { jobNumberIn } from '@/domain/jobs/jobNumber'
import { knownFilters } from '@/domain/jobs/knownFilters'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import { sortJobs } from '@/domain/jobs/sortJobs'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { pageOf } from '@/domain/pagination'
import { foldText, someContain } from '@/domain/textSearch'
import { selectFilters, selectPage } from './jobFilters'
import { selectAllJobs, selectToday } from './jobLists'
import type { RootState } from './store'

/** The jobs with what filters look at, derived once for each list. */
export const selectSearchableJobs = createSelector([selectAllJobs], (jobs) => jobs.map(toSearchableJob))

/** What a list offers to filter by. */
export const selectJobChoices = createSelector([selectSearchableJobs], jobChoices)

/** The chosen filters without values that no job of the list has. */
export const selectKnownFilters = createSelector([selectJobChoices, selectFilters], knownFilters)

export const selectFilterCount = createSelector([selectKnownFilters], countSetFilters)

/**
 * Searches a list. The jobs with a text are among those with its first letters, which are known while a visitor types:
 * a key looks through fewer jobs than the key before it, and a deleted letter through none.
 */
const selectSearch = createSelector([selectSearchableJobs], (jobs) => {
  const narrow = lruMemoize(
    (found: readonly SearchableJob[], text: string) => found.filter(({ texts }) => someContain(texts, text)),
    { maxSize: 50 },
  )
  return (text: string) => {
    let found: readonly SearchableJob[] = jobs
    for (let length = 1; length <= text.length && found.length > 0; length++)
      found = narrow(found, text.slice(0, length))
    return new Set(found)
  }
})

/** The matching jobs with the counts at every value of every filter. */
const selectCountedJobs = createSelector(
  [selectSearchableJobs, selectJobChoices, selectSearch, selectKnownFilters, selectToday],
  (jobs, { locations }, search, filters, today) => {
    const found = search(foldText(filters.text))
    return countJobs(jobs, filters, {
      today,
      places: locations.map(({ value }) => value),
      hasText: (one) => found.has(one),
    })
  },
)

/** How many jobs a value of a filter would leave beside all other filters. */
export const selectValueCount = (state: RootState, key: CountedKey, value: string, industryId?: string) =>
  selectCountedJobs(state, industryId).counts[key].get(value) ?? 0

const selectSortedJobs = createSelector([selectCountedJobs, selectKnownFilters], ({ matching }, { sort }) =>
  sortJobs(matching, sort).map(({ job }) => job),
)

/** One page of the matching jobs, with the number of pages and of matching jobs. */
export const selectJobPage = createSelector([selectSortedJobs, selectPage], (jobs, page) => ({
  ...pageOf(jobs, page, JOBS_PER_PAGE),
  total: jobs.length,
}))

/** The job whose number was typed; undefined if the text is no number of a job. */
export const selectNumberedJob = createSelector([selectAllJobs, selectFilters], (jobs, { text }) => {
  const number = jobNumberIn(text)
  return number === '' ? undefined : jobs.find(({ job_id }) => job_id === number)
})

/** What is set, each value with the way to take it back. */
export const selectActiveFilters = createSelector([selectKnownFilters, selectJobChoices], activeFilters)

/** A set filter without which there would be jobs. */
export type Remedy = { key: FilterKey; name: string; total: number; filters: JobFilters }

/** The set filters whose removal helps, where they leave nothing. */
export const selectRemedies = createSelector(
  [selectCountedJobs, selectKnownFilters],
  ({ matching, without }, filters): readonly Remedy[] =>
    matching.length > 0
      ? []
      : [...without]
          .filter(([, total]) => total > 0)
          .map(([key, total]) => ({
            key,
            name: filterNames[key],
            total,
            filters: withoutFilter(filters, key),
          })),
)
