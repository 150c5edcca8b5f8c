import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { jobsAdapter } from '@/api/adapters'
import { noSearch, type JobSearch } from '@/api/jobSearch'
import { portalApi } from '@/api/portalApi'
import { countedKeys, type CountedKey } from '@/domain/jobFilter'
import type { CountedJobs, ValueCounts } from '@/domain/jobs/jobCounts'
import type { JobChoices } from '@/domain/jobs/jobChoices'
import { searchQuery } from '@/domain/listAddress'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { selectFilters, selectPage } from './jobFilters'
import { selectShown } from './jobSearch'
import type { RootState } from './store'

const { selectAll } = jobsAdapter.getSelectors()

/** Many components select out of the same few answers. */
const selectAnswer = lruMemoize((search: string) => portalApi.endpoints.searchJobs.select(search), {
  maxSize: 10,
})

/** The search that the visitor's choices ask for. */
export const selectSearchQuery = createSelector(
  [selectFilters, selectPage, (_state: RootState, industryId?: string) => industryId],
  searchQuery,
)

/** The answer to the visitor's choices, or the one before while it is on its way; undefined where there is none. */
export const selectJobSearch = (state: RootState, industryId?: string): JobSearch | undefined => {
  const { data, isError } = selectAnswer(selectSearchQuery(state, industryId))(state)
  const shown = selectShown(state, industryId)
  if (data || isError || shown === undefined) return data
  return selectAnswer(shown)(state).data
}

export const selectSearchedChoices = (state: RootState, industryId?: string): JobChoices =>
  selectJobSearch(state, industryId)?.choices ?? noSearch.choices

type ValueTotals = Omit<CountedJobs, 'matching'>

/** In the shape of `countJobs`. */
export const selectSearchedCounts = createSelector([selectJobSearch], (search): ValueTotals => {
  const choices = (search ?? noSearch).choices
  const countsOf = (key: CountedKey): ValueCounts =>
    new Map(choices[key].map(({ value, count }) => [value, count]))
  return {
    counts: Object.fromEntries(countedKeys.map((key) => [key, countsOf(key)])) as Record<
      CountedKey,
      ValueCounts
    >,
    without: new Map(search?.without),
  }
})

export const selectSearchedPage = createSelector([selectJobSearch, selectPage], (search, page) => {
  const total = search?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / JOBS_PER_PAGE))
  return { items: search ? selectAll(search.jobs) : [], page: Math.min(page, pages), pages, total }
})

export const selectSearchedClose = createSelector([selectJobSearch], (search) =>
  search ? selectAll(search.close) : [],
)

export const selectSearchedNumber = createSelector([selectJobSearch], (search) =>
  search ? selectAll(search.numbered)[0] : undefined,
)
