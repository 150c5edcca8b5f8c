import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import EventIcon from '@mui/icons-material/Event'
import MapIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Fact, Facts } from '@/components/Facts'
import { useNewTab } from '@/components/NewTabMark'
import { useAbsoluteUrl, useSite } from '@/components/SiteSettings'
import { usualAnswer } from '@/domain/submissions/nextSteps'
import { daysBetween, NO_DATE, postedDate, postedDay } from '@/domain/site/calendar'
import { mapLink } from '@/domain/text/contactLinks'
import { experienceRange, grouped, salaryRange } from '@/domain/text/display'
import type { Job } from '@/domain/content/entities'
import { employmentTypeText } from '@/domain/jobs/employmentTypes'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { localized, type LocalizedText } from '@/domain/content/localized'
import { monthlyPay, type PayUnit } from '@/domain/jobs/pay'
import { walkInCalendar, walkInDates } from '@/domain/jobs/walkIn'
import { jobDetailsPath } from '@/domain/paths'
import { selectPayUnit } from '@/store/device'
import { useAppSelector } from '@/store/hooks'
import { selectToday } from '@/store/site'
import { AppliedMark } from '../AppliedMark'

/** `lang`: the language of the value, if it differs from the page. */
type Row = [name: string, value: string, lang?: string]

/** Names and facts; '---' if unknown. */
const FactTable = ({ facts }: { facts: Row[] }) => (
  <Facts>
    {facts.map(([name, value, lang]) => (
      <Fact key={name} name={name} lang={lang}>
        {value || NO_DATE}
      </Fact>
    ))}
  </Facts>
)

const fact = (name: string, { text, lang }: LocalizedText): Row => [name, text, lang]

const mainFactsOf = (job: Job, unit: PayUnit, i18n: I18n): Row[] => [
  // Pay a month and a year, for visitors who chose the month.
  [
    i18n._(msg`CTC`),
    [unit === 'month' && monthlyPay(job, i18n), salaryRange(job, i18n)].filter(Boolean).join(', '),
  ],
  fact(i18n._(msg`Location`), localized(job, 'location', i18n)),
  [i18n._(msg`Experience`), experienceRange(job, i18n)],
  [i18n._(msg`Openings`), job.no_of_posts === null ? '' : `${job.no_of_posts}`],
]

const furtherFactsOf = (job: Job, i18n: I18n): Row[] => {
  const role = localized(job, 'role_name', i18n)
  const department = localized(job, 'd_name', i18n)
  const type = employmentTypeText(job.employment_type, i18n)
  const category = [role.text, department.text].filter(Boolean).join(', ')
  return [
    [i18n._(msg`Posted`), postedDate(job.date_posted)],
    fact(i18n._(msg`Role`), role),
    fact(i18n._(msg`Industry Type`), localized(job, 'industry_name', i18n)),
    fact(i18n._(msg`Department`), department),
    fact(i18n._(msg`Employment Type`), localized({ type }, 'type', i18n)),
    // The API has no role category: it is the role within its department.
    fact(i18n._(msg`Role Category`), localized({ category }, 'category', i18n)),
    fact(i18n._(msg`Education`), localized(job, 'qualification', i18n)),
  ]
}

/** Each name above its value, in two columns on a phone and in four on wider windows. */
const stripSx = {
  py: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& dl': { gap: '12px 16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))' },
  '& dt, & dd': { flexBasis: '100%' },
  '& dd': { fontSize: '1rem', fontWeight: 'bold' },
}

const linesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  mt: 1.5,
  '& span': { color: 'text.secondary' },
}

/** The last day to apply, and the days left. */
const lastDay = (closing: string, days: number, i18n: I18n) => {
  const date = postedDate(closing)
  if (days === 0) return i18n._(msg`Apply by ${date} · last day`)
  const count = grouped(days)
  return days === 1
    ? i18n._(msg`Apply by ${date} · 1 day left`)
    : i18n._(msg`Apply by ${date} · ${count} days left`)
}

/** The facts under the title, the last day to apply, and the day on which the employer confirmed the job. */
export const MainFacts = ({ job }: { job: Job }) => {
  const { t, i18n } = useLingui()
  const today = useAppSelector(selectToday)
  const closing = postedDay(job.closing_date)
  const confirmed = postedDate(job.confirmed_on)
  const answer = usualAnswer(useSite().answerDays, i18n)
  return (
    <Box sx={{ mb: { xs: 3, md: 4 } }}>
      <Box sx={stripSx}>
        <FactTable facts={mainFactsOf(job, useAppSelector(selectPayUnit), i18n)} />
      </Box>
      <Box sx={{ ...linesSx, typography: 'body2' }}>
        <AppliedMark jobId={job.job_id} />
        {closing ? <strong>{lastDay(closing, daysBetween(today, closing), i18n)}</strong> : null}
        <span>{jobNumber(job, i18n)}</span>
        {confirmed === NO_DATE ? null : <span>{t`Confirmed open on ${confirmed}`}</span>}
        {answer ? <span>{answer}</span> : null}
      </Box>
    </Box>
  )
}

export const FurtherFacts = ({ job }: { job: Job }) => {
  const { i18n } = useLingui()
  return <FactTable facts={furtherFactsOf(job, i18n)} />
}

/** When and where applicants are seen without an appointment. */
export const WalkIn = ({ job }: { job: Job }) => {
  const { t, i18n } = useLingui()
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  const headingId = useId()
  const newTab = useNewTab()
  const rows: Row[] = [
    [t`Date`, walkInDates(job, i18n)],
    fact(t`Time`, localized(job, 'walk_in_time', i18n)),
    fact(t`Address`, localized(job, 'walk_in_address', i18n)),
    fact(t`Bring`, localized(job, 'walk_in_bring', i18n)),
  ]
  const facts = rows.filter(([, value]) => value)
  if (facts.length === 0) return null
  // The stamp of the file is the day the job was posted: the page must be the same wherever it is rendered.
  const calendar = walkInCalendar(job, url, Date.parse(postedDay(job.date_posted) ?? '2026-01-01'), i18n)
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ mb: 4 }}>
      <CardContent>
        <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
          {t`Walk-in interview`}
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
              {t`Add to calendar`}
            </Button>
          ) : null}
          {job.walk_in_address ? (
            <Button component="a" href={mapLink(job.walk_in_address)} startIcon={<MapIcon />} {...newTab}>
              {t`Show on the map`}
            </Button>
          ) : null}
        </Box>
      </CardContent>
    </Card>
  )
}
