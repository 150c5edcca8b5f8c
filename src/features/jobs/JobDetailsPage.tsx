import Container from '@mui/material/Container'
import { useSearchParams } from 'react-router'
import { useGetJobsQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { selectJob } from '@/store/jobSelectors'
import { JobArticle } from './JobArticle'
import { JobClosed } from './JobClosed'

export const JobDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('s')?.trim() ?? ''
  const { data: jobs, isLoading } = useGetJobsQuery()
  const job = selectJob(jobs, id)

  const screen = job ? <JobArticle key={job.job_id} job={job} /> : <JobClosed />
  return <Container maxWidth="lg">{isLoading ? <Loading label="Loading the job" /> : screen}</Container>
}
