import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '@/components/Icon'
import { onIntent, openedOnUse } from '@/components/onUse'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { RichText } from '@/components/RichText'
import { Sheet, type SheetCss } from '@/components/Sheet'
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

const ARROW_BACK = 'M20 11H7.83l5.59-5.59L12 4l-8 8 8 8 1.41-1.41L7.83 13H20z'

const BackLink = () => (
  <Link to={paths.fullTimeJobs} className="link article-back">
    <Icon path={ARROW_BACK} isInline /> Back
  </Link>
)

/** The way back is as high as the line beside it: the heading stands where it stands on every screen. */
const articleCss: SheetCss = ({ palette, shape }) => `
.article-back{display:inline-flex;align-items:center;flex-shrink:0;gap:4px;min-height:44px;margin-block:-10px;font-weight:600}
.article-aside{display:flex;flex-direction:column;gap:16px;top:88px}
.article-card{padding:20px;border:1px solid ${palette.divider};border-radius:${shape.borderRadius}px;background:${palette.background.paper}}
.article-apply{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:10px;margin-bottom:20px}
.article-apply .button{padding-inline:8px}
.article-apply button{width:100%}
@media (min-width:900px){.article-aside{order:1;position:sticky}.article-apply{grid-template-columns:minmax(0,1fr)}}
`

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
      <Sheet name="article" css={articleCss} />
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
        <aside aria-label="Job facts" className="article-aside">
          <div className="article-card">
            <div className="article-apply">
              <Link to={applyJobPath(job.job_id)} className="button button-contained button-large">
                Apply
              </Link>
              {/* Without script, and before there is one, it leads to the screen on which one applies. */}
              <form
                action={paths.applyJob}
                onSubmit={(event) => {
                  event.preventDefault()
                  setApplying(true)
                }}
              >
                <input type="hidden" name="job_id" value={job.job_id} />
                <button
                  className="button button-outlined button-large"
                  aria-haspopup="dialog"
                  {...onIntent(loadApplyDialog)}
                >
                  Quick apply
                </button>
              </form>
            </div>
            <JobFactTable job={job} />
          </div>
          <ShareButtons job={job} on={['Facebook', 'LinkedIn', 'WhatsApp', 'Telegram']} titled />
        </aside>
        <div>
          <Section title="Job Description" html={job.job_description} />
          <Section title="About Company" html={job.about_company} />
        </div>
      </Box>
      <ApplyDialog job={job} open={applying} onClose={() => setApplying(false)} />
    </>
  )
}
