import { createSelector } from '@reduxjs/toolkit'
import { nearJobs, nearScope, toNearIndex } from '@/domain/jobs/nearMatches'
import { selectLoadedList, selectSettledFilters, selectSettledFound } from './jobSelectors'

const selectNearIndex = createSelector([selectLoadedList], (list) => list && toNearIndex(list))

const selectScope = createSelector([selectSettledFound], (found) => found && nearScope(found))

/** The jobs of a loaded list that are close to the text. A key looks through no jobs: the ones from before stay until a pause. */
export const selectNearJobs = createSelector(
  [selectNearIndex, selectSettledFilters, selectScope],
  (index, filters, scope) => index && scope && nearJobs(index, filters, scope),
)
