import { createSelector } from '@reduxjs/toolkit'
import { filterJobs } from '@/domain/jobFilter'
import { closeMatches } from '@/domain/jobs/closeMatches'
import { selectToday } from './jobLists'
import { selectKnownFilters, selectSearchableJobs } from './jobSelectors'

/** The jobs that every filter but the text leaves. */
const selectJobsBesideText = createSelector(
  [selectSearchableJobs, selectKnownFilters, selectToday],
  (jobs, filters, today) => filterJobs(jobs, { ...filters, text: '' }, today),
)

/** Up to ten jobs close to what was typed. Apart from the other selectors: synonyms are loaded only when needed. */
export const selectCloseMatches = createSelector(
  [
    selectJobsBesideText,
    (state: Parameters<typeof selectKnownFilters>[0], industryId?: string) =>
      selectKnownFilters(state, industryId).text,
  ],
  closeMatches,
)
