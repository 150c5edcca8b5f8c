import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import type { Job } from '@/domain/entities'
import { toKeptJob } from '@/domain/jobs/keptJob'
import { jobDetailsPath } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { jobViewed } from '@/store/jobHistory'
import { useJob } from '../useJob'
import { ClosedJobArticle } from './ClosedJobArticle'
import { JobArticle } from './JobArticle'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from '../titles'

/** Remembers on the device that the job was read. */
const useViewed = (job: Job | undefined) => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (job) dispatch(jobViewed(toKeptJob(job)))
  }, [dispatch, job])
}

/** The job in the address. Where it could not be loaded the screen stays empty. */
export const JobDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('s')?.trim() ?? ''
  const { job, isLoading, isClosed, closedJob } = useJob(id)
  useViewed(job)
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
