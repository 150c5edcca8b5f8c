import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { CardGrid } from '@/components/CardGrid'
import { newTab } from '@/components/newTab'
import { NewTabMark } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { AboutSection } from './AboutSection'

const { freelancerPlatform, sisterCompany } = company

const relatives = [
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

const CARD_WIDTH_PX = 320

/** The two companies that stand beside this one; their sites open in a new tab. */
export const AboutFamily = () => (
  <AboutSection title="Who stands beside us">
    <CardGrid cardWidthPx={CARD_WIDTH_PX}>
      {relatives.map(({ name, relation, text, links }) => (
        <li key={name}>
          <Paper
            variant="outlined"
            sx={{ display: 'flex', flexDirection: 'column', height: '100%', p: 2.5, pb: 1.5 }}
          >
            <Typography variant="h3">{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {relation}
            </Typography>
            <Typography sx={{ my: 1.5 }}>{text}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 'auto' }}>
              {links.map(({ label, url }) => (
                <Link
                  key={url}
                  href={url}
                  {...newTab}
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1, fontWeight: 600 }}
                >
                  {label} <NewTabMark />
                </Link>
              ))}
            </Box>
          </Paper>
        </li>
      ))}
    </CardGrid>
  </AboutSection>
)
