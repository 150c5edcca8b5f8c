import { styled } from '@mui/material/styles'
import Link from '@mui/material/Link'
import { NO_DATE, postedDate } from '@/domain/calendar'
import { experienceRange, openings, salaryRange } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { monthlyPay } from '@/domain/jobs/pay'
import { jobDetailsPath } from '@/domain/paths'

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
export const CompareTable = ({ jobs }: { jobs: readonly Job[] }) => (
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
