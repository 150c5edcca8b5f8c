import ShareIcon from '@mui/icons-material/Share'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CopyLink } from '@/components/CopyLink'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { useHydrated } from '@/components/useHydrated'
import type { Job } from '@/domain/entities'
import { shareText } from '@/domain/jobs/jobSummary'
import { jobDetailsPath } from '@/domain/paths'

/** The phone's own share sheet where there is one, and the link to copy. */
export const ShareLink = ({ job }: { job: Job }) => {
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  const hasShareSheet = useHydrated() && 'share' in navigator
  const share = async () => {
    try {
      await navigator.share({ title: job.position, text: shareText(job), url })
    } catch {
      // The visitor closed the sheet, or the browser does not share: the other ways stand beside it.
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
      {hasShareSheet ? (
        <Button startIcon={<ShareIcon />} onClick={() => void share()}>
          Share
        </Button>
      ) : null}
      <CopyLink url={url} />
    </Box>
  )
}
