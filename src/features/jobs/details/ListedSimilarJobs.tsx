import { createSelector } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import type { JobEntities } from '@/api/adapters'
import { similarJobs, type SimilarJob } from '@/domain/jobs/similarJobs'
import { useAppSelector } from '@/store/hooks'
import { jobIn, selectJobList } from '@/store/jobList'
import { selectSearchableJobs } from '@/store/jobSelectors'
import type { RootState } from '@/store/store'

const selectSimilarJobs = createSelector(
  [selectSearchableJobs, (_state: RootState, list: JobEntities, jobId: string) => jobIn(list, jobId)],
  (openJobs, job) => (job ? similarJobs(job, openJobs) : []),
)

type ListedSimilarJobsProps = { jobId: string; render: (jobs: readonly SimilarJob[]) => ReactNode }

/** Similar jobs out of the list that the browser loaded. */
export const ListedSimilarJobs = ({ jobId, render }: ListedSimilarJobsProps) => {
  const jobs = useAppSelector((state) => {
    const list = selectJobList(state)
    return list && selectSimilarJobs(state, list, jobId)
  })
  return render(jobs ?? [])
}
