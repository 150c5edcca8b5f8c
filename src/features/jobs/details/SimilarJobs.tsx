import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId } from 'react'
import { useGetSimilarJobsQuery } from '@/api/portalApi'
import type { SimilarJob } from '@/domain/jobs/similarJobs'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { JobLinks } from '../JobLinks'

const ListedSimilarJobs = lazy(() =>
  import('./ListedSimilarJobs').then((module) => ({ default: module.ListedSimilarJobs })),
)

/** Jobs like another one, each with the reasons; nothing where there are none. */
const SimilarJobLinks = ({ jobs }: { jobs: readonly SimilarJob[] }) => {
  const headingId = useId()
  if (jobs.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 4, maxWidth: 760 }}>
      <Typography id={headingId} variant="h2">
        Similar jobs
      </Typography>
      <JobLinks jobs={jobs} />
    </Box>
  )
}

/** Open jobs like this one: our own server knows them; of another API, the browser looks through the list. */
export const SimilarJobs = ({ jobId }: { jobId: string }) => {
  const ownApi = useAppSelector(selectOwnApi)
  const { currentData: jobs = [] } = useGetSimilarJobsQuery(jobId, { skip: !ownApi })
  if (ownApi) return <SimilarJobLinks jobs={jobs} />
  return (
    <Suspense>
      <ListedSimilarJobs jobId={jobId} render={(listed) => <SimilarJobLinks jobs={listed} />} />
    </Suspense>
  )
}
