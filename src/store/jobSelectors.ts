import { createSelector } from '@reduxjs/toolkit'
import type { ApiError } from '@/api/envelope'
import { portalApi } from '@/api/portalApi'
import { countSetFilters, type CountedKey, type FilterKey, type JobFilters } from '@/domain/jobFilter'
import { activeFilters, filterNames, withoutFilter } from '@/domain/jobs/activeFilters'
import type { CountedJobs } from '@/domain/jobs/jobCounts'
import { knownFilters } from '@/domain/jobs/knownFilters'
import { selectFilters } from './jobFilters'
import { selectAllJobs } from './jobLists'
import { selectSearchesJobs } from './jobSearch'
import { selectLoadedChoices, selectLoadedCounts, selectLoadedNumber, selectLoadedPage } from './loadedJobs'
import {
  selectJobSearch,
  selectSearchedChoices,
  selectSearchedCounts,
  selectSearchedNumber,
  selectSearchedPage,
  selectSearchQuery,
} from './searchedJobs'
import type { RootState } from './store'

type ListSelector<Result> = (state: RootState, industryId?: string) => Result

/** Out of the server's answer or of the list that the browser loaded: no component knows which. */
const either =
  <Result>(fromSearch: ListSelector<Result>, fromList: ListSelector<Result>): ListSelector<Result> =>
  (state, industryId) =>
    (selectSearchesJobs(state) ? fromSearch : fromList)(state, industryId)

/** What a list offers to filter by. */
export const selectJobChoices = either(selectSearchedChoices, selectLoadedChoices)

/** The chosen filters without values that no job of the list has. */
export const selectKnownFilters = createSelector([selectJobChoices, selectFilters], knownFilters)

export const selectFilterCount = createSelector([selectKnownFilters], countSetFilters)

const selectCounts = either<Omit<CountedJobs, 'matching'>>(selectSearchedCounts, selectLoadedCounts)

/** How many jobs a value of a filter would leave beside all other filters. */
export const selectValueCount = (state: RootState, key: CountedKey, value: string, industryId?: string) =>
  selectCounts(state, industryId).counts[key].get(value) ?? 0

/** One page of the matching jobs, with the number of pages and of matching jobs. */
export const selectJobPage = either(selectSearchedPage, selectLoadedPage)

/** Whether the list has jobs, whatever the filters leave. */
export const selectHasJobs = either(
  (state, industryId) => (selectJobSearch(state, industryId)?.all ?? 0) > 0,
  (state, industryId) => selectAllJobs(state, industryId).length > 0,
)

/** The job whose number was typed; undefined if the text is no number of a job. */
export const selectNumberedJob = either(selectSearchedNumber, selectLoadedNumber)

/** What is set, each value with the way to take it back. */
export const selectActiveFilters = createSelector([selectKnownFilters, selectJobChoices], activeFilters)

/** A set filter without which there would be jobs. */
export type Remedy = { key: FilterKey; name: string; total: number; filters: JobFilters }

/** The set filters whose removal helps, where they leave nothing. */
export const selectRemedies = createSelector(
  [selectCounts, selectJobPage, selectKnownFilters],
  ({ without }, { total: left }, filters): readonly Remedy[] =>
    left > 0
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

/** When the server refused a category; undefined if it did not. */
export const selectCategoryRefusedAt = (state: RootState, id: string): number | undefined => {
  const results = [
    portalApi.endpoints.getJobsByCategory.select(id)(state),
    portalApi.endpoints.searchJobs.select(selectSearchQuery(state, id))(state),
  ]
  return results.find(({ error }) => (error as ApiError | undefined)?.kind === 'refused')?.startedTimeStamp
}
