import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Localized } from '@/components/Localized'
import type { LinkedJob } from '@/domain/content/entities'
import { payIn } from '@/domain/jobs/pay'
import type { Similarity, SimilarJob } from '@/domain/jobs/similarJobs'
import { jobDetailsPath } from '@/domain/paths'
import { selectPayUnit } from '@/store/device'
import { useAppSelector } from '@/store/hooks'
import { jobsApi } from '@/api/jobsApi'

export const RowList = styled('ul')(({ theme }) => ({
  marginTop: theme.spacing(1),
  overflowWrap: 'anywhere',
  '& > li': { padding: theme.spacing(1.25, 0), borderTop: `1px solid ${theme.palette.divider}` },
  '& a': { fontWeight: 'bold' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 6 },
  '& li li': {
    ...theme.typography.caption,
    padding: theme.spacing(0.25, 1),
    borderRadius: 12,
    color: theme.palette.primary.dark,
    backgroundColor: theme.palette.primary.light,
  },
}))

const reasons: Record<Similarity, MessageDescriptor> = {
  role: msg`Same role`,
  industry: msg`Same industry`,
  place: msg`Same place`,
  pay: msg`Near this pay`,
}

type JobLinksProps = {
  title: string
  jobs: readonly (LinkedJob & Partial<SimilarJob>)[]
  sx?: SxProps<Theme>
}

/** Links to jobs with place, pay and the reasons to show them. */
export const JobLinks = ({ title, jobs, sx }: JobLinksProps) => {
  const { i18n } = useLingui()
  const headingId = useId()
  const payUnit = useAppSelector(selectPayUnit)
  if (jobs.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId} sx={sx}>
      <Typography id={headingId} variant="h2">
        {title}
      </Typography>
      <RowList>
        {jobs.map((job) => (
          <li key={job.job_id}>
            <Link href={jobDetailsPath(job.job_id)}>
              <Localized of={job} name="position" />
            </Link>
            <p>
              <Localized of={job} name="location" />
              {job.location ? ' · ' : null}
              {payIn(payUnit, job, i18n)}
            </p>
            {job.reasons ? (
              <ul>
                {job.reasons.map((reason) => (
                  <li key={reason}>{i18n._(reasons[reason])}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </RowList>
    </Box>
  )
}

/** Open jobs like this one. */
export const SimilarJobs = ({ jobId }: { jobId: string }) => {
  const { t } = useLingui()
  const { currentData: jobs = [] } = jobsApi.useGetSimilarJobsQuery(jobId)
  return <JobLinks title={t`Similar jobs`} jobs={jobs} sx={{ mt: 4, maxWidth: 760 }} />
}
