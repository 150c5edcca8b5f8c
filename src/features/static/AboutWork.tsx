import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { AboutSection } from './AboutSection'

const ways = [
  {
    who: 'You look for work',
    text: 'Read what is open today, or leave your resume with us. No account is needed.',
    links: [
      { label: 'See full-time jobs', href: paths.fullTimeJobs },
      { label: 'Submit your resume', href: paths.submitResume },
    ],
  },
  {
    who: 'You look for people',
    text: 'Tell us who you need, for how long and where, or read first what we can do for you.',
    links: [
      { label: 'Send a manpower enquiry', href: paths.manpowerEnquiry },
      { label: 'See our services', href: paths.services },
    ],
  },
]

export const AboutNextSteps = () => (
  <AboutSection title="Where to go from here">
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 5 },
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {ways.map(({ who, text, links }) => (
        <div key={who}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {who}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text}
          </Typography>
          <Stack spacing={1.25} sx={{ alignItems: { sm: 'start' } }}>
            {links.map(({ label, href }, index) => (
              <Button key={href} href={href} variant={index === 0 ? 'contained' : 'outlined'}>
                {label}
              </Button>
            ))}
          </Stack>
        </div>
      ))}
    </Box>
    <Typography sx={{ mt: 4 }}>
      {'Something else on your mind? '}
      <Link href={paths.contact} sx={{ fontWeight: 600 }}>
        Contact us
      </Link>
    </Typography>
  </AboutSection>
)

const services = [
  {
    name: 'Recruitment',
    text: 'Full-time staff, from machine operators and nurses to branch managers. We write down what the job really asks for, and speak to every applicant before an employer sees a name.',
  },
  {
    name: 'Outsourcing',
    text: 'People on our rolls who work under an employer’s direction. Contracts, wages and statutory duties are our part; the daily work is theirs.',
  },
  {
    name: 'BPO',
    text: 'Back-office and customer desks that we staff and run from day to day, so that a client’s own people can look after the rest.',
  },
  {
    name: 'Freelancers',
    text: `Independent professionals for a single task or a whole project, through ${company.freelancerPlatform.name} and its ${company.freelancerPlatform.categories} service categories.`,
  },
  {
    name: 'Surveys',
    text: 'Field teams for household, market and traffic surveys: hired in the districts where the study takes place, briefed and supervised.',
  },
]

const servicesSx = {
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  gridTemplateColumns: { sm: '144px minmax(0, 1fr)' },
  alignItems: { sm: 'baseline' },
  '& dd': { m: 0, mb: 2, maxWidth: '66ch' },
}

export const AboutServices = () => (
  <AboutSection title="What we do">
    <Box component="dl" sx={servicesSx}>
      {services.map(({ name, text }) => (
        <Fragment key={name}>
          <Typography variant="h3" component="dt">
            {name}
          </Typography>
          <Typography color="textSecondary" component="dd">
            {text}
          </Typography>
        </Fragment>
      ))}
    </Box>
    <Link href={paths.services} sx={{ fontWeight: 600 }}>
      Read about each service
    </Link>
  </AboutSection>
)
