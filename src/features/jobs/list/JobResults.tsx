import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Job } from '@/domain/entities'
import { postedDay } from '@/domain/postedDate'
import type { PayUnit } from '@/domain/jobs/pay'
import { CardIconSprite } from '../CardIcon'
import { heartIcons } from '../SaveJobButton'
import { JobCard } from './JobCard'
import { factIcons } from '../JobFacts'
import { networkIcons } from '../ShareButtons'

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(16rem, 100%), 50% - 8px), 1fr))',
  },
}))

const icons = { ...factIcons, ...networkIcons, ...heartIcons }

const isSince = ({ date_posted }: Job, day: string) => day !== '' && (postedDay(date_posted) ?? '') > day

type JobResultsProps = {
  jobs: readonly Job[]
  /** See JobCard. */
  linkState: unknown
  payUnit: PayUnit
  /** The day of the visit before; '' if there was none. */
  visitBefore: string
}

/** The cards of one page. Memoized: a key in the search box draws it again only when the result differs. */
export const JobResults = memo(({ jobs, linkState, payUnit, visitBefore }: JobResultsProps) => (
  <Grid>
    <CardIconSprite icons={icons} />
    {jobs.map((job) => (
      <JobCard
        key={job.job_id}
        job={job}
        linkState={linkState}
        payUnit={payUnit}
        isNew={isSince(job, visitBefore)}
      />
    ))}
  </Grid>
))
JobResults.displayName = 'JobResults'
