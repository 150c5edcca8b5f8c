import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Localized } from '@/components/Localized'
import { NO_DATE, postedDate } from '@/domain/site/calendar'
import { experienceRange, openings, salaryRange } from '@/domain/text/display'
import type { Job } from '@/domain/content/entities'
import { employmentTypeText } from '@/domain/jobs/employmentTypes'
import { localized } from '@/domain/content/localized'
import { monthlyPay } from '@/domain/jobs/pay'
import { jobDetailsPath } from '@/domain/paths'

const rowsOf = (i18n: I18n): [name: string, value: (job: Job) => string][] => [
  [i18n._(msg`Pay a month`), (job) => monthlyPay(job, i18n)],
  [i18n._(msg`Pay a year`), (job) => salaryRange(job, i18n)],
  [i18n._(msg`Place`), (job) => localized(job, 'location', i18n).text],
  [i18n._(msg`Experience`), (job) => experienceRange(job, i18n)],
  [i18n._(msg`Employment type`), (job) => employmentTypeText(job.employment_type, i18n)],
  [i18n._(msg`Education`), (job) => job.qualification],
  [i18n._(msg`Openings`), (job) => openings(job.no_of_posts, i18n)],
  [i18n._(msg`Company`), (job) => localized(job, 'company_name', i18n).text],
  [i18n._(msg`Posted`), (job) => postedDate(job.date_posted)],
]

/** Scrolls sideways on a narrow phone; the names of the rows stay. */
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

export const CompareTable = ({ jobs }: { jobs: readonly Job[] }) => {
  const { t, i18n } = useLingui()
  return (
    <TableContainer role="region" aria-label={t`Comparison`} tabIndex={0} sx={tableSx}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t`Job`}</TableCell>
            {jobs.map((job) => (
              <TableCell key={job.job_id}>
                <Link href={jobDetailsPath(job.job_id)}>
                  <Localized of={job} name="position" />
                </Link>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rowsOf(i18n).map(([name, value]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {jobs.map((job) => (
                <TableCell key={job.job_id}>
                  <Localized of={{ text: value(job) || NO_DATE }} name="text" />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
