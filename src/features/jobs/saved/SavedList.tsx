import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { CopyLink } from '@/components/CopyLink'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import type { Job } from '@/domain/entities'
import type { KeptJob } from '@/domain/jobs/keptJob'
import { SHORTLIST_MAX, shortlistPath } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { jobUnsaved } from '@/store/jobHistory'
import { CompareTable } from './CompareTable'
import { KeptJobList } from './KeptJobList'

const COMPARED_MIN = 2
const COMPARED_MAX = 3

type FindJob = (id: string) => Job | null | undefined

const openJobsIn = (ids: readonly string[], find: FindJob) =>
  ids.map(find).filter((job) => job !== null && job !== undefined)

type SavedListProps = {
  jobs: readonly KeptJob[]
  /** Null if it is closed, undefined while that is not known. */
  find: FindJob
  closedDayOf: (id: string) => string | undefined
  onRemoved: () => void
}

/** The saved jobs, which can be compared and sent as one link. */
export const SavedList = ({ jobs, find, closedDayOf, onRemoved }: SavedListProps) => {
  const dispatch = useAppDispatch()
  const absoluteUrl = useAbsoluteUrl()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isComparing, setIsComparing] = useState(false)
  const ids = jobs.map(({ job_id }) => job_id)
  const openJobs = openJobsIn(ids, find)
  const tickedJobs = openJobsIn(
    ticked.filter((id) => ids.includes(id)),
    find,
  )
  // A few need not be ticked one by one.
  const compared = tickedJobs.length === 0 && openJobs.length <= COMPARED_MAX ? openJobs : tickedJobs
  const toggle = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id])
  const remove = (job: KeptJob) => {
    dispatch(jobUnsaved(job.job_id))
    onRemoved()
  }
  const canCompare = compared.length >= COMPARED_MIN
  const shortlist = shortlistPath(ids.slice(0, SHORTLIST_MAX))
  return (
    <>
      <KeptJobList
        jobs={jobs}
        isClosed={(id) => find(id) === null}
        closedDayOf={closedDayOf}
        renderBefore={({ job_id, position }) => (
          <Checkbox
            checked={ticked.includes(job_id)}
            disabled={!find(job_id) || (tickedJobs.length >= COMPARED_MAX && !ticked.includes(job_id))}
            onChange={() => toggle(job_id)}
            slotProps={{ input: { 'aria-label': `Compare ${position}` } }}
          />
        )}
        renderAfter={(job) => (
          <IconButton aria-label={`Remove ${job.position}`} onClick={() => remove(job)}>
            <DeleteIcon />
          </IconButton>
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        <Button variant="outlined" disabled={!canCompare} onClick={() => setIsComparing(true)}>
          Compare
        </Button>
        <Button href={shortlist}>
          {jobs.length === 1
            ? 'Shortlist of 1 job'
            : `Shortlist of ${Math.min(jobs.length, SHORTLIST_MAX)} jobs`}
        </Button>
        <CopyLink url={absoluteUrl(shortlist)} />
      </Box>
      {isComparing && canCompare ? <CompareTable jobs={compared} /> : null}
    </>
  )
}
