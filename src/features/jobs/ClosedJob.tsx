import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Job } from '@/domain/entities'
import { formatDate } from '@/domain/calendar'
import { closedDay } from '@/domain/jobs/closing'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { languageOf } from '@/domain/display'
import { useAppSelector } from '@/store/hooks'
import { selectToday } from '@/store/site'

export const NO_LONGER_OPEN = 'This job is no longer open'

/** Which job it was, and since when it is closed. */
export const ClosedJob = ({ job }: { job: Job }) => {
  const closed = closedDay(job, useAppSelector(selectToday))
  return (
    <Box sx={{ mb: 3, pl: 2, borderLeft: 3, borderColor: 'grey.500', overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2" lang={languageOf(job.position)}>
        {job.position}
      </Typography>
      <Typography color="textSecondary">
        {[job.company_name, job.location].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {jobNumber(job)}
      </Typography>
      {closed ? (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 'bold' }}>
          {`Closed on ${formatDate(closed)}`}
        </Typography>
      ) : null}
    </Box>
  )
}
