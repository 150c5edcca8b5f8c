import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { shownDay } from '@/domain/jobs/calendar'
import type { KeptJob } from '@/domain/jobs/keptJob'
import { languageOf } from '@/domain/language'
import { jobDetailsPath } from '@/domain/paths'

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

const closedMark = (day: string | undefined) => (day ? `Closed on ${shownDay(day)} · ` : 'Closed · ')

type KeptJobListProps = {
  jobs: readonly KeptJob[]
  isClosed: (id: string) => boolean
  /** The day on which a closed job closed; undefined where that is not known. */
  closedDayOf: (id: string) => string | undefined
  /** Before and after a job. */
  renderBefore?: (job: KeptJob) => ReactNode
  renderAfter?: (job: KeptJob) => ReactNode
}

/** Jobs that the device remembers; those that closed since then say so. */
export const KeptJobList = ({ jobs, isClosed, closedDayOf, renderBefore, renderAfter }: KeptJobListProps) => (
  <List>
    {jobs.map((job) => (
      <li key={job.job_id}>
        {renderBefore?.(job)}
        <div>
          <Link href={jobDetailsPath(job.job_id)} lang={languageOf(job.position)} sx={{ fontWeight: 'bold' }}>
            {job.position}
          </Link>
          <p>
            {isClosed(job.job_id) ? <strong>{closedMark(closedDayOf(job.job_id))}</strong> : null}
            {[job.company_name, job.location, job.pay].filter(Boolean).join(' · ')}
          </p>
        </div>
        {renderAfter?.(job)}
      </li>
    ))}
  </List>
)
