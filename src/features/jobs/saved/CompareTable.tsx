import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
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

/** The table scrolls sideways where a phone is narrower than three columns; the names of the rows stay. */
const tableSx = {
  mb: 4,
  '& th, & td': { minWidth: '7.5rem', px: 1, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: '6.25rem',
    pl: 0,
    overflowWrap: 'normal',
    bgcolor: 'background.default',
  },
}

/** Two or three jobs side by side. */
export const CompareTable = ({ jobs }: { jobs: readonly Job[] }) => (
  <TableContainer role="region" aria-label="Comparison" tabIndex={0} sx={tableSx}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Job</TableCell>
          {jobs.map((job) => (
            <TableCell key={job.job_id}>
              <Link href={jobDetailsPath(job.job_id)}>{job.position}</Link>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, value]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {jobs.map((job) => (
              <TableCell key={job.job_id}>{value(job) || NO_DATE}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
