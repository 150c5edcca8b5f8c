import { memo } from 'react'
import { useLocation } from 'react-router'
import { NothingFound } from '@/components/NothingFound'
import { useFollow } from '@/components/useFollow'
import type { Job } from '@/domain/entities'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { unfilteredAddress } from './FilterForm'
import { JobCard } from './JobCard'
import { JobSheet } from './JobSheet'
import { useDismissedTips } from './useDismissedTips'

const SHOW_ALL = 'Show all jobs'

/** Filters that leave nothing say so and offer the way back. */
const NothingLeft = ({ onShowAll }: { onShowAll: () => void }) => (
  <NothingFound
    title="No job fits these filters"
    advice="Try a shorter search text, another department or a wider salary."
  >
    <button type="button" className="jobs-button jobs-anew needs-script" onClick={onShowAll}>
      {SHOW_ALL}
    </button>
    <noscript>
      <a href={unfilteredAddress(useLocation())}>{SHOW_ALL}</a>
    </noscript>
  </NothingFound>
)

/** A place keeps its elements when another job comes to stand there: to fill in texts is quicker than to build. */
const places = Array.from({ length: JOBS_PER_PAGE }, (_, index) => `place ${index + 1}`)

const JobGrid = ({ jobs }: { jobs: readonly Job[] }) => {
  const follow = useFollow()
  return (
    <div ref={useDismissedTips()} className="job-grid">
      <JobSheet />
      {jobs.map((job, place) => (
        <JobCard key={places[place]} job={job} onFollow={follow} />
      ))}
    </div>
  )
}

type JobResultsProps = { jobs: readonly Job[]; filtered: boolean; onShowAll: () => void }

/** The cards of one page. Memoized: a key in the search box draws it anew only when the result differs. */
export const JobResults = memo(({ jobs, filtered, onShowAll }: JobResultsProps) => {
  if (jobs.length === 0) return filtered ? <NothingLeft onShowAll={onShowAll} /> : null
  return <JobGrid jobs={jobs} />
})
JobResults.displayName = 'JobResults'
