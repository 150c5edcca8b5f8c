import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { paths, SHORTLIST_MAX, shortlistIds, shortlistPath } from '@/domain/paths'
import { useJobsById } from '../useJob'
import { JobResults } from '../list/JobResults'
import { fullTimeJobsCrumb } from '../titles'

const closedSentence = (closed: number, all: number) => {
  if (all === 0) return 'This link names no job.'
  if (closed === 0) return ''
  if (closed === all) return 'None of these jobs is open any more.'
  return closed === 1 ? '1 of these jobs is no longer open.' : `${closed} of these jobs are no longer open.`
}

/** Jobs that a visitor sent as one link. */
export const ShortlistPage = () => {
  const [query] = useSearchParams()
  const named = shortlistIds(query)
  const ids = named.slice(0, SHORTLIST_MAX)
  const { find, isLoading } = useJobsById(named)
  const found = ids.map(find)
  const jobs = found.flatMap((one) => one?.job ?? [])
  const sentence = found.includes(undefined) ? '' : closedSentence(ids.length - jobs.length, ids.length)
  return (
    <Page
      title="Shortlist of jobs"
      description="Full-time jobs that somebody chose for you. Apply with your resume: no fees, no sign-in."
      path={shortlistPath(ids)}
      trail={[fullTimeJobsCrumb]}
    >
      {isLoading ? <Loading label="Loading jobs" /> : null}
      {jobs.length > 0 ? <JobResults jobs={jobs} /> : null}
      {sentence ? <Typography sx={{ my: 3 }}>{sentence}</Typography> : null}
      {named.length > ids.length ? (
        <Typography
          sx={{ my: 3 }}
        >{`This link names more jobs. The first ${SHORTLIST_MAX} are shown.`}</Typography>
      ) : null}
      <Button href={paths.fullTimeJobs} sx={{ mt: 2, ml: -1 }}>
        See all full-time jobs
      </Button>
    </Page>
  )
}
