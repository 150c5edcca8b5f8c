import { createSelector } from '@reduxjs/toolkit'
import type { JobEntities } from '@/api/adapters'
import { filterJobs, type JobFilters } from '@/domain/jobFilter'
import { closeMatches, vocabularyOf } from '@/domain/jobs/closeMatches'
import { useAppSelector } from '@/store/hooks'
import { selectSearchableJobs } from '@/store/jobSelectors'
import { selectToday } from '@/store/site'
import type { RootState } from '@/store/store'
import { JobLinks } from '../JobLinks'
import { useShownList } from '../useJobList'

const selectCloseMatches = createSelector(
  [
    (state: RootState, list: JobEntities) => selectSearchableJobs(state, list),
    createSelector([selectSearchableJobs], vocabularyOf),
    (_state: RootState, _list: JobEntities, filters: JobFilters) => filters,
    selectToday,
  ],
  (jobs, vocabulary, filters, today) =>
    closeMatches(filterJobs(jobs, { ...filters, text: '' }, today), filters.text, vocabulary),
)

/** Jobs that do not contain the typed text, but are close to it. */
export const CloseMatches = () => {
  const { list, filters, found } = useShownList()
  const loaded = useAppSelector((state) => list && selectCloseMatches(state, list, filters))
  return <JobLinks title="Close to what you typed" variant="h3" jobs={loaded ?? found.close ?? []} />
}
