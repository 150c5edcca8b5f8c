import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { Loading } from '@/components/Loading'
import { experienceRange, openings, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { jobDetailsPath } from '@/domain/paths'
import { useJob } from '../useJob'

/** Seldom needed. */
const NotOpen = lazy(() => import('./NotOpen').then((module) => ({ default: module.NotOpen })))

const factsOf = (job: Job) => [
  experienceRange(job),
  salaryRange(job),
  job.location,
  openings(job.no_of_posts),
]

export const AppliedJob = ({ jobId }: { jobId: string }) => {
  const { job, isLoading } = useJob(jobId)
  if (jobId === '')
    return (
      <Suspense>
        <NotOpen>Choose a job first: an application needs the job it is for.</NotOpen>
      </Suspense>
    )
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
