import { jobsApi } from '@/api/jobsApi'
import { SimilarJobLinks } from './JobLinks'

/** Open jobs like this one. */
export const SimilarJobs = ({ jobId }: { jobId: string }) => {
  const { currentData: jobs = [] } = jobsApi.useGetSimilarJobsQuery(jobId)
  return <SimilarJobLinks jobs={jobs} />
}
