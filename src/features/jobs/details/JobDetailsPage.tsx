import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { jobHeadline } from '@/domain/jobs/jobSummary'
import { idIn, jobDetailsPath, paths } from '@/domain/paths'
import { jobViewed } from '@/store/device'
import { useAppDispatch } from '@/store/hooks'
import { JobBox } from '../JobBox'
import { SimilarJobs } from '../JobLinks'
import { detailsCrumb, detailsDocumentTitle, fullTimeJobsCrumb } from '../titles'
import { useJob } from '../useJob'
import { JobArticle } from './JobArticle'

/** The job in the address. The screen stays empty if it could not be loaded. */
export const JobDetailsPage = () => {
  const { t, i18n } = useLingui()
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
    documentTitle: detailsDocumentTitle(i18n),
    trail: [fullTimeJobsCrumb(i18n)],
    crumb: detailsCrumb(i18n),
  }
  if (!isClosed)
    return (
      <Page title={page.crumb} description={t`A full-time job.`} {...page}>
        {isLoading ? <Loading label={t`Loading the job`} /> : null}
      </Page>
    )
  const reason = t`It was filled or withdrawn.`
  const description = closedJob ? `${jobHeadline(closedJob, i18n)}. ${reason}` : reason
  return (
    <Page title={t`This job is no longer open`} description={description} {...page} isGone>
      {closedJob ? <JobBox job={closedJob} /> : null}
      <Typography sx={{ mb: 3 }}>{t`It was filled or withdrawn. Similar jobs may be open.`}</Typography>
      <Button variant="contained" href={paths.fullTimeJobs}>
        {t`See all full-time jobs`}
      </Button>
      <SimilarJobs jobId={id} />
    </Page>
  )
}
