import Container from '@mui/material/Container'
import { useSearchParams } from 'react-router'
import { useGetJobsQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { selectJob } from '@/store/jobSelectors'
import { JobArticle } from './JobArticle'
import { JobClosed } from './JobClosed'
import { JobPending } from './JobPending'

/** Finds the job of the address in the list (spec section 2). A list that did not come leaves the screen empty. */
export const JobDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('s')?.trim() ?? ''
  const { data: jobs, isLoading } = useGetJobsQuery()
  const job = selectJob(jobs, id)

  const withoutJob = jobs ? (
    <JobClosed />
  ) : (
    <JobPending>{isLoading ? <Loading label="Loading the job" /> : null}</JobPending>
  )
  return <Container>{job ? <JobArticle key={job.job_id} job={job} /> : withoutJob}</Container>
}
