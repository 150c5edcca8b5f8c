import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useGetSimilarJobsQuery } from '@/api/portalApi'
import { JobLinks } from '../JobLinks'
import { usePayUnit } from '../usePayUnit'

/** Open jobs like this one, each with the reasons; nothing where there are none. */
export const SimilarJobs = ({ jobId }: { jobId: string }) => {
  const { currentData: jobs = [] } = useGetSimilarJobsQuery(jobId)
  const { unit } = usePayUnit()
  const headingId = useId()
  if (jobs.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 4, maxWidth: 760 }}>
      <Typography id={headingId} variant="h2">
        Similar jobs
      </Typography>
      <JobLinks jobs={jobs} payUnit={unit} tagsOf={({ reasons }) => reasons} />
    </Box>
  )
}
