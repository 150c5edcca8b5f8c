import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { AboutPartners, AboutPeople, AboutTimeline } from './AboutCompany'
import { AboutSection } from './AboutSection'
import { AboutNextSteps, AboutServices } from './AboutWork'

const figures = [
  { value: `${company.since}`, label: `The year we began in ${company.city}` },
  { value: `${company.empanelledCompanies}+`, label: 'Empanelled companies' },
  { value: company.certification, label: 'Certified quality management' },
  { value: `${company.startupAwardYear}`, label: 'Startup award' },
]

/** The gaps show the background as lines between the cells. */
const figuresSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '1px',
  m: 0,
  overflow: 'hidden',
  bgcolor: 'divider',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    p: { xs: 1.75, md: 3 },
    bgcolor: 'background.paper',
  },
}

const valueSx = { m: 0, fontSize: { xs: '1.125rem', sm: '1.375rem', md: '1.75rem' } }

const AboutFigures = () => (
  <Paper component="dl" variant="outlined" sx={figuresSx}>
    {figures.map(({ value, label }) => (
      <div key={label}>
        <Typography component="dt" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {label}
        </Typography>
        <Typography component="dd" variant="h2" color="primary" sx={valueSx}>
          {value}
        </Typography>
      </div>
    ))}
  </Paper>
)

const whoWeAre = [
  `${company.legalName} is a recruitment, outsourcing and BPO company with an office in ${company.city}. More than ${company.empanelledCompanies} empanelled companies find their people through us: for plants and hospitals, shops and offices, in every part of India.`,
  `We are a registered MSME, and certified to ${company.certification}. The one keeps us close to the small employers we began with; the other keeps every search to the same careful steps, whoever runs it.`,
  'Job seekers never pay us. There is no fee to register, none to be put forward for a job, and none after joining. Employers pay for the search.',
]

const leadSx = {
  maxWidth: '34em',
  mb: { xs: 3, md: 5 },
  fontSize: { xs: '1.1875rem', md: '1.4375rem' },
  lineHeight: 1.5,
  textWrap: 'pretty',
}

/** Static text about the company; every name and figure is from `company`. */
export const AboutPage = () => (
  <Page
    title="About Us"
    description={`${company.legalName} has recruited from ${company.city} for employers across India since ${company.since}: recruitment, outsourcing, BPO, freelancers and surveys, certified to ${company.certification}.`}
    path={paths.about}
  >
    <Typography sx={leadSx}>
      {`A good job is a meeting of two people: one needs the work done, the other wants to do it well. Since ${company.since} we have arranged that meeting, from ${company.city} and across India.`}
    </Typography>
    <AboutFigures />
    <AboutSection title="Who we are">
      <Stack spacing={2} sx={{ maxWidth: '66ch' }}>
        {whoWeAre.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </Stack>
    </AboutSection>
    <AboutServices />
    <AboutTimeline />
    <AboutPeople />
    <AboutPartners />
    <AboutNextSteps />
  </Page>
)
