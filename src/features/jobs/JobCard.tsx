import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router'
import { cardLinkSx, linkedCardSx } from '@/components/cardSx'
import { cutText, postedDate } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { JOB_TEXT_CHARACTERS } from '@/domain/limits'
import { jobDetailsPath } from '@/domain/paths'
import { JobFacts } from './JobFacts'
import { ShareButtons } from './ShareButtons'

const cardSx = {
  ...linkedCardSx,
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 2, sm: 2.5 },
  pb: { xs: 1, sm: 1.25 },
}

/** One job of a list (spec section 2). */
export const JobCard = memo(({ job }: { job: Job }) => (
  <Paper component="article" variant="outlined" sx={cardSx}>
    <Typography variant="h3" component="h2" lang={languageOf(job.position)}>
      <Link component={RouterLink} to={jobDetailsPath(job.job_id)} color="inherit" sx={cardLinkSx}>
        {job.position}
      </Link>
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
      {job.company_name}
    </Typography>
    <JobFacts job={job} />
    <Typography
      variant="body2"
      color="textSecondary"
      lang={languageOf(job.short_job_description)}
      sx={{ my: 1.5 }}
    >
      {cutText(job.short_job_description, JOB_TEXT_CHARACTERS)}
    </Typography>
    <Box
      sx={{
        mt: 'auto',
        pt: 0.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {`Posted: ${postedDate(job.date_posted)}`}
      </Typography>
      {/* Above the link that spreads over the card. */}
      <Box sx={{ position: 'relative', zIndex: 1, mr: -1 }}>
        <ShareButtons job={job} on={['Facebook', 'LinkedIn', 'WhatsApp']} />
      </Box>
    </Box>
  </Paper>
))
JobCard.displayName = 'JobCard'
