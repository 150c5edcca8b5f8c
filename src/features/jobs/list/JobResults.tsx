import { styled } from '@mui/material/styles'
import { memo, use } from 'react'
import { Link } from 'react-router'
import { LinkedCard } from '@/components/cards'
import { NO_DATE, postedDate, postedDay } from '@/domain/calendar'
import { cutText, experienceRange, languageOf, openings } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { payIn, type PayUnit } from '@/domain/jobs/pay'
import { JOB_TEXT_CHARACTERS } from '@/domain/limits'
import { jobDetailsPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectPayUnit, selectVisitBefore } from '@/store/device'
import { CardIcon, cardIconStyles } from '../CardIcon'
import { SaveJobButton, ShareButtons } from '../SaveAndShare'
import { FROM_LIST } from '../titles'
import { JobListContext } from '../useJobList'

/**
 * One styled component with plain elements in it: a key in the search box may draw 24 cards, and each Typography or
 * Link in them would show in a profile. The link of the heading covers the card; the share buttons lie above it.
 */
const JobPaper = styled(LinkedCard)(({ theme }) => ({
  position: 'relative',
  // While a visitor types, cards below the window are neither laid out nor painted. Only then: their height is a
  // guess, and Back must find the place that was left.
  '[data-typing=true] &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 260px' },
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(2, 2, 0.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2.5, 2.5, 0.5) },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& h2 a': {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '&:visited': { color: theme.palette.text.secondary },
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.borderRadius },
    '&:focus-visible::after': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
  },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& ul': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    margin: theme.spacing(1.5, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& li': { display: 'flex', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& li > [data-icon]': { marginTop: 3, fontSize: '1.0625rem', color: theme.palette.primary.main },
  '& > div': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: 'auto',
    borderTop: `1px solid ${theme.palette.divider}`,
    paddingTop: theme.spacing(0.5),
    color: theme.palette.text.secondary,
  },
  '& ul + p': { marginBottom: theme.spacing(1.5) },
  '& [role=group]': { position: 'relative', zIndex: 1, marginRight: theme.spacing(-1) },
})) as typeof LinkedCard

const NewMark = styled('strong')(({ theme }) => ({
  marginRight: theme.spacing(1),
  padding: theme.spacing(0.25, 1),
  borderRadius: 12,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
}))

/** The facts that decide at a glance whether a job is worth reading. */
const JobFacts = ({ job, pay }: { job: Job; pay: string }) => (
  <ul>
    <li>
      <CardIcon name="Experience" label="Experience" />
      {experienceRange(job)}
    </li>
    <li>
      <CardIcon name="Salary" label="Salary" />
      {/* An element of its own, so that it changes on a translated page too. */}
      <span>{pay}</span>
    </li>
    <li>
      <CardIcon name="Location" label="Location" />
      <span lang={languageOf(job.location)}>{job.location || 'Location not specified'}</span>
    </li>
    <li>
      <CardIcon name="Openings" label="Openings" />
      {openings(job.no_of_posts)}
    </li>
  </ul>
)

type JobCardProps = {
  job: Job
  /** Travels with the link to the details, which read where the visitor came from. */
  linkState: unknown
  payUnit: PayUnit
  /** The job was posted since the visitor was here before. */
  isNew: boolean
}

/** One job of a list. */
const JobCard = memo(({ job, linkState, payUnit, isNew }: JobCardProps) => {
  const closing = postedDate(job.closing_date)
  return (
    <JobPaper component="article">
      <h2 lang={languageOf(job.position)}>
        <Link to={jobDetailsPath(job.job_id)} state={linkState}>
          {job.position}
        </Link>
      </h2>
      <p lang={languageOf(job.company_name)}>{job.company_name}</p>
      <JobFacts job={job} pay={payIn(payUnit, job)} />
      <p lang={languageOf(job.short_job_description)}>
        {cutText(job.short_job_description, JOB_TEXT_CHARACTERS)}
      </p>
      <div>
        <span>
          {isNew ? <NewMark>New</NewMark> : null}
          {`Posted: ${postedDate(job.date_posted)}`}
        </span>
        {closing === NO_DATE ? null : <span>{`Apply by ${closing}`}</span>}
        <ShareButtons job={job} on={['Facebook', 'LinkedIn', 'WhatsApp']}>
          <SaveJobButton job={job} />
        </ShareButtons>
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
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(16rem, 100%), 50% - 8px), 1fr))',
  },
}))

const isSince = ({ date_posted }: Job, day: string) => day !== '' && (postedDay(date_posted) ?? '') > day

/** The cards of one page. Those of a list that visitors come back to say which jobs are new. */
export const JobResults = ({ jobs }: { jobs: readonly Job[] }) => {
  const list = use(JobListContext)
  const payUnit = useAppSelector(selectPayUnit)
  const visitBefore = useAppSelector(selectVisitBefore)
  return (
    <Grid>
      {jobs.map((job) => (
        <JobCard
          key={job.job_id}
          job={job}
          linkState={list && list.industryId === undefined ? FROM_LIST : undefined}
          payUnit={payUnit}
          isNew={list !== null && isSince(job, visitBefore)}
        />
      ))}
    </Grid>
  )
}
