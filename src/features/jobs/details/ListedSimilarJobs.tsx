import { createSelector } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { similarJobs, type SimilarJob } from '@/domain/jobs/similarJobs'
import { useAppSelector } from '@/store/hooks'
import { jobIn, selectJobList } from '@/store/jobList'
import { selectOpenJobs } from '@/store/jobSelectors'
import type { RootState } from '@/store/store'

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

type ListedSimilarJobsProps = { jobId: string; render: (jobs: readonly SimilarJob[]) => ReactNode }

/** Similar jobs out of the list that the browser loaded. */
export const ListedSimilarJobs = ({ jobId, render }: ListedSimilarJobsProps) =>
  render(useAppSelector((state) => selectSimilarJobs(state, jobId)))
