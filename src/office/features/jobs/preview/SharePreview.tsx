import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { company } from '@/domain/company'
import { cutText } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { jobHeadline, jobSummary, shareText } from '@/domain/jobs/jobSummary'
import { languageOf } from '@/domain/language'
import { jobDetailsPath } from '@/domain/paths'

/** As much as messengers show of a description. */
const DESCRIPTION_CHARACTERS = 160

/** The message with the card of the link, as a chat of WhatsApp shows it. */
export const SharePreview = ({ job }: { job: Job }) => {
  const absoluteUrl = useAbsoluteUrl()
  return (
    <Box
      sx={{
        maxWidth: 420,
        p: 0.75,
        borderRadius: 2,
        bgcolor: '#d9fdd3',
        color: '#111b21',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ borderRadius: 1.5, overflow: 'hidden', bgcolor: '#cdf3c7' }}>
        <Box
          component="img"
          src="/share.png"
          alt=""
          sx={{ display: 'block', width: '100%', aspectRatio: '1200 / 630' }}
        />
        <Box sx={{ p: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 'bold' }} lang={languageOf(job.position)}>
            {jobHeadline(job)}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: '#3b4a54' }}>
            {cutText(jobSummary(job), DESCRIPTION_CHARACTERS)}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: '#3b4a54' }}>
            {company.name}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ p: 0.75 }}>
        {job.job_id === '' ? shareText(job).replace(' (Job no. )', '') : shareText(job)}{' '}
        {job.job_id === '' ? null : (
          <Box component="span" sx={{ color: '#005c4b' }}>
            {absoluteUrl(jobDetailsPath(job.job_id))}
          </Box>
        )}
      </Typography>
    </Box>
  )
}
