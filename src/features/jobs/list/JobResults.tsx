import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { Link } from 'react-router'
import { LinkedCard } from '@/components/cards'
import { PRINT } from '@/components/theme/sizes'
import { daysBefore, NO_DATE, postedDate, postedDay } from '@/domain/site/calendar'
import { cutText, experienceRange, openings } from '@/domain/text/display'
import type { Job } from '@/domain/content/entities'
import { localized } from '@/domain/content/localized'
import { payIn, type PayUnit } from '@/domain/jobs/pay'
import { JOB_TEXT_CHARACTERS } from '@/domain/site/limits'
import { jobDetailsPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectApplied, selectPayUnit, selectViewed, type KeptJob } from '@/store/device'
import { selectReceipts } from '@/store/receipts'
import { selectToday } from '@/store/site'
import { AppliedMark } from '../AppliedMark'
import { CardIcon, cardIconStyles } from '../CardIcon'
import { SaveJobButton, ShareButtons } from '../SaveAndShare'

/** A job is new on the day of its posting and for so many days after. */
const NEW_DAYS = 3

type Mark = 'New' | 'Seen' | 'Applied'

const marks: Record<Exclude<Mark, 'Applied'>, MessageDescriptor> = { New: msg`New`, Seen: msg`Seen` }

/**
 * One styled component with plain elements in it: a key in the search box may draw 24 cards, and each Typography or
 * Link in them would show in a profile. The link of the heading covers the card; the share buttons lie above it.
 */
const JobPaper = styled(LinkedCard)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  breakInside: 'avoid',
  padding: theme.spacing(2, 2, 0.25),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2, 2.5, 0.25) },
  '& h2': { ...theme.typography.h3, margin: 0, paddingRight: 36 },
  '& h2 a': {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '&:visited': { color: theme.palette.text.secondary },
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.borderRadius },
    '&:focus-visible::after': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
  },
  '&[data-mark=Seen]': {
    backgroundColor: 'transparent',
    '& h2 a': { color: theme.palette.text.secondary },
  },
  '& > button, & [role=group]': { zIndex: 1 },
  '& > button': { position: 'absolute', top: 6, right: 6 },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& strong': {
    ...theme.typography.caption,
    marginLeft: theme.spacing(0.5),
    padding: '1px 7px',
    border: '1px solid currentcolor',
    borderRadius: 11,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '&[data-mark=New] strong': {
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  // Always two rows: each fact has its place.
  '& ul': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    gap: '4px 12px',
    margin: theme.spacing(1.25, 0),
    // With letters twice as large no word is broken.
    '@media (max-width: 14em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& li': { display: 'flex', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& li > [data-icon]': { marginTop: 3, fontSize: '1.0625rem', color: theme.palette.primary.main },
  '& ul + p': { marginBottom: theme.spacing(1) },
  // One line; on a narrow card the dates wrap.
  '& > div': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 'auto',
    borderTop: `1px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
    [PRINT]: { paddingBlock: 6 },
  },
  '& > div > div:first-of-type': { display: 'flex', flexWrap: 'wrap', columnGap: 16, lineHeight: 1.35 },
  '& [role=group]': {
    position: 'relative',
    flexShrink: 0,
    marginRight: theme.spacing(-1.25),
    '& a': {
      color: theme.palette.grey[500],
      fontSize: '1.125rem',
      '@media (pointer: fine)': { width: '2.25rem' },
    },
  },
})) as typeof LinkedCard

const JobFacts = ({ job, pay }: { job: Job; pay: string }) => {
  const { t, i18n } = useLingui()
  const place = localized(job, 'location', i18n)
  return (
    <ul>
      <li>
        <CardIcon name="Salary" label={t`Salary`} />
        {/* In its own element, so that it also changes on a translated page. */}
        <span>{pay}</span>
      </li>
      <li>
        <CardIcon name="Experience" label={t`Experience`} />
        {experienceRange(job, i18n)}
      </li>
      <li>
        <CardIcon name="Location" label={t`Location`} />
        <span lang={place.lang}>{place.text || t`Location not specified`}</span>
      </li>
      <li>
        <CardIcon name="Openings" label={t`Openings`} />
        {openings(job.no_of_posts, i18n)}
      </li>
    </ul>
  )
}

type JobCardProps = {
  job: Job
  /** State of the links: tells the details where the visitor came from. */
  linkState?: string
  payUnit: PayUnit
  mark: Mark | undefined
}

const JobCard = memo(({ job, linkState, payUnit, mark }: JobCardProps) => {
  const { t, i18n } = useLingui()
  const [posted, closing] = [postedDate(job.date_posted), postedDate(job.closing_date)]
  const position = localized(job, 'position', i18n)
  const company = localized(job, 'company_name', i18n)
  const about = localized(job, 'short_job_description', i18n)
  return (
    <JobPaper component="article" data-mark={mark}>
      <h2 lang={position.lang}>
        <Link to={jobDetailsPath(job.job_id)} state={linkState}>
          {position.text}
        </Link>
      </h2>
      <SaveJobButton job={job} />
      <p>
        <span lang={company.lang}>{company.text}</span>
        {/* The blank keeps the words apart when they are copied. */}
        {mark === 'Applied' ? [' ', <AppliedMark key={mark} jobId={job.job_id} />] : null}
        {mark && mark !== 'Applied' ? [' ', <strong key={mark}>{i18n._(marks[mark])}</strong>] : null}
      </p>
      <JobFacts job={job} pay={payIn(payUnit, job, i18n)} />
      <p lang={about.lang}>{cutText(about.text, JOB_TEXT_CHARACTERS)}</p>
      <div>
        <div>
          <span>{t`Posted: ${posted}`}</span>
          {closing === NO_DATE ? null : <span>{t`Apply by ${closing}`}</span>}
        </div>
        <ShareButtons job={job} on={['Facebook', 'LinkedIn', 'WhatsApp']} />
      </div>
    </JobPaper>
  )
})
JobCard.displayName = 'JobCard'

const Grid = styled('div')(({ theme }) => ({
  ...cardIconStyles,
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(20rem, 100%), 50% - 8px), 1fr))',
  },
}))

const isAmong = (list: readonly KeptJob[], job: Job) => list.some(({ job_id }) => job_id === job.job_id)

/** Marks what the visitor did with a job, or else a new one. */
const useMarks = () => {
  const applied = useAppSelector(selectApplied)
  const receipts = useAppSelector(selectReceipts)
  const viewed = useAppSelector(selectViewed)
  const newSince = daysBefore(useAppSelector(selectToday), NEW_DAYS)
  return (job: Job): Mark | undefined => {
    if (isAmong(applied, job) || receipts.some(({ jobId }) => jobId === job.job_id)) return 'Applied'
    if (isAmong(viewed, job)) return 'Seen'
    return (postedDay(job.date_posted) ?? '') >= newSince ? 'New' : undefined
  }
}

export const JobResults = ({
  jobs,
  linkState,
}: Pick<JobCardProps, 'linkState'> & { jobs: readonly Job[] }) => {
  const payUnit = useAppSelector(selectPayUnit)
  const markOf = useMarks()
  return (
    <Grid>
      {jobs.map((job) => (
        <JobCard key={job.job_id} job={job} linkState={linkState} payUnit={payUnit} mark={markOf(job)} />
      ))}
    </Grid>
  )
}
