import Box from '@mui/material/Box'
import { Loading } from '@/components/Loading'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { usePreviewJobQuery } from '../../../api/jobsApi'
import { LoadFailure } from '../../../components/LoadFailure'
import { PreviewPart } from '../../../components/preview/PreviewPart'
import type { JobValues } from '../jobValues'
import { SharePreview } from './SharePreview'
import { PreviewFrame } from './PreviewFrame'

const REST_MS = 400

/** A job as visitors will see it, drawn by the site itself: the card, the page, and the message of who shares it. */
export const JobPreview = ({ values }: { values: JobValues }) => {
  const { data, error, refetch } = usePreviewJobQuery(useDebouncedValue(values, REST_MS))
  if (!data && !error) return <Loading label="Loading the preview" />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <PreviewPart title="In the list" isBare>
            <PreviewFrame title="The card of the job" html={data.card} />
          </PreviewPart>
          <PreviewPart title="Its page" isBare>
            <PreviewFrame title="The page of the job" html={data.page} />
          </PreviewPart>
          <PreviewPart title="Shared on WhatsApp">
            <SharePreview page={data.page} message={data.message} />
          </PreviewPart>
        </>
      ) : null}
    </Box>
  )
}
