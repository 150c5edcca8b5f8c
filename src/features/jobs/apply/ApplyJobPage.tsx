import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { FormPage } from '@/components/form/FormPage'
import { Loading } from '@/components/Loading'
import { experienceRange, openings, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { applyJobPath, jobDetailsPath, paths } from '@/domain/paths'
import { APPLY_TITLE, fullTimeJobsCrumb } from '../titles'
import { useJob } from '../useJob'
import { ApplyFields, emptyApplication, useApplication } from './ApplyForm'

/** Seldom needed. */
const ApplyClosedJob = lazy(() =>
  import('./ApplyClosedJob').then((module) => ({ default: module.ApplyClosedJob })),
)
const NotOpen = lazy(() => import('./ApplyClosedJob').then((module) => ({ default: module.NotOpen })))

const factsOf = (job: Job) => [
  experienceRange(job),
  salaryRange(job),
  job.location,
  openings(job.no_of_posts),
]

type AppliedJobProps = { job: Job | undefined; isLoading: boolean }

const AppliedJob = ({ job, isLoading }: AppliedJobProps) => {
  if (isLoading) return <Loading label="Loading the job" minHeight={116} />
  if (!job) return null
  return (
    <Box sx={{ mb: 3, pl: 2, borderLeft: 3, borderColor: 'primary.main' }}>
      <Typography variant="h3" component="h2">
        <Link href={jobDetailsPath(job.job_id)} color="inherit">
          {job.position}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {job.company_name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {jobNumber(job)}
      </Typography>
      <Typography variant="body2">{factsOf(job).filter(Boolean).join(' · ')}</Typography>
    </Box>
  )
}

const advice = [
  'Applying is free. We never ask candidates for money.',
  'No account is needed, only your resume as a Word file.',
  'Our recruiters read what you send, and pass it on to this employer only.',
]

export const ApplyJobPage = () => {
  const [query] = useSearchParams()
  const jobId = query.get('job_id')?.trim() ?? ''
  const { job, isLoading, isClosed, closedJob } = useJob(jobId)
  const { submission } = useApplication(job)
  if (isClosed)
    return (
      <Suspense>
        <ApplyClosedJob jobId={jobId} job={closedJob} />
      </Suspense>
    )
  return (
    <FormPage
      key={jobId}
      title={APPLY_TITLE}
      description="Apply with your resume as a Word file. No sign-in, no fees."
      path={jobId === '' ? paths.applyJob : applyJobPath(jobId)}
      trail={[fullTimeJobsCrumb]}
      advice={advice}
      before={
        jobId === '' ? (
          <Suspense>
            <NotOpen>Choose a job first: an application needs the job it is for.</NotOpen>
          </Suspense>
        ) : (
          <AppliedJob job={job} isLoading={isLoading} />
        )
      }
      initialValues={emptyApplication(jobId)}
      submission={submission}
    >
      <ApplyFields />
    </FormPage>
  )
}
