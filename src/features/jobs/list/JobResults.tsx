import { styled } from '@mui/material/styles'
import type { Job } from '@/domain/entities'
import { postedDay } from '@/domain/calendar'
import { useAppSelector } from '@/store/hooks'
import { selectVisitBefore } from '@/store/jobHistory'
import { selectPayUnit } from '@/store/preferences'
import { cardIconStyles } from '../CardIcon'
import { JobCard } from './JobCard'

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

type JobResultsProps = {
  jobs: readonly Job[]
  /** See JobCard. */
  linkState: unknown
  /** Jobs say that they are new since the visit before. */
  marksNew?: boolean
}

/** The cards of one page. */
export const JobResults = ({ jobs, linkState, marksNew = false }: JobResultsProps) => {
  const payUnit = useAppSelector(selectPayUnit)
  const visitBefore = useAppSelector(selectVisitBefore)
  return (
    <Grid>
      {jobs.map((job) => (
        <JobCard
          key={job.job_id}
          job={job}
          linkState={linkState}
          payUnit={payUnit}
          isNew={marksNew && isSince(job, visitBefore)}
        />
      ))}
    </Grid>
  )
}
