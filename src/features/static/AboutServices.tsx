import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { AboutSection } from './AboutSection'

const services = [
  {
    name: 'Recruitment',
    text: 'Full-time staff, from machine operators and nurses to branch managers. We write down what the job really asks for, and speak to every applicant before an employer sees a name.',
  },
  {
    name: 'Outsourcing',
    text: 'People on our rolls who work under an employer’s direction. Letters, wages and statutory duties are our part; the daily work is theirs.',
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

const listSx = {
  display: 'grid',
  rowGap: 2.5,
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '144px minmax(0, 1fr)' },
    columnGap: 3,
    rowGap: 0.5,
    alignItems: 'baseline',
  },
}

/** The five services in a sentence or two each. */
export const AboutServices = () => (
  <AboutSection title="What we do">
    <Box component="dl" sx={listSx}>
      {services.map(({ name, text }) => (
        <div key={name}>
          <Typography variant="h3" component="dt">
            {name}
          </Typography>
          <Typography color="textSecondary" component="dd" sx={{ m: 0, maxWidth: '66ch' }}>
            {text}
          </Typography>
        </div>
      ))}
    </Box>
    <Link
      component={RouterLink}
      to={paths.services}
      sx={{ display: 'inline-block', mt: 2, py: 1, fontWeight: 600 }}
    >
      Read about each service
    </Link>
  </AboutSection>
)
