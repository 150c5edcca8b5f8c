import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { onIntent, openedOnUse } from '@/components/onUse'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { RichText } from '@/components/RichText'
import type { Job } from '@/domain/entities'
import { jobHeadline, jobSummary } from '@/domain/jobSummary'
import { applyJobPath, jobDetailsPath, paths } from '@/domain/paths'
import { JobFactTable } from './JobFactTable'
import { JobPostingData } from './JobPostingData'
import { ShareButtons } from './ShareButtons'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from './titles'

const loadApplyDialog = () => import('./ApplyDialog').then(({ ApplyDialog }) => ApplyDialog)
const ApplyDialog = openedOnUse(loadApplyDialog)

const Section = ({ title, html }: { title: string; html: string }) =>
  html.trim() === '' ? null : (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <RichText html={html} />
    </Box>
  )

const BackLink = () => (
  <Link
    component={RouterLink}
    to={paths.fullTimeJobs}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      minHeight: 44,
      // As high as the line beside it: the heading below stands where it stands on every screen.
      my: -1.25,
      fontWeight: 600,
      flexShrink: 0,
    }}
  >
    <ArrowBackIcon fontSize="inherit" /> Back
  </Link>
)

const layoutSx = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
}

/** Reads one job (spec section 2). */
export const JobArticle = ({ job }: { job: Job }) => {
  const [applying, setApplying] = useState(false)
  return (
    <>
      <PageMeta
        title={job.position}
        description={jobSummary(job)}
        path={jobDetailsPath(job.job_id)}
        documentTitle={DETAILS_DOCUMENT_TITLE}
        shareTitle={jobHeadline(job)}
      />
      <JobPostingData job={job} />
      <PageHeading
        title={job.position}
        subtitle={job.company_name}
        trail={[fullTimeJobsCrumb]}
        crumb={detailsCrumb}
        aside={<BackLink />}
      />
      <Box sx={layoutSx}>
        <Stack
          component="aside"
          aria-label="Job facts"
          spacing={2}
          useFlexGap
          sx={{ order: { md: 1 }, position: { md: 'sticky' }, top: 88 }}
        >
          <Paper variant="outlined" sx={{ p: 2.5 }}>
            <Stack
              direction={{ xs: 'row', md: 'column' }}
              spacing={1.25}
              sx={{ mb: 2.5, '& > *': { flex: { xs: 1, md: 'none' } } }}
            >
              <Button component={RouterLink} to={applyJobPath(job.job_id)} variant="contained" size="large">
                Apply
              </Button>
              <Button
                variant="outlined"
                size="large"
                onClick={() => setApplying(true)}
                {...onIntent(loadApplyDialog)}
              >
                Quick apply
              </Button>
            </Stack>
            <JobFactTable job={job} />
          </Paper>
          <ShareButtons job={job} on={['Facebook', 'LinkedIn', 'WhatsApp', 'Telegram']} titled />
        </Stack>
        <div>
          <Section title="Job Description" html={job.job_description} />
          <Section title="About Company" html={job.about_company} />
        </div>
      </Box>
      <ApplyDialog job={job} open={applying} onClose={() => setApplying(false)} />
    </>
  )
}
