import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { daysBetween, NO_DATE, postedDate, postedDay } from '@/domain/calendar'
import { experienceRange, languageOf, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { monthlyPay, type PayUnit } from '@/domain/jobs/pay'
import { useAppSelector } from '@/store/hooks'
import { selectPayUnit } from '@/store/preferences'
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

/** A month beside the year, for those who are paid by it. */
const pay = (job: Job, unit: PayUnit) =>
  [unit === 'month' && monthlyPay(job), salaryRange(job)].filter(Boolean).join(', ')

const factsOf = (job: Job, unit: PayUnit): [name: string, value: string][] => [
  ['Experience', experienceRange(job)],
  ['Location', job.location],
  ['CTC', pay(job, unit)],
  ['Posted', postedDate(job.date_posted)],
  ['Openings', job.no_of_posts === null ? '' : `${job.no_of_posts}`],
  ['Role', job.role_name],
  ['Industry Type', job.industry_name],
  ['Department', job.d_name],
  ['Employment Type', job.employment_type],
  // The API has no role category: it is the role within its department.
  ['Role Category', [job.role_name, job.d_name].filter(Boolean).join(', ')],
  ['Education', job.qualification],
]

/** Name and value side by side; one below the other where the text is too large for both. */
const FactTable = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.25),
  // A value without a space must not widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '& div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(1.25) },
  '& dt': { flex: '2 1 0', minWidth: '6.5em', color: theme.palette.text.secondary },
  '& dd': { flex: '3 1 0', minWidth: 'min(8em, 100%)', margin: 0 },
}))

/** Every fact of a job beside its name; '---' where it is not known. */
export const JobFactTable = ({ job }: { job: Job }) => {
  const unit = useAppSelector(selectPayUnit)
  return (
    <FactTable>
      {factsOf(job, unit).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={languageOf(value)}>{value || NO_DATE}</dd>
        </div>
      ))}
    </FactTable>
  )
}
