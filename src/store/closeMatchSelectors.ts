import { createSelector } from '@reduxjs/toolkit'
import { filterJobs } from '@/domain/jobFilter'
import { closeMatches } from '@/domain/jobs/closeMatches'
import { selectToday } from './jobLists'
import { selectSearchesJobs } from './jobSearch'
import { selectLoadedFilters, selectSearchableJobs } from './loadedJobs'
import { selectSearchedClose } from './searchedJobs'
import type { RootState } from './store'

/** The jobs that every filter but the text leaves. */
const selectJobsBesideText = createSelector(
  [selectSearchableJobs, selectLoadedFilters, selectToday],
  (jobs, filters, today) => filterJobs(jobs, { ...filters, text: '' }, today),
)

const selectLoadedClose = createSelector(
  [
    selectJobsBesideText,
    (state: RootState, industryId?: string) => selectLoadedFilters(state, industryId).text,
  ],
  closeMatches,
)

/** Up to ten jobs close to what was typed. Apart from the other selectors: synonyms are loaded only when needed. */
export const selectCloseMatches = (state: RootState, industryId?: string) =>
  (selectSearchesJobs(state) ? selectSearchedClose : selectLoadedClose)(state, industryId)
