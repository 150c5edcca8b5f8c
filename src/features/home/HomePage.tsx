import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import WorkHistoryIcon from '@mui/icons-material/WorkHistoryOutlined'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { portalApi } from '@/api/portalApi'
import { optional } from '@/components/optional'
import { PageMeta } from '@/components/PageMeta'
import { useHydrated } from '@/components/scripting'
import { SearchForm } from '@/components/SearchForm'
import { company } from '@/domain/company'
import { jobSearchPath, paths } from '@/domain/paths'
import { AdvertisementStrip } from './AdvertisementStrip'
import { HeroBanner } from './HeroBanner'
import { PopularCategories, TopCompanies } from './HomeLists'
import { ImageSlider } from './ImageSlider'
import { WelcomeBanner } from './WelcomeBanner'

const facts = [
  { Icon: WorkHistoryIcon, fact: `Since ${company.since}` },
  { Icon: VerifiedIcon, fact: `${company.certification} certified` },
  { Icon: HandshakeIcon, fact: 'No fees for job seekers' },
]

const columnsSx = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: 6,
  alignItems: 'end',
}

/** The form has a border of its own; the field inside shows one only with the focus. */
const searchSx = {
  maxWidth: 640,
  gap: 0.75,
  p: 0.75,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .MuiInputBase-root:not(.Mui-focused) fieldset': { borderColor: 'transparent' },
}

/** The company, the promise that it costs nothing, and a job search. */
const HomeIntro = () => {
  const navigate = useNavigate()
  return (
    <Box component="header" sx={{ bgcolor: 'primary.dark', color: 'primary.contrastText' }}>
      <Container sx={columnsSx}>
        <Stack spacing={{ xs: 2, md: 2.5 }} sx={{ py: { xs: 4, md: 7 } }}>
          <Typography variant="h1" sx={{ fontSize: { md: '3rem' }, lineHeight: 1.12, textWrap: 'balance' }}>
            A good job should not cost you anything
          </Typography>
          <Typography sx={{ maxWidth: '56ch', fontSize: { md: '1.125rem' } }}>
            {`More than ${company.empanelledCompanies} companies across India hire through us. Search their jobs and apply with your resume; no account is needed.`}
          </Typography>
          <SearchForm
            label="Search jobs"
            placeholder="What are you looking for?"
            action={paths.fullTimeJobs}
            name="q"
            isMain
            onSearch={(text) => void navigate(jobSearchPath(text))}
            sx={searchSx}
          />
          <Stack
            component="ul"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 0.75, p: 0, listStyle: 'none' }}
          >
            {facts.map(({ Icon, fact }) => (
              <Stack key={fact} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                <Icon fontSize="small" />
                <Typography variant="body2" component="span">
                  {fact}
                </Typography>
              </Stack>
            ))}
          </Stack>
          <Typography variant="body2">
            Hiring?{' '}
            <Link href={paths.manpowerEnquiry} color="inherit" underline="always">
              Tell us who you need
            </Link>
          </Typography>
        </Stack>
        <Box
          component="img"
          src="/images/home-trades.svg"
          alt=""
          loading="lazy"
          width={744}
          height={360}
          sx={{ display: { xs: 'none', md: 'block' }, width: '100%', height: 'auto' }}
        />
      </Container>
    </Box>
  )
}

/** Its Hindi would move when the font arrived later. */
const loadHindi = () => document.fonts.load('1rem Yantramanav', 'सूचना').catch(() => [])

/** The page is complete without it. */
const SecurityNotice = optional(async () => {
  const [{ SecurityNotice: Notice }] = await Promise.all([import('./SecurityNotice'), loadHindi()])
  return Notice
})

/** Opens the notice after hydration: its code, and drawing it, are no part of taking the page over. */
const SecurityNoticeOnceHydrated = () =>
  useHydrated() ? (
    <Suspense>
      <SecurityNotice />
    </Suspense>
  ) : null

export const HomePage = () => {
  // All categories are loaded here, and shown by other screens.
  const prefetchCategories = portalApi.usePrefetch('getCategories')
  useEffect(() => prefetchCategories(), [prefetchCategories])
  return (
    <>
      <PageMeta
        title="Home"
        description={`Full-time jobs, internships and manpower services across India. ${company.legalName} has placed people since ${company.since} and charges job seekers nothing.`}
        path={paths.home}
      />
      <HomeIntro />
      <AdvertisementStrip />
      <WelcomeBanner />
      <Container>
        <Stack spacing={{ xs: 3, md: 4 }} sx={{ pt: { xs: 3, md: 4 } }}>
          <ImageSlider />
          <HeroBanner />
        </Stack>
      </Container>
      <PopularCategories />
      <TopCompanies />
      <SecurityNoticeOnceHydrated />
    </>
  )
}
