import Typography from '@mui/material/Typography'
import type { Job } from '@/domain/entities'
import { daysBetween } from '@/domain/jobs/calendar'
import { NO_DATE, postedDate, postedDay } from '@/domain/postedDate'
import { useAppSelector } from '@/store/hooks'
import { selectToday } from '@/store/site'

const daysLeft = (days: number) => {
  if (days === 0) return 'last day'
  return days === 1 ? '1 day left' : `${days} days left`
}

/** Until when one can apply, and when the employer last said that the job is open. */
export const JobDates = ({ job }: { job: Job }) => {
  const today = useAppSelector(selectToday)
  const closing = postedDay(job.closing_date)
  const confirmed = postedDate(job.confirmed_on)
  return (
    <>
      {closing ? (
        <Typography variant="body2" sx={{ mb: 1.25, fontWeight: 'bold' }}>
          {`Apply by ${postedDate(closing)} · ${daysLeft(daysBetween(today, closing))}`}
        </Typography>
      ) : null}
      {confirmed === NO_DATE ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.25 }}>
          {`Confirmed open on ${confirmed}`}
        </Typography>
      )}
    </>
  )
}
