import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Loading } from '@/components/Loading'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { jobDetailsPath, paths } from '@/domain/paths'
import { useJob } from '@/store/useJob'
import { CardIconSprite } from '../CardIcon'
import { factIcons, JobFacts } from '../JobFacts'

/** Says why an application cannot be sent. */
export const NotOpen = ({ children }: { children: string }) => (
  <Alert
    role="note"
    severity="warning"
    action={<Button href={paths.fullTimeJobs}>See all jobs</Button>}
    sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
  >
    {children}
  </Alert>
)

export const AppliedJob = ({ jobId }: { jobId: string }) => {
  const { job, isLoading } = useJob(jobId)
  if (jobId === '') return <NotOpen>Choose a job first: an application needs the job it is for.</NotOpen>
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
      <CardIconSprite icons={factIcons} />
      <JobFacts job={job} />
    </Box>
  )
}
