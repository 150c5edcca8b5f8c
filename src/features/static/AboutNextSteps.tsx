import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { paths } from '@/domain/paths'
import { AboutSection } from './AboutSection'

const ways = [
  {
    who: 'You look for work',
    text: 'Read what is open today, or leave your resume with us. No account is needed.',
    main: { label: 'See full-time jobs', href: paths.fullTimeJobs },
    other: { label: 'Submit your resume', href: paths.submitResume },
  },
  {
    who: 'You look for people',
    text: 'Tell us who you need, for how long and where, or read first what we can do for you.',
    main: { label: 'Send a manpower enquiry', href: paths.manpowerEnquiry },
    other: { label: 'See our services', href: paths.services },
  },
]

export const AboutNextSteps = () => (
  <AboutSection title="Where to go from here">
    <Grid container spacing={{ xs: 4, sm: 5 }}>
      {ways.map(({ who, text, main, other }) => (
        <Grid key={who} size={{ xs: 12, sm: 6 }}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {who}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text}
          </Typography>
          <Stack spacing={1.25} sx={{ alignItems: { sm: 'start' } }}>
            <Button href={main.href} variant="contained">
              {main.label}
            </Button>
            <Button href={other.href} variant="outlined">
              {other.label}
            </Button>
          </Stack>
        </Grid>
      ))}
    </Grid>
    <Typography sx={{ mt: 4 }}>
      {'Something else on your mind? '}
      <Link href={paths.contact} sx={{ fontWeight: 600 }}>
        Contact us
      </Link>
    </Typography>
  </AboutSection>
)
