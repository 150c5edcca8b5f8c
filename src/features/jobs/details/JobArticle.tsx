import { useLingui } from '@lingui/react/macro'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { CopyLink } from '@/components/CopyLink'
import { useLanguage } from '@/components/language'
import { useNewTab } from '@/components/NewTabMark'
import { Page } from '@/components/Page'
import { RichText } from '@/components/RichText'
import { useAbsoluteUrl } from '@/components/SiteSettings'
import { useCompany } from '@/components/SiteSettings'
import { PRINT } from '@/components/theme/sizes'
import type { Job } from '@/domain/content/entities'
import { localized } from '@/domain/content/localized'
import { jobNumber } from '@/domain/jobs/jobNumber'
import { jobPosting } from '@/domain/jobs/jobPosting'
import { jobHeadline, jobSummary } from '@/domain/jobs/jobSummary'
import { jobDetailsPath, paths, qrCodePath, sharedLink } from '@/domain/paths'
import { asScriptData } from '@/domain/site/settings'
import { dialledNumber, telephoneLink, whatsAppLink } from '@/domain/text/contactLinks'
import { cardIconStyles } from '../CardIcon'
import { NoMoneyAsked } from '@/components/NoMoneyAsked'
import { SHARE_ID, ShareButtons } from '../SaveAndShare'
import { SimilarJobs } from '../JobLinks'
import { detailsCrumb, detailsDocumentTitle, FROM_LIST, fullTimeJobsCrumb } from '../titles'
import { ApplyBar } from './ApplyBar'
import { FurtherFacts, MainFacts, WalkIn } from './JobFacts'

/** The job as structured data for search engines, unless a required property is unknown. */
export const JobPostingData = ({ job }: { job: Job }) => {
  const { i18n } = useLingui()
  const posting = jobPosting(job, useAbsoluteUrl()(jobDetailsPath(job.job_id)), i18n)
  return posting ? <script type="application/ld+json">{asScriptData(posting)}</script> : null
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/** Leads to the list of jobs, or back to it, with its filters, page and scroll position. */
const BackLink = () => {
  const { t } = useLingui()
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
      // With large letters, the text of a shrunk button would leave the page.
      sx={{ flexShrink: 0, displayPrint: 'none', my: -1.25, mr: -1 }}
    >
      {t`Back`}
    </Button>
  )
}

const AskOffice = ({ job }: { job: Job }) => {
  const { t, i18n } = useLingui()
  const company = useCompany()
  const [number, headline] = [jobNumber(job, i18n), jobHeadline(job, i18n)]
  const question = t`I have a question about ${number}: ${headline}.`
  return (
    <Stack sx={{ alignItems: 'flex-start', mx: -1 }}>
      <Button
        component="a"
        href={telephoneLink(dialledNumber(company.phone))}
        startIcon={<PhoneIcon />}
        sx={{ textAlign: 'left' }}
      >
        {t`Call the office about this job`}
      </Button>
      <Button
        component="a"
        href={sharedLink(whatsAppLink(dialledNumber(company.whatsApp)), { text: question })}
        startIcon={<WhatsAppIcon />}
        {...useNewTab()}
      >
        {t`Ask on WhatsApp`}
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

/** Facts and buttons on the right of the description; on a phone the facts follow it, and the buttons stay at the bottom. */
const Layout = styled('div')(({ theme }) => ({
  ...cardIconStyles,
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > aside': { order: 1 },
  '& > aside ~ div ~ div': { order: 2 },
  [theme.breakpoints.up('md')]: {
    columnGap: theme.spacing(5),
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > aside': { gridArea: '1 / 2 / span 2', position: 'sticky', top: 88 },
  },
  // Most jobs have room on one page so.
  [PRINT]: {
    zoom: 0.62,
    rowGap: 12,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    '& > aside': { gridArea: 'auto', position: 'static' },
    'header:has(~ &) h1': { fontSize: '1.5rem' },
    '& aside dl, & section dl': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 16 },
    '& aside dt, & aside dd': { flexBasis: '100%' },
    '&& *': { maxWidth: 'none' },
  },
}))

/** True on paper. Browsers load a lazy picture that is added before they print; a hidden one they load at once. */
const useIsPrinted = () => {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const note = () => flushSync(() => setPrinted(true))
    const paper = window.matchMedia('print')
    window.addEventListener('beforeprint', note)
    paper.addEventListener('change', note)
    return () => {
      window.removeEventListener('beforeprint', note)
      paper.removeEventListener('change', note)
    }
  }, [])
  return isPrinted
}

const PrintedAddress = ({ job }: { job: Job }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const address = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  return (
    <Box sx={{ display: 'none', displayPrint: 'flex', alignItems: 'center', gap: 2 }}>
      {useIsPrinted() ? (
        <img src={qrCodePath(job.job_id, language)} alt={t`QR code`} width={96} height={96} loading="lazy" />
      ) : null}
      <span>{address}</span>
    </Box>
  )
}

export const JobArticle = ({ job }: { job: Job }) => {
  const { t, i18n } = useLingui()
  const { text: description } = localized(job, 'job_description', i18n)
  const url = useAbsoluteUrl()(jobDetailsPath(job.job_id))
  return (
    <Page
      title={localized(job, 'position', i18n).text}
      subtitle={localized(job, 'company_name', i18n).text}
      description={jobSummary(job, i18n)}
      path={jobDetailsPath(job.job_id)}
      documentTitle={detailsDocumentTitle(i18n)}
      shareTitle={jobHeadline(job, i18n)}
      trail={[fullTimeJobsCrumb(i18n)]}
      crumb={detailsCrumb(i18n)}
      aside={<BackLink />}
    >
      <JobPostingData job={job} />
      <Layout>
        <Card component="aside" aria-label={t`Job facts`}>
          <CardContent sx={{ display: 'grid', gap: 2 }}>
            <ApplyBar job={job} />
            <Typography variant="h3" component="h2">
              {t`More about this job`}
            </Typography>
            <FurtherFacts job={job} />
          </CardContent>
        </Card>
        <div>
          <MainFacts job={job} />
          <WalkIn job={job} />
          <Section title={t`Job Description`} html={description} />
          <Section title={t`About Company`} html={job.about_company} />
        </div>
        <Box sx={{ displayPrint: 'none' }}>
          <Divider />
          <NoMoneyAsked jobId={job.job_id} />
          <AskOffice job={job} />
          <Box
            id={SHARE_ID}
            sx={{
              '&, & > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
              '& > button': { ml: -1 },
            }}
          >
            <ShareButtons job={job} on={['Facebook', 'LinkedIn', 'WhatsApp', 'Telegram']}>
              <Typography variant="body2" color="textSecondary">
                {t`Share this job`}
              </Typography>
            </ShareButtons>
            <CopyLink url={url} />
          </Box>
          <SimilarJobs jobId={job.job_id} />
        </Box>
        <PrintedAddress job={job} />
      </Layout>
    </Page>
  )
}
