import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { jobHeadline } from '@/domain/jobs/jobSummary'
import { idIn, jobDetailsPath, paths } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { jobViewed } from '@/store/device'
import { JobBox, NO_LONGER_OPEN } from '../JobBox'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from '../titles'
import { useJob } from '../useJob'
import { JobArticle } from './JobArticle'
import { SimilarJobs } from '../SimilarJobs'

const REASON = 'It was filled or withdrawn.'

/** The job in the address. Where it could not be loaded the screen stays empty. */
export const JobDetailsPage = () => {
  const [query] = useSearchParams()
  const id = idIn(query, 's')
  const { job, isLoading, isClosed, closedJob } = useJob(id)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (job) dispatch(jobViewed(job))
  }, [dispatch, job])
  if (job) return <JobArticle key={job.job_id} job={job} />
  const page = {
    path: jobDetailsPath(id),
    documentTitle: DETAILS_DOCUMENT_TITLE,
    trail: [fullTimeJobsCrumb],
    crumb: detailsCrumb,
  }
  if (!isClosed)
    return (
      <Page title={detailsCrumb} description="A full-time job." {...page}>
        {isLoading ? <Loading label="Loading the job" /> : null}
      </Page>
    )
  const description = closedJob ? `${jobHeadline(closedJob)}. ${REASON}` : REASON
  return (
    <Page title={NO_LONGER_OPEN} description={description} {...page} isGone>
      {closedJob ? <JobBox job={closedJob} /> : null}
      <Typography sx={{ mb: 3 }}>{`${REASON} Similar jobs may be open.`}</Typography>
      <Button variant="contained" href={paths.fullTimeJobs}>
        See all full-time jobs
      </Button>
      <SimilarJobs jobId={id} />
    </Page>
  )
}
