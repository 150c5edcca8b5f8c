import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { NothingFound } from '@/components/NothingFound'
import type { Job } from '@/domain/entities'
import { NO_FILTERS_FORM_ID } from '@/features/jobs/filters/FilterForm'
import { CardIconSprite } from '../CardIcon'
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

const icons = { ...factIcons, ...networkIcons }

/** Filters that leave nothing say so and offer the way back. */
const NothingLeft = ({ onShowAll }: { onShowAll: () => void }) => (
  <NothingFound
    title="No job fits these filters"
    advice="Try a shorter search text, another department or a wider salary."
  >
    <Button type="submit" form={NO_FILTERS_FORM_ID} variant="contained" onClick={onShowAll}>
      Show all jobs
    </Button>
  </NothingFound>
)

type JobResultsProps = {
  jobs: readonly Job[]
  filtered: boolean
  /** See JobCard. */
  linkState: unknown
  onShowAll: () => void
}

/** The cards of one page. Memoized: a key in the search box draws it again only when the result differs. */
export const JobResults = memo(({ jobs, filtered, linkState, onShowAll }: JobResultsProps) => {
  if (jobs.length === 0) return filtered ? <NothingLeft onShowAll={onShowAll} /> : null
  return (
    <Grid>
      <CardIconSprite icons={icons} />
      {jobs.map((job) => (
        <JobCard key={job.job_id} job={job} linkState={linkState} />
      ))}
    </Grid>
  )
})
JobResults.displayName = 'JobResults'
