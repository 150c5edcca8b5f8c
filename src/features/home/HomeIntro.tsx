import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import WorkHistoryIcon from '@mui/icons-material/WorkHistoryOutlined'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { JobSearchForm } from './JobSearchForm'

const facts = [
  { Icon: WorkHistoryIcon, fact: `Since ${company.since}` },
  { Icon: VerifiedIcon, fact: `${company.certification} certified` },
  { Icon: HandshakeIcon, fact: 'No fees for job seekers' },
]

const Facts = () => (
  <Box
    component="ul"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.75, listStyle: 'none', m: 0, p: 0 }}
  >
    {facts.map(({ Icon, fact }) => (
      <Box
        component="li"
        key={fact}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}
      >
        <Icon fontSize="small" />
        <span>{fact}</span>
      </Box>
    ))}
  </Box>
)

/** What a visitor learns at a glance: whose site this is, that it costs nothing, and where to begin. */
export const HomeIntro = ({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) => (
  <Box component="header" sx={{ bgcolor: 'primary.dark', color: 'common.white' }}>
    <Container>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: 6,
          alignItems: 'end',
        }}
      >
        <Box
          sx={{
            py: { xs: 4, md: 7 },
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: { xs: 2, md: 2.5 },
          }}
        >
          <Typography
            ref={headingRef}
            variant="h1"
            tabIndex={-1}
            sx={{ fontSize: { md: '3rem' }, lineHeight: 1.12, textWrap: 'balance', outline: 'none' }}
          >
            A good job should not cost you anything
          </Typography>
          <Typography sx={{ maxWidth: '56ch', fontSize: { md: '1.125rem' } }}>
            {`More than ${company.empanelledCompanies} companies across India hire through us. Search their jobs and apply with your resume; no account is needed.`}
          </Typography>
          <JobSearchForm />
          <Facts />
          <Typography variant="body2">
            Hiring?{' '}
            <Box
              component={Link}
              to={paths.manpowerEnquiry}
              sx={{
                display: 'inline-block',
                py: 1.375,
                my: -1.375,
                color: 'inherit',
                textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
                '&:hover': { textDecorationColor: 'inherit' },
                '&:focus-visible': { outlineColor: 'currentcolor' },
              }}
            >
              Tell us who you need
            </Box>
          </Typography>
        </Box>
        <Box
          component="img"
          src="/images/home-trades.svg"
          alt=""
          loading="lazy"
          width={744}
          height={360}
          sx={{ display: { xs: 'none', md: 'block' }, width: '100%', height: 'auto' }}
        />
      </Box>
    </Container>
  </Box>
)
