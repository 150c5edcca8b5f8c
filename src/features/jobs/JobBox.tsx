import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { Localized } from '@/components/Localized'
import { formatDate } from '@/domain/site/calendar'
import { experienceRange, openings, salaryRange } from '@/domain/text/display'
import type { Job } from '@/domain/content/entities'
import { closedDay } from '@/domain/jobs/closing'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { localized } from '@/domain/content/localized'
import { useAppSelector } from '@/store/hooks'
import { selectToday } from '@/store/site'
import { AppliedMark } from './AppliedMark'

const Line = ({ children }: PropsWithChildren) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
    {children}
  </Typography>
)

/** The job that a form or a closed screen is about. `href`: its details, if they are another screen. */
export const JobBox = ({ job, href }: { job: Job; href?: string }) => {
  const { t, i18n } = useLingui()
  const closed = closedDay(job, useAppSelector(selectToday))
  const date = formatDate(closed ?? '')
  const { text: position, lang } = localized(job, 'position', i18n)
  const borderColor = closed ? 'grey.500' : 'primary.main'
  return (
    <Box sx={{ mb: 3, pl: 2, borderLeft: 3, borderColor, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2" lang={lang}>
        {href ? (
          <Link href={href} color="inherit">
            {position}
          </Link>
        ) : (
          position
        )}
      </Typography>
      <Line>
        <Localized of={job} name="company_name" />
        {job.company_name && job.location ? ' · ' : null}
        <Localized of={job} name="location" />
      </Line>
      <Line>{jobNumber(job, i18n)}</Line>
      <Line>
        {[experienceRange(job, i18n), salaryRange(job, i18n), openings(job.no_of_posts, i18n)].join(' · ')}
      </Line>
      {closed ? (
        <>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <AppliedMark jobId={job.job_id} />
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 'bold' }}>
            {t`Closed on ${date}`}
          </Typography>
        </>
      ) : null}
    </Box>
  )
}
