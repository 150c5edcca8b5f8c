import Button from '@mui/material/Button'
import { memo } from 'react'
import { NothingFound } from '@/components/NothingFound'
import type { Job } from '@/domain/entities'
import { JobCard } from './JobCard'
import { JobSheet } from './JobSheet'
import { useDismissedTips } from './useDismissedTips'

/** Filters that leave nothing say so and offer the way back. */
const NothingLeft = ({ onShowAll }: { onShowAll: () => void }) => (
  <NothingFound
    title="No job fits these filters"
    advice="Try a shorter search text, another department or a wider salary."
  >
    <Button variant="contained" onClick={onShowAll}>
      Show all jobs
    </Button>
  </NothingFound>
)

const JobGrid = ({ jobs }: { jobs: readonly Job[] }) => (
  <div ref={useDismissedTips()} className="job-grid">
    <JobSheet />
    {jobs.map((job, place) => (
      <JobCard key={place} job={job} />
    ))}
  </div>
)

type JobResultsProps = { jobs: readonly Job[]; filtered: boolean; onShowAll: () => void }

/** The cards of one page. Memoized: a key in the search box draws it anew only when the result differs. */
export const JobResults = memo(({ jobs, filtered, onShowAll }: JobResultsProps) => {
  if (jobs.length === 0) return filtered ? <NothingLeft onShowAll={onShowAll} /> : null
  return <JobGrid jobs={jobs} />
})
JobResults.displayName = 'JobResults'
