import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Localized } from '@/components/Localized'
import { formatDate } from '@/domain/site/calendar'
import { salaryRange } from '@/domain/text/display'
import { jobDetailsPath } from '@/domain/paths'
import type { KeptJob } from '@/store/device'
import { AppliedMark } from '../AppliedMark'
import { RowList } from '../JobLinks'
import type { useJobsById } from '../useJob'

const rowSx = {
  mb: 4,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& > li > div': { flexGrow: 1, minWidth: 0 },
}

type Known = ReturnType<typeof useJobsById>

const closedMark = (found: ReturnType<Known['find']>, i18n: I18n) => {
  if (!found || found.job) return ''
  const date = formatDate(found.closedOn ?? '')
  return date ? i18n._(msg`Closed on ${date}`) : i18n._(msg`Closed`)
}

/** All that a receipt has of its job. */
export type NamedJob = Pick<KeptJob, 'job_id' | 'position' | 'position_hi'>

export type KeptJobListProps = {
  jobs: readonly (KeptJob | NamedJob)[]
  known: Known
  renderBefore?: (job: NamedJob) => ReactNode
  renderAfter?: (job: NamedJob) => ReactNode
}

const JobFacts = ({ closed, job }: { closed: string; job?: Omit<KeptJob, 'appliedOn'> }) => {
  const { i18n } = useLingui()
  return (
    <p>
      <strong>{closed && job ? `${closed} · ` : closed}</strong>
      {job ? (
        <>
          <Localized of={job} name="company_name" />
          {job.company_name ? ' · ' : null}
          <Localized of={job} name="location" />
          {job.location ? ' · ' : null}
          {salaryRange(job, i18n).replace('₹ ', '₹\u00a0')}
        </>
      ) : null}
    </p>
  )
}

/** Jobs that the device remembers; closed ones say so. */
export const KeptJobList = ({ jobs, known, renderBefore, renderAfter }: KeptJobListProps) => {
  const { i18n } = useLingui()
  return (
    <RowList sx={rowSx}>
      {jobs.map((job) => (
        <li key={job.job_id}>
          {renderBefore?.(job)}
          <div>
            <Link href={jobDetailsPath(job.job_id)}>
              <Localized of={job} name="position" />
            </Link>
            <JobFacts
              closed={closedMark(known.find(job.job_id), i18n)}
              job={'company_name' in job ? job : known.find(job.job_id)?.job}
            />
            <p>
              <AppliedMark jobId={job.job_id} />
            </p>
          </div>
          {renderAfter?.(job)}
        </li>
      ))}
    </RowList>
  )
}
