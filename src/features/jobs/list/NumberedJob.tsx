import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { jobDetailsPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectNumberedJob } from '@/store/jobSelectors'

/** The job whose number was typed. */
export const NumberedJob = ({ industryId }: { industryId?: string }) => {
  const job = useAppSelector((state) => selectNumberedJob(state, industryId))
  if (!job) return null
  return (
    <Alert role="note" severity="info" sx={{ mb: 2 }}>
      <Link href={jobDetailsPath(job.job_id)}>{`${jobNumber(job)}: ${job.position}`}</Link>
    </Alert>
  )
}
