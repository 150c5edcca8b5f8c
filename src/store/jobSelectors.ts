import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { entitiesIn, type JobEntities } from '@/api/adapters'
import type { ApiError } from '@/api/envelope'
import { jobsApi } from '@/api/jobsApi'
import { portalApi } from '@/api/portalApi'
import { isOpenOn } from '@/domain/jobs/closing'
import { findJobs, noFoundJobs } from '@/domain/jobs/foundJobs'
import { knownFilters, toJobList } from '@/domain/jobs/jobList'
import { feedPath } from '@/domain/jobs/listAddress'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { selectFilters, selectIndustryId, selectIsUnknown, selectPage, selectSearches } from './jobFilters'
import { selectSearchesList, selectToday } from './site'
import type { RootState } from './store'

const { getJobs, getJobsByCategory } = portalApi.endpoints
const { getLandings, searchJobs } = jobsApi.endpoints

/** The open jobs of a list: one that was loaded yesterday, or that another API sends, may hold jobs that have closed. */
const selectOpenJobs = createSelector(
  [(_state: RootState, list: JobEntities) => list, selectToday],
  (list, today) => entitiesIn(list).filter((job) => isOpenOn(job, today)),
)

/** The open jobs of a list with what filters look at. */
const selectSearchableJobs = createSelector([selectOpenJobs], (jobs) => jobs.map(toSearchableJob))

/** The same as a list to search. */
const selectSearchableList = createSelector([selectSearchableJobs, selectToday], toJobList)

const selectAllJobs = getJobs.select()
const selectCategoryRequest = createSelector([selectIndustryId], (id = '') => getJobsByCategory.select(id))
const selectLandingRequest = createSelector([({ jobFilters }: RootState) => jobFilters.path], (path) =>
  getLandings.select(path),
)
const selectSearchRequests = createSelector([selectSearches], (searches) =>
  searches.map((search) => searchJobs.select(search)),
)

const selectCategoryAnswer = (state: RootState) => selectCategoryRequest(state)(state)

/** The request for the whole list at the address. */
const selectListRequest = (state: RootState) =>
  selectIndustryId(state) === undefined ? selectAllJobs(state) : selectCategoryAnswer(state)

/** The request for the newest search, and the answer that is shown: an older one until the newest comes. */
const selectSearch = (state: RootState) => {
  const requests = selectSearchRequests(state)
  const newest = requests[0]?.(state)
  const shown = newest?.isError ? newest : requests.map((select) => select(state)).find(({ data }) => data)
  return { newest, shown: shown?.data }
}

const isAwaited = (request?: { data?: unknown; isError: boolean }) =>
  request?.data === undefined && !request?.isError

/** Whether the browser loads the whole list at the address, and searches it. */
export const selectBrowserSearches = (state: RootState) =>
  selectSearchesList(state) && !selectIsUnknown(state)

/** The search that is asked for; undefined where the browser searches, or is about to. */
export const selectNeededSearch = (state: RootState) => {
  const isListAwaited = selectBrowserSearches(state) && !selectListRequest(state).isError
  return selectIsUnknown(state) || isListAwaited ? undefined : selectSearches(state)[0]
}

/** The list that the browser searches, once it is loaded. */
export const selectLoadedList = (state: RootState) => {
  if (!selectBrowserSearches(state)) return undefined
  const isCategory = selectIndustryId(state) !== undefined
  const jobs = isCategory ? selectCategoryAnswer(state).data?.jobs : selectAllJobs(state).data
  return jobs && selectSearchableList(state, jobs)
}

/** Keeps what it found: a visitor types, and the choices from before that are looked at, too. */
const find = weakMapMemoize(findJobs)

/** The jobs that the filters leave: found in the loaded list, or else by the server. */
const selectFound = (state: RootState) => {
  if (selectIsUnknown(state)) return undefined
  const list = selectLoadedList(state)
  return list ? find(list, selectFilters(state), selectPage(state)) : selectSearch(state).shown
}

const selectIsLoading = (state: RootState) => {
  if (selectFound(state)) return false
  return isAwaited(selectIsUnknown(state) ? selectLandingRequest(state)(state) : selectSearch(state).newest)
}

/** The answer to the visitor's last choice is on its way; the one before is shown. */
const selectIsWaiting = (state: RootState) =>
  !selectLoadedList(state) &&
  (state.jobFilters.settled !== undefined || isAwaited(selectSearch(state).newest))

/** The list as its screen shows it; its filters are without values that no job of the list has. */
export const selectShownList = createSelector(
  [selectFound, selectFilters, selectIsLoading, selectIsWaiting],
  (found = noFoundJobs, filters, isLoading, isWaiting) => ({
    found,
    filters: knownFilters(found.choices, filters),
    isLoading,
    isWaiting,
  }),
)

export type ShownList = ReturnType<typeof selectShownList>

const selectChoices = (state: RootState) => selectShownList(state).found.choices
const selectSettled = ({ jobFilters }: RootState) => jobFilters.settled ?? jobFilters

/** The filters from before the visitor began to type, without values that no job of the list has. */
export const selectSettledFilters = createSelector(
  [selectChoices, (state: RootState) => selectSettled(state).filters],
  knownFilters,
)

/** The jobs of a loaded list that those filters leave. */
export const selectSettledFound = (state: RootState) => {
  const list = selectLoadedList(state)
  const { filters, page } = selectSettled(state)
  return list && find(list, filters, page)
}

/** The path of the feed of the list. */
export const selectFeed = (state: RootState) => feedPath(selectSettledFilters(state))

/** The category as its list or its search names it; undefined while that is not known. */
export const selectListCategory = (state: RootState) =>
  (selectBrowserSearches(state) && selectCategoryAnswer(state).data) || selectSearch(state).shown

/** The server says that there is no such category. */
export const selectIsRefused = (state: RootState) => {
  const errors = [
    selectBrowserSearches(state) && selectListRequest(state).error,
    selectSearch(state).newest?.error,
  ]
  return errors.some((error) => (error as ApiError | undefined)?.kind === 'refused')
}
