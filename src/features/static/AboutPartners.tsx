import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { CardGrid } from '@/components/CardGrid'
import { newTab, NewTabMark } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { AboutSection } from './AboutSection'

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
