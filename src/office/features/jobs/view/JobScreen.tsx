import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { Loading } from '@/components/Loading'
import type { OfficeJob } from '@/domain/office/jobs'
import { jobDetailsPath } from '@/domain/paths'
import { useGetJobQuery } from '../../../api/jobsApi'
import { LoadFailure } from '../../../components/LoadFailure'
import { Screen } from '../../../components/Screen'
import { useMay } from '../../../store/useAccount'
import { applicationsOf } from '../applicationsOf'
import { hasDescription, NO_DESCRIPTION, toValues } from '../jobValues'
import { applicationsPath, JOBS_PATH } from '../../../paths'
import { JobPreview } from '../preview/JobPreview'
import { StateChip } from '../StateChip'
import { JobButtons } from './JobButtons'
import { JobHistory } from './JobHistory'

/** The state of a job, what came in for it, and the way to its page. */
const Standing = ({ job: { job, state, applications } }: { job: OfficeJob }) => {
  const id = `${job.job_id}`
  const isPublic = state === 'open' || state === 'closed'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 }}>
      <StateChip state={state} />
      <span>{`Job no. ${id}`}</span>
      {applications > 0 ? (
        <Link href={applicationsPath(id)}>{applicationsOf(applications)}</Link>
      ) : (
        <Typography color="textSecondary">{applicationsOf(applications)}</Typography>
      )}
      {isPublic ? (
        <Link component="a" href={jobDetailsPath(id)} target="_blank" rel="noopener">
          Open its page on the site
        </Link>
      ) : (
        <Typography color="textSecondary">Visitors do not see it.</Typography>
      )}
    </Box>
  )
}

const LoadedJob = ({ job }: { job: OfficeJob }) => {
  const values = useMemo(() => toValues(job.job), [job])
  return (
    <>
      <Standing job={job} />
      {job.state === 'draft' && !hasDescription(values) ? (
        <Alert role="note" severity="warning" sx={{ mb: 2 }}>
          {NO_DESCRIPTION}
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(280px, 1fr)' },
          alignItems: 'start',
          gap: 3,
          pb: 2.5,
        }}
      >
        <JobPreview values={values} />
        <JobHistory changes={job.changes} />
      </Box>
    </>
  )
}

const toJobs = { label: 'Jobs', to: JOBS_PATH }

/** One job as visitors see it, with its history and what can be done to it. */
export const JobScreen = () => {
  const { id = '' } = useParams()
  const mayChange = useMay('recruiter')
  const { currentData: job, error, refetch } = useGetJobQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <Screen
      title={job ? `${job.job.position}` : 'Job'}
      back={toJobs}
      isFull
      actions={job && mayChange ? <JobButtons job={job} /> : null}
    >
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {job ? <LoadedJob job={job} /> : null}
      {job || error ? null : <Loading label="Loading the job" />}
    </Screen>
  )
}
