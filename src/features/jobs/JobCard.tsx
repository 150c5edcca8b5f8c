import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router'
import { LinkedCard } from '@/components/LinkedCard'
import { cutText, postedDate } from '@/domain/display'
import type { Job } from '@/domain/entities'
import { languageOf } from '@/domain/language'
import { JOB_TEXT_CHARACTERS } from '@/domain/limits'
import { jobDetailsPath } from '@/domain/paths'
import { JobFacts } from './JobFacts'
import { ShareButtons } from './ShareButtons'

/** The link of the heading covers the whole card; the share buttons lie above it. */
const JobPaper = styled(LinkedCard)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '& h2 a': {
    color: 'inherit',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.borderRadius },
    '&:focus-visible::after': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
  },
  '& ul': { margin: theme.spacing(1.5, 0) },
  '& .MuiCardContent-root': { flexGrow: 1, padding: theme.spacing(2, 2, 1.5) },
  '& .MuiCardActions-root': {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    margin: theme.spacing(0, 2),
    padding: theme.spacing(0.5, 0),
    borderTop: `1px solid ${theme.palette.divider}`,
    '& [role=group]': { position: 'relative', zIndex: 1, marginRight: theme.spacing(-1) },
  },
  [theme.breakpoints.up('sm')]: {
    '& .MuiCardContent-root': { padding: theme.spacing(2.5, 2.5, 1.5) },
    '& .MuiCardActions-root': { margin: theme.spacing(0, 2.5) },
  },
})) as typeof LinkedCard

type JobCardProps = {
  job: Job
  /** Travels with the link to the details, which read where the visitor came from. */
  linkState?: unknown
}

/** One job of a list. */
export const JobCard = memo(({ job, linkState }: JobCardProps) => (
  <JobPaper component="article">
    <CardContent>
      <Typography variant="h3" component="h2" lang={languageOf(job.position)}>
        <Link component={RouterLink} to={jobDetailsPath(job.job_id)} state={linkState}>
          {job.position}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" lang={languageOf(job.company_name)}>
        {job.company_name}
      </Typography>
      <JobFacts job={job} />
      <Typography variant="body2" color="textSecondary" lang={languageOf(job.short_job_description)}>
        {cutText(job.short_job_description, JOB_TEXT_CHARACTERS)}
      </Typography>
    </CardContent>
    <CardActions>
      <Typography variant="caption" color="textSecondary">
        {`Posted: ${postedDate(job.date_posted)}`}
      </Typography>
      <ShareButtons job={job} on={['Facebook', 'LinkedIn', 'WhatsApp']} />
    </CardActions>
  </JobPaper>
))
JobCard.displayName = 'JobCard'
