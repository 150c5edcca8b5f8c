import Box from '@mui/material/Box'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { usePreviewJobQuery } from '../../../api/jobsApi'
import { Loaded } from '../../../components/Loaded'
import { PreviewSection } from '../../../components/preview/PreviewSection'
import type { JobValues } from '../jobValues'
import { SharePreview } from './SharePreview'
import { PreviewFrame } from './PreviewFrame'

const REST_MS = 400

/** A job as visitors will see it, drawn by the site itself: the card, the page, and the message that shares it. */
export const JobPreview = ({ values }: { values: JobValues }) => {
  const query = usePreviewJobQuery(useDebouncedValue(values, REST_MS))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Loaded query={query} label="Loading the preview">
        {({ card, page, message }) => (
          <>
            <PreviewSection title="In the list" isBare>
              <PreviewFrame title="The card of the job" html={card} />
            </PreviewSection>
            <PreviewSection title="Its page" isBare>
              <PreviewFrame title="The page of the job" html={page} />
            </PreviewSection>
            <PreviewSection title="Shared on WhatsApp">
              <SharePreview page={page} message={message} />
            </PreviewSection>
          </>
        )}
      </Loaded>
    </Box>
  )
}
