import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { CopyLink } from '@/components/CopyLink'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { formatDate, NO_DATE, postedDate } from '@/domain/calendar'
import { experienceRange, languageOf, openings, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { monthlyPay } from '@/domain/jobs/pay'
import { jobDetailsPath, SHORTLIST_MAX, shortlistPath } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { jobUnsaved, type KeptJob } from '@/store/jobHistory'
import type { JobsById } from '../useJob'

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 4),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& li > div': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}))

const closedMark = (day: string | undefined) => (day ? `Closed on ${formatDate(day)} · ` : 'Closed · ')

type KeptJobListProps = {
  jobs: readonly KeptJob[]
  known: JobsById
  /** Before and after a job. */
  renderBefore?: (job: KeptJob) => ReactNode
  renderAfter?: (job: KeptJob) => ReactNode
}

/** Jobs that the device remembers; those that closed since then say so. */
export const KeptJobList = ({ jobs, known, renderBefore, renderAfter }: KeptJobListProps) => (
  <List>
    {jobs.map((job) => (
      <li key={job.job_id}>
        {renderBefore?.(job)}
        <div>
          <Link href={jobDetailsPath(job.job_id)} lang={languageOf(job.position)} sx={{ fontWeight: 'bold' }}>
            {job.position}
          </Link>
          <p>
            {known.find(job.job_id) === null ? (
              <strong>{closedMark(known.closedDayOf(job.job_id))}</strong>
            ) : null}
            {[job.company_name, job.location, job.pay].filter(Boolean).join(' · ')}
          </p>
        </div>
        {renderAfter?.(job)}
      </li>
    ))}
  </List>
)

const rows: [name: string, value: (job: Job) => string][] = [
  ['Pay a month', monthlyPay],
  ['Pay a year', salaryRange],
  ['Place', (job) => job.location],
  ['Experience', experienceRange],
  ['Employment type', (job) => job.employment_type],
  ['Education', (job) => job.qualification],
  ['Openings', (job) => openings(job.no_of_posts)],
  ['Company', (job) => job.company_name],
  ['Posted', (job) => postedDate(job.date_posted)],
]

/** Scrolls sideways where a phone is narrower than three columns; the names of the rows stay. */
const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  marginBottom: theme.spacing(4),
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}` },
  '& table': { ...theme.typography.body2, width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    minWidth: '7.5rem',
    padding: theme.spacing(1),
    borderTop: `1px solid ${theme.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: '6.25rem',
    paddingLeft: 0,
    overflowWrap: 'normal',
    backgroundColor: theme.palette.background.default,
  },
}))

/** Two or three jobs side by side. */
const CompareTable = ({ jobs }: { jobs: readonly Job[] }) => (
  <Scroller role="region" aria-label="Comparison" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Job</th>
          {jobs.map((job) => (
            <th key={job.job_id} scope="col">
              <Link href={jobDetailsPath(job.job_id)}>{job.position}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {jobs.map((job) => (
              <td key={job.job_id}>{value(job) || NO_DATE}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
)

const COMPARED_MIN = 2
const COMPARED_MAX = 3

type SavedListProps = { jobs: readonly KeptJob[]; known: JobsById; onRemoved: () => void }

/** The saved jobs, which can be compared and sent as one link. */
export const SavedList = ({ jobs, known, onRemoved }: SavedListProps) => {
  const dispatch = useAppDispatch()
  const absoluteUrl = useAbsoluteUrl()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isComparing, setIsComparing] = useState(false)
  const ids = jobs.map(({ job_id }) => job_id)
  const openJobsIn = (some: readonly string[]) =>
    some.map(known.find).filter((job) => job !== null && job !== undefined)
  const openJobs = openJobsIn(ids)
  const tickedJobs = openJobsIn(ticked.filter((id) => ids.includes(id)))
  // A few need not be ticked one by one.
  const compared = tickedJobs.length === 0 && openJobs.length <= COMPARED_MAX ? openJobs : tickedJobs
  const toggle = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id])
  const remove = (job: KeptJob) => {
    dispatch(jobUnsaved(job.job_id))
    onRemoved()
  }
  const canCompare = compared.length >= COMPARED_MIN
  const shortlist = shortlistPath(ids.slice(0, SHORTLIST_MAX))
  return (
    <>
      <KeptJobList
        jobs={jobs}
        known={known}
        renderBefore={({ job_id, position }) => (
          <Checkbox
            checked={ticked.includes(job_id)}
            disabled={!known.find(job_id) || (tickedJobs.length >= COMPARED_MAX && !ticked.includes(job_id))}
            onChange={() => toggle(job_id)}
            slotProps={{ input: { 'aria-label': `Compare ${position}` } }}
          />
        )}
        renderAfter={(job) => (
          <IconButton aria-label={`Remove ${job.position}`} onClick={() => remove(job)}>
            <DeleteIcon />
          </IconButton>
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        <Button variant="outlined" disabled={!canCompare} onClick={() => setIsComparing(true)}>
          Compare
        </Button>
        <Button href={shortlist}>
          {jobs.length === 1
            ? 'Shortlist of 1 job'
            : `Shortlist of ${Math.min(jobs.length, SHORTLIST_MAX)} jobs`}
        </Button>
        <CopyLink url={absoluteUrl(shortlist)} />
      </Box>
      {isComparing && canCompare ? <CompareTable jobs={compared} /> : null}
    </>
  )
}
