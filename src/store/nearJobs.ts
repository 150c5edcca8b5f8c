import { createSelector } from '@reduxjs/toolkit'
import { nearJobs, nearScope } from '@/domain/jobs/nearMatches'
import { lexiconOf } from '@/domain/jobs/nearQuery'
import { selectLoadedList, selectSettledFilters, selectSettledFound } from './jobSelectors'

const selectLexicon = createSelector([selectLoadedList], (list) => list && lexiconOf(list.jobs))

const selectScope = createSelector([selectSettledFound], (found) => found && nearScope(found))

/** The jobs of a loaded list that are close to the text. A key looks through no jobs: the ones from before stay until a pause. */
export const selectNearJobs = createSelector(
  [selectLoadedList, selectLexicon, selectSettledFilters, selectScope],
  (list, lexicon, filters, scope) => list && lexicon && scope && nearJobs(list, lexicon, filters, scope),
)
