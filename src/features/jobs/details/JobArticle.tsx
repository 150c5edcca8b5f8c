import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import ShareIcon from '@mui/icons-material/Share'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, startTransition, Suspense, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Columns } from '@/components/Columns'
import { CopyLink } from '@/components/CopyLink'
import { newTab } from '@/components/NewTabMark'
import { Page } from '@/components/Page'
import { RichText } from '@/components/RichText'
import { useHydrated } from '@/components/scripting'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { company } from '@/domain/company'
import { telephoneLink, whatsAppLink } from '@/domain/contactLinks'
import type { Job } from '@/domain/entities'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { jobPosting } from '@/domain/jobs/jobPosting'
import { jobHeadline, jobSummary, shareText } from '@/domain/jobs/jobSummary'
import { applyJobPath, jobDetailsPath, paths } from '@/domain/paths'
import { asScriptData } from '@/domain/settings'
import { cardIconStyles } from '../CardIcon'
import { NoMoneyAsked } from '../NoMoneyAsked'
import { SaveJobButton, SHARE_TITLE, ShareButtons } from '../SaveAndShare'
import { DETAILS_DOCUMENT_TITLE, detailsCrumb, FROM_LIST, fullTimeJobsCrumb } from '../titles'
import { JobFacts, WalkIn } from './JobFacts'
import { SimilarJobs } from './SimilarJobs'

const ApplyDialog = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ '../apply/ApplyDialog')).ApplyDialog,
}))

const applySx = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  mb: 2.5,
}

/** The two ways to apply: on a screen of its own, or in a dialog. */
const ApplyButtons = ({ job }: { job: Job }) => {
  // Undefined until the dialog is opened for the first time, which loads it.
  const [isOpen, setIsOpen] = useState<boolean>()
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    startTransition(() => setIsOpen(true))
  }
  return (
    <Box sx={applySx}>
      <Button variant="contained" size="large" href={applyJobPath(job.job_id)}>
        Apply
      </Button>
      {/* Without script the form leads to the apply screen. */}
      <form action={paths.applyJob} onSubmit={open}>
        <input type="hidden" name="job_id" value={job.job_id} />
        <Button type="submit" variant="outlined" size="large" fullWidth aria-haspopup="dialog">
          Quick apply
        </Button>
      </form>
      <Suspense>
        {isOpen === undefined ? null : (
          <ApplyDialog job={job} open={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </Box>
  )
}

/** The job as structured data for search engines; nothing where a required property is not known. */
export const JobPostingData = ({ job }: { job: Job }) => {
  const posting = jobPosting(job, useAbsoluteUrl()(jobDetailsPath(job.job_id)))
  return posting ? <script type="application/ld+json">{asScriptData(posting)}</script> : null
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/** Leads to the list of jobs; where the visitor came from it, back to it with its filters, page and scroll position. */
const BackLink = () => {
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const goBack = (event: MouseEvent) => {
    if (state !== FROM_LIST || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Button
      href={paths.fullTimeJobs}
      onClick={goBack}
      startIcon={<ArrowBackIcon />}
      // A button shrinks below its text, which would stick out of the page where letters are large.
      sx={{ flexShrink: 0, my: -1.25, mr: -1 }}
    >
      Back
    </Button>
  )
}

/** The phone's own share sheet where there is one, and the link to copy. */
const ShareLink = ({ job }: { job: Job }) => {
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  const hasShareSheet = useHydrated() && 'share' in navigator
  // It fails where the visitor closes the sheet, or the browser does not share: the other ways are beside it.
  const share = () =>
    navigator.share({ title: job.position, text: shareText(job), url }).catch(() => undefined)
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

const dialled = (number: string) => ({ dialled: number.replaceAll(' ', '') })

/** Two ways to ask a person about a job. */
const AskOffice = ({ job }: { job: Job }) => {
  const question = `I have a question about ${jobNumber(job)}: ${jobHeadline(job)}.`
  return (
    <Stack sx={{ alignItems: 'flex-start', mx: -1 }}>
      <Button
        component="a"
        href={telephoneLink(dialled(company.phone))}
        startIcon={<PhoneIcon />}
        sx={{ textAlign: 'left' }}
      >
        Call the office about this job
      </Button>
      <Button
        component="a"
        href={`${whatsAppLink(dialled(company.whatsApp))}?${new URLSearchParams({ text: question })}`}
        startIcon={<WhatsAppIcon />}
        {...newTab}
      >
        Ask on WhatsApp
      </Button>
    </Stack>
  )
}

const Section = ({ title, html }: { title: string; html: string }) =>
  html.trim() === '' ? null : (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <RichText html={html} />
    </Box>
  )

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
        sx={{ ...cardIconStyles, order: { md: 1 }, position: { md: 'sticky' }, top: 88 }}
      >
        <Card sx={{ mb: 2 }}>
          <CardContent>
            <ApplyButtons job={job} />
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
              <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
                {jobNumber(job)}
              </Typography>
              <SaveJobButton job={job} hasText />
            </Box>
            <JobFacts job={job} />
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
