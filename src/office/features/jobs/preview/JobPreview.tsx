import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'
import { Loading } from '@/components/Loading'
import { usePreviewJobQuery } from '../../../api/jobsApi'
import { LoadFailure } from '../../../components/LoadFailure'
import type { JobValues } from '../jobValues'
import { SharePreview } from './SharePreview'
import { StillFrame } from './StillFrame'
import { useRested } from './useRested'

const REST_MS = 400

/** The site is always light, also in a dark office. */
const PAPER = '#f7f5f0'

const Part = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ position: 'relative', borderRadius: 1, overflow: 'hidden', bgcolor: PAPER }}>{children}</Box>
    </Box>
  )
}

/** A job as visitors will see it, drawn by the site itself: the card, the page, and the message of who shares it. */
export const JobPreview = ({ values }: { values: JobValues }) => {
  const { data, error, refetch } = usePreviewJobQuery(useRested(values, REST_MS))
  if (!data && !error) return <Loading label="Loading the preview" />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <Part title="In the list">
            <StillFrame title="The card of the job" html={data.card} />
          </Part>
          <Part title="Its page">
            <StillFrame title="The page of the job" html={data.page} />
          </Part>
          <Part title="Shared on WhatsApp">
            <Box sx={{ p: 2 }}>
              <SharePreview page={data.page} message={data.message} />
            </Box>
          </Part>
        </>
      ) : null}
    </Box>
  )
}
