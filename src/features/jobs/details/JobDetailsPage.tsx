import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import type { Job } from '@/domain/entities'
import { jobHeadline } from '@/domain/jobs/jobSummary'
import { jobDetailsPath, paths } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { jobViewed } from '@/store/jobHistory'
import { ClosedJob, NO_LONGER_OPEN } from '../ClosedJob'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from '../titles'
import { useJob } from '../useJob'
import { JobArticle } from './JobArticle'
import { SimilarJobs } from './SimilarJobs'

const REASON = 'It was filled or withdrawn.'

type ClosedJobArticleProps = {
  id: string
  /** Undefined where nothing is known of it. */
  job: Job | undefined
}

/** The screen of a job that is not open. */
const ClosedJobArticle = ({ id, job }: ClosedJobArticleProps) => (
  <Page
    title={NO_LONGER_OPEN}
    description={job ? `${jobHeadline(job)}. ${REASON}` : REASON}
    path={jobDetailsPath(id)}
    documentTitle={DETAILS_DOCUMENT_TITLE}
    trail={[fullTimeJobsCrumb]}
    crumb={detailsCrumb}
    isGone
  >
    {job ? <ClosedJob job={job} /> : null}
    <Typography sx={{ mb: 3 }}>{`${REASON} Similar jobs may be open.`}</Typography>
    <Button variant="contained" href={paths.fullTimeJobs}>
      See all full-time jobs
    </Button>
    <SimilarJobs jobId={id} />
  </Page>
)

/** The job in the address. Where it could not be loaded the screen stays empty. */
export const JobDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('s')?.trim() ?? ''
  const { job, isLoading, isClosed, closedJob } = useJob(id)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (job) dispatch(jobViewed(job))
  }, [dispatch, job])
  if (job) return <JobArticle key={job.job_id} job={job} />
  if (isClosed) return <ClosedJobArticle id={id} job={closedJob} />
  return (
    <Page
      title={detailsCrumb}
      description="A full-time job."
      path={jobDetailsPath(id)}
      documentTitle={DETAILS_DOCUMENT_TITLE}
      trail={[fullTimeJobsCrumb]}
      crumb={detailsCrumb}
    >
      {isLoading ? <Loading label="Loading the job" /> : null}
    </Page>
  )
}
