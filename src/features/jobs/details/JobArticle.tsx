import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { Columns } from '@/components/Columns'
import { Page } from '@/components/Page'
import { RichText } from '@/components/RichText'
import type { Job } from '@/domain/entities'
import { jobHeadline, jobSummary } from '@/domain/jobs/jobSummary'
import { jobDetailsPath } from '@/domain/paths'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { ApplyButtons } from '@/features/jobs/apply/ApplyButtons'
import { AskOffice } from './AskOffice'
import { BackLink } from './BackLink'
import { CardIconSprite } from '../CardIcon'
import { JobDates } from './JobDates'
import { JobFactTable } from './JobFactTable'
import { JobPostingData } from './JobPostingData'
import { heartIcons, SaveJobButton } from '../SaveJobButton'
import { NoMoneyAsked } from '../NoMoneyAsked'
import { ShareLink } from './ShareLink'
import { SimilarJobs } from './SimilarJobs'
import { WalkIn } from './WalkIn'
import { networkIcons, SHARE_TITLE, ShareButtons } from '../ShareButtons'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, fullTimeJobsCrumb } from '../titles'

const Section = ({ title, html }: { title: string; html: string }) =>
  html.trim() === '' ? null : (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <RichText html={html} />
    </Box>
  )

const icons = { ...networkIcons, ...heartIcons }

export const JobArticle = ({ job }: { job: Job }) => (
  <Page
    title={job.position}
    subtitle={job.company_name}
    description={jobSummary(job)}
    path={jobDetailsPath(job.job_id)}
    documentTitle={DETAILS_DOCUMENT_TITLE}
    shareTitle={jobHeadline(job)}
    trail={[fullTimeJobsCrumb]}
    crumb={detailsCrumb}
    aside={<BackLink />}
  >
    <JobPostingData job={job} />
    <Columns widths="minmax(0, 1fr) 340px" gap={{ xs: 3, md: 5 }}>
      <Box
        component="aside"
        aria-label="Job facts"
        sx={{ order: { md: 1 }, position: { md: 'sticky' }, top: 88 }}
      >
        <Card sx={{ mb: 2 }}>
          <CardContent>
            <CardIconSprite icons={icons} />
            <ApplyButtons job={job} />
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
              <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
                {jobNumber(job)}
              </Typography>
              <SaveJobButton job={job} hasText />
            </Box>
            <JobDates job={job} />
            <JobFactTable job={job} />
          </CardContent>
        </Card>
        <ShareButtons job={job} on={['Facebook', 'LinkedIn', 'WhatsApp', 'Telegram']}>
          <Typography variant="body2" color="textSecondary">
            {SHARE_TITLE}
          </Typography>
        </ShareButtons>
        <ShareLink job={job} />
      </Box>
      <div>
        <WalkIn job={job} />
        <Section title="Job Description" html={job.job_description} />
        <Section title="About Company" html={job.about_company} />
        <Divider />
        <NoMoneyAsked />
        <AskOffice job={job} />
        <SimilarJobs jobId={job.job_id} />
      </div>
    </Columns>
  </Page>
)
