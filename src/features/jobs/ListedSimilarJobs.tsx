import { entityIn } from '@/api/adapters'
import { similarJobs } from '@/domain/jobs/similarJobs'
import { useAppSelector } from '@/store/hooks'
import { selectJobList } from '@/store/jobList'
import { selectSearchableJobs } from '@/store/jobSelectors'
import { SimilarJobLinks } from './JobLinks'

/** Similar jobs out of the list that the browser loaded. */
export const ListedSimilarJobs = ({ jobId }: { jobId: string }) => {
  const list = useAppSelector(selectJobList)
  const openJobs = useAppSelector((state) => list && selectSearchableJobs(state, list))
  const job = entityIn(list, jobId)
  return <SimilarJobLinks jobs={job && openJobs ? similarJobs(job, openJobs) : []} />
}
