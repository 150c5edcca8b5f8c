import { createSelector } from '@reduxjs/toolkit'
import { similarJobs } from '@/domain/jobs/similarJobs'
import { useAppSelector } from '@/store/hooks'
import { jobIn, selectJobList, selectOpenJobs } from '@/store/jobSelectors'
import type { RootState } from '@/store/store'
import { SimilarJobLinks } from './SimilarJobs'

const selectSimilarJobs = createSelector(
  [
    selectJobList,
    (state: RootState) => {
      const list = selectJobList(state)
      return list && selectOpenJobs(state, list)
    },
    (_state: RootState, jobId: string) => jobId,
  ],
  (list, openJobs, jobId) => {
    const job = list && jobIn(list, jobId)
    return job && openJobs ? similarJobs(job, openJobs) : []
  },
)

/** Similar jobs out of the list that the browser loaded. */
export const ListedSimilarJobs = ({ jobId }: { jobId: string }) => (
  <SimilarJobLinks jobs={useAppSelector((state) => selectSimilarJobs(state, jobId))} />
)
