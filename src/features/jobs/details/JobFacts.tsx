import { useLingui } from '@lingui/react'
import EventIcon from '@mui/icons-material/Event'
import MapIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Facts } from '@/components/Facts'
import { useNewTab } from '@/components/NewTabMark'
import { useAbsoluteUrl, useSite } from '@/components/SiteSettings'
import { usualAnswer } from '@/domain/answerTime'
import { daysBetween, NO_DATE, postedDate, postedDay } from '@/domain/calendar'
import { counted, experienceRange, languageOf, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { monthlyPay, type PayUnit } from '@/domain/jobs/pay'
import { walkInCalendar, walkInDates } from '@/domain/jobs/walkIn'
import { jobDetailsPath, withQuery } from '@/domain/paths'
import { selectPayUnit } from '@/store/device'
import { useAppSelector } from '@/store/hooks'
import { selectToday } from '@/store/site'
import { AppliedMark } from '../AppliedMark'

type Fact = [name: string, value: string]

/** Facts beside their names; '---' where one is not known. */
const FactTable = ({ facts }: { facts: Fact[] }) => (
  <Facts>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd lang={languageOf(value)}>{value || NO_DATE}</dd>
      </div>
    ))}
  </Facts>
)

/** The facts that decide whether a job is worth reading. */
const mainFactsOf = (job: Job, unit: PayUnit): Fact[] => [
  // A month beside the year, for those who are paid by it.
  ['CTC', [unit === 'month' && monthlyPay(job), salaryRange(job)].filter(Boolean).join(', ')],
  ['Location', job.location],
  ['Experience', experienceRange(job)],
  ['Openings', job.no_of_posts === null ? '' : `${job.no_of_posts}`],
]

const furtherFactsOf = (job: Job): Fact[] => [
  ['Posted', postedDate(job.date_posted)],
  ['Role', job.role_name],
  ['Industry Type', job.industry_name],
  ['Department', job.d_name],
  ['Employment Type', job.employment_type],
  // The API has no role category: it is the role within its department.
  ['Role Category', [job.role_name, job.d_name].filter(Boolean).join(', ')],
  ['Education', job.qualification],
]

/** Each name above its value, in two columns on a phone and else in four. */
const stripSx = {
  py: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& dl': { gap: '12px 16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))' },
  '& dt, & dd': { flexBasis: '100%' },
  '& dd': { fontSize: '1rem', fontWeight: 'bold' },
}

/** A line of short notes that wraps. */
const linesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  mt: 1.5,
  '& span': { color: 'text.secondary' },
}

const daysLeft = (days: number) => (days === 0 ? 'last day' : `${counted(days, 'day')} left`)

/** The facts under the title, until when one can apply, and when the employer last said that the job is open. */
export const MainFacts = ({ job }: { job: Job }) => {
  const today = useAppSelector(selectToday)
  const closing = postedDay(job.closing_date)
  const confirmed = postedDate(job.confirmed_on)
  const answer = usualAnswer(useSite().answerDays, useLingui().i18n)
  return (
    <Box sx={{ mb: { xs: 3, md: 4 } }}>
      <Box sx={stripSx}>
        <FactTable facts={mainFactsOf(job, useAppSelector(selectPayUnit))} />
      </Box>
      <Box sx={{ ...linesSx, typography: 'body2' }}>
        <AppliedMark jobId={job.job_id} />
        {closing ? (
          <strong>{`Apply by ${postedDate(closing)} · ${daysLeft(daysBetween(today, closing))}`}</strong>
        ) : null}
        <span>{jobNumber(job)}</span>
        {confirmed === NO_DATE ? null : <span>{`Confirmed open on ${confirmed}`}</span>}
        {answer ? <span>{answer}</span> : null}
      </Box>
    </Box>
  )
}

/** The other facts of a job. */
export const FurtherFacts = ({ job }: { job: Job }) => <FactTable facts={furtherFactsOf(job)} />

const mapUrl = (query: string) => withQuery('https://www.google.com/maps/search/', { api: '1', query })

/** When and where applicants are seen without an appointment; nothing for a job without a walk-in. */
export const WalkIn = ({ job }: { job: Job }) => {
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  const headingId = useId()
  const newTab = useNewTab()
  const rows: Fact[] = [
    ['Date', walkInDates(job)],
    ['Time', job.walk_in_time],
    ['Address', job.walk_in_address],
    ['Bring', job.walk_in_bring],
  ]
  const facts = rows.filter(([, value]) => value)
  if (facts.length === 0) return null
  // The stamp of the file is the day the job was posted: the page must be the same wherever it is rendered.
  const calendar = walkInCalendar(job, url, Date.parse(postedDay(job.date_posted) ?? '2026-01-01'))
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ mb: 4 }}>
      <CardContent>
        <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
          Walk-in interview
        </Typography>
        <Box sx={{ '&& dl': { rowGap: 1 }, '&& dt, && dd': { flexBasis: '100%' } }}>
          <FactTable facts={facts} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1, mx: -1, displayPrint: 'none' }}>
          {calendar ? (
            <Button
              component="a"
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
              download={`walk-in-${job.job_id}.ics`}
              startIcon={<EventIcon />}
            >
              Add to calendar
            </Button>
          ) : null}
          {job.walk_in_address ? (
            <Button component="a" href={mapUrl(job.walk_in_address)} startIcon={<MapIcon />} {...newTab}>
              Show on the map
            </Button>
          ) : null}
        </Box>
      </CardContent>
    </Card>
  )
}
