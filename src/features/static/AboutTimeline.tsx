import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { company } from '@/domain/company'
import { AboutSection } from './AboutSection'

const steps = [
  {
    when: `${company.since}`,
    what: `A recruitment desk in ${company.city}`,
    text: `${company.founder} and ${company.coFounder} begin with one service: finding the right person for an open place.`,
  },
  {
    when: 'The years after',
    what: 'From one service to five',
    text: `Outsourcing, BPO, freelancers and survey teams follow. The company is registered as an MSME and certified to ${company.certification}.`,
  },
  {
    when: `${company.startupAwardYear}`,
    what: 'A startup award',
    text: 'What began as a desk is honoured with a startup award.',
  },
  {
    when: 'Today',
    what: 'Work across India',
    text: `More than ${company.empanelledCompanies} empanelled companies hire through us, and gig workers bid for work at our sister company ${company.sisterCompany.name}.`,
  },
]

const DOT_PX = 12
const LINE_PX = 2
/** Where the middle of the first line is. */
const DOT_TOP_PX = 7

const Timeline = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, maxWidth: '66ch' })

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: theme.spacing(4),
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: DOT_TOP_PX,
    width: DOT_PX,
    height: DOT_PX,
    borderRadius: '50%',
    backgroundColor: theme.palette.primary.main,
  },
  '&:not(:last-child)': { paddingBottom: theme.spacing(3.5) },
  // The line from this dot to the next.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: (DOT_PX - LINE_PX) / 2,
    top: DOT_TOP_PX + DOT_PX,
    bottom: -DOT_TOP_PX,
    width: LINE_PX,
    backgroundColor: theme.palette.divider,
  },
}))

export const AboutTimeline = () => (
  <AboutSection title="How we got here">
    <Timeline>
      {steps.map(({ when, what, text }) => (
        <Step key={when}>
          <Typography color="primary" sx={{ fontWeight: 600 }}>
            {when}
          </Typography>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {what}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Step>
      ))}
    </Timeline>
  </AboutSection>
)
