import { createSelector } from '@reduxjs/toolkit'
import { closeJobs, closeScope } from '@/domain/jobs/nearMatches'
import { lexiconOf } from '@/domain/jobs/nearQuery'
import { selectLoadedList, selectRestedFilters, selectRestedFound } from './jobSelectors'

const selectLexicon = createSelector([selectLoadedList], (list) => list && lexiconOf(list.jobs))

const selectScope = createSelector([selectRestedFound], (found) => found && closeScope(found))

/** The jobs of a loaded list that are close to the text. A key looks through no jobs: the ones from before stay until a pause. */
export const selectNearJobs = createSelector(
  [selectLoadedList, selectLexicon, selectRestedFilters, selectScope],
  (list, lexicon, filters, scope) => list && lexicon && scope && closeJobs(list, lexicon, filters, scope),
)
