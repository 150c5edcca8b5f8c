import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardHeader from '@mui/material/CardHeader'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { CardGrid } from '@/components/cards'
import { newTab, NewTabMark } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { AboutSection } from './AboutSection'

const people = [
  { name: company.founder, role: 'Founder' },
  { name: company.coFounder, role: 'Co-founder' },
]

const initialsOf = (name: string) => name.replace(/(\S)\S*\s*/gu, '$1')

const avatarSx = { width: 52, height: 52, bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 }

export const AboutPeople = () => (
  <AboutSection title="Who leads us">
    <CardGrid cardWidthPx={320}>
      {people.map(({ name, role }) => (
        <li key={role}>
          <Card>
            <CardHeader
              avatar={
                <Avatar aria-hidden sx={avatarSx}>
                  {initialsOf(name)}
                </Avatar>
              }
              title={name}
              subheader={role}
              slotProps={{ title: { variant: 'h3', component: 'h3' } }}
            />
          </Card>
        </li>
      ))}
    </CardGrid>
  </AboutSection>
)

const { freelancerPlatform, sisterCompany } = company

const partners = [
  {
    name: freelancerPlatform.name,
    relation: 'Associate platform for freelancers',
    text: `${freelancerPlatform.categories} service categories in which independent professionals offer their work, on a subscription model.`,
    links: [
      { label: 'Find work', url: freelancerPlatform.projectsUrl },
      { label: 'Find talent', url: freelancerPlatform.freelancersUrl },
    ],
  },
  {
    name: sisterCompany.name,
    relation: 'E-commerce sister company',
    text: 'A marketplace where gig workers see what needs doing and bid for it at their own price.',
    links: [{ label: `Visit ${sisterCompany.name}`, url: sisterCompany.url }],
  },
]

export const AboutPartners = () => (
  <AboutSection title="Our partner companies">
    <CardGrid cardWidthPx={320}>
      {partners.map(({ name, relation, text, links }) => (
        <li key={name}>
          <Card sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
            <CardContent sx={{ flexGrow: 1, pb: 0.5 }}>
              <Typography variant="h3">{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {relation}
              </Typography>
              <Typography sx={{ mt: 1.5 }}>{text}</Typography>
            </CardContent>
            <CardActions sx={{ flexWrap: 'wrap' }}>
              {links.map(({ label, url }) => (
                <Button key={url} href={url} {...newTab} endIcon={<NewTabMark />} sx={{ px: 1 }}>
                  {label}
                </Button>
              ))}
            </CardActions>
          </Card>
        </li>
      ))}
    </CardGrid>
  </AboutSection>
)

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

const Timeline = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, maxWidth: '66ch' })

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: theme.spacing(4),
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 7,
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: theme.palette.primary.main,
  },
  '&:not(:last-child)': { paddingBottom: theme.spacing(3.5) },
  // The line from this dot to the next.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 19,
    bottom: -7,
    width: 2,
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
