import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { Job } from '@/domain/entities'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { jobDetailsPath } from '@/domain/paths'

/** The job whose number was typed. */
export const NumberedJob = ({ job }: { job: Job }) => (
  <Alert role="note" severity="info" sx={{ mb: 2 }}>
    <Link href={jobDetailsPath(job.job_id)}>{`${jobNumber(job)}: ${job.position}`}</Link>
  </Alert>
)
