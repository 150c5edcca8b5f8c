import Container from '@mui/material/Container'
import { useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { useJob } from '@/store/useJob'
import { JobArticle } from './JobArticle'
import { JobClosed } from './JobClosed'
import { JobPending } from './JobPending'

/** The job in the address. Where it could not be loaded the screen stays empty. */
export const JobDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('s')?.trim() ?? ''
  const { job, isLoading, isClosed } = useJob(id)

  const withoutJob = isClosed ? (
    <JobClosed id={id} />
  ) : (
    <JobPending id={id}>{isLoading ? <Loading label="Loading the job" /> : null}</JobPending>
  )
  return <Container>{job ? <JobArticle key={job.job_id} job={job} /> : withoutJob}</Container>
}
