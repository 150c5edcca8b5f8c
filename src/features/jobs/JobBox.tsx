import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatDate } from '@/domain/calendar'
import { experienceRange, languageOf, openings, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { closedDay } from '@/domain/jobs/closing'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { useAppSelector } from '@/store/hooks'
import { selectToday } from '@/store/site'
import { AppliedMark } from './AppliedMark'

export const NO_LONGER_OPEN = 'This job is no longer open'

const linesOf = (job: Job) =>
  [
    [job.company_name, job.location],
    [jobNumber(job)],
    [experienceRange(job), salaryRange(job), openings(job.no_of_posts)],
  ].map((facts) => facts.filter(Boolean).join(' · '))

/** Which job a screen is about, and since when it is closed. `href`: where its details are another screen. */
export const JobBox = ({ job, href }: { job: Job; href?: string }) => {
  const closed = closedDay(job, useAppSelector(selectToday))
  const borderColor = closed ? 'grey.500' : 'primary.main'
  return (
    <Box sx={{ mb: 3, pl: 2, borderLeft: 3, borderColor, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2" lang={languageOf(job.position)}>
        {href ? (
          <Link href={href} color="inherit">
            {job.position}
          </Link>
        ) : (
          job.position
        )}
      </Typography>
      {linesOf(job).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {line}
        </Typography>
      ))}
      {closed ? (
        <>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <AppliedMark jobId={job.job_id} />
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 'bold' }}>
            {`Closed on ${formatDate(closed)}`}
          </Typography>
        </>
      ) : null}
    </Box>
  )
}
