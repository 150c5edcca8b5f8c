import type { ReactNode } from 'react'
import { entityIn } from '@/api/adapters'
import { similarJobs, type SimilarJob } from '@/domain/jobs/similarJobs'
import { useAppSelector } from '@/store/hooks'
import { selectJobList } from '@/store/jobList'
import { selectSearchableJobs } from '@/store/jobSelectors'

type ListedSimilarJobsProps = { jobId: string; render: (jobs: readonly SimilarJob[]) => ReactNode }

/** Similar jobs out of the list that the browser loaded. */
export const ListedSimilarJobs = ({ jobId, render }: ListedSimilarJobsProps) => {
  const list = useAppSelector(selectJobList)
  const openJobs = useAppSelector((state) => list && selectSearchableJobs(state, list))
  const job = entityIn(list, jobId)
  return render(job && openJobs ? similarJobs(job, openJobs) : [])
}
