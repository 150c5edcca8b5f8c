import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { paths } from '@/domain/paths'
import { AboutSection } from './AboutSection'

const ways = [
  {
    who: 'You look for work',
    text: 'Read what is open today, or leave your resume with us. No account is needed.',
    links: [
      { label: 'See full-time jobs', to: paths.fullTimeJobs },
      { label: 'Submit your resume', to: paths.submitResume },
    ],
  },
  {
    who: 'You look for people',
    text: 'Tell us whom you need, for how long and where, or read first what we can do for you.',
    links: [
      { label: 'Send a manpower enquiry', to: paths.manpowerEnquiry },
      { label: 'See our services', to: paths.services },
    ],
  },
]

/** Where a reader goes from here. */
export const AboutNextSteps = () => (
  <AboutSection title="Where to go from here">
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, sm: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
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
          <Box sx={{ display: 'grid', gap: 1.25, justifyItems: { sm: 'start' } }}>
            {links.map(({ label, to }, index) => (
              <Button
                key={to}
                component={RouterLink}
                to={to}
                variant={index === 0 ? 'contained' : 'outlined'}
              >
                {label}
              </Button>
            ))}
          </Box>
        </div>
      ))}
    </Box>
    <Typography sx={{ mt: 4 }}>
      {'Something else on your mind? '}
      <Link component={RouterLink} to={paths.contact} sx={{ fontWeight: 600 }}>
        Contact us
      </Link>
    </Typography>
  </AboutSection>
)
