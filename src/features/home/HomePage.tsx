import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import WorkHistoryIcon from '@mui/icons-material/WorkHistoryOutlined'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { jobsApi } from '@/api/jobsApi'
import { portalApi } from '@/api/portalApi'
import { AdvertisementStrip } from '@/components/AdvertisementStrip'
import { NativeSelect } from '@/components/NativeSelect'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { PageMeta } from '@/components/PageMeta'
import { useHydrated } from '@/components/scripting'
import { SearchForm } from '@/components/SearchForm'
import { FORCED_COLORS } from '@/components/theme/sizes'
import { useCompany } from '@/components/SiteSettings'
import { grouped } from '@/domain/text/display'
import { noFilters } from '@/domain/jobs/jobFilter'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { localized } from '@/domain/content/localized'
import { filteredJobsPath } from '@/domain/jobs/listAddress'
import { paths } from '@/domain/paths'
import { HeroBanner } from './HeroBanner'
import { NewestJobs, PopularCategories, TopCompanies } from './HomeLists'
import { ImageSlider } from './ImageSlider'
import { WelcomeBanner } from './WelcomeBanner'

/** On a phone the place shares its line with the button. Fields show a border only with the focus: the form has one. */
const searchSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 11rem) auto' },
  gap: 0.75,
  maxWidth: 640,
  p: 0.75,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& .MuiInputBase-root:not(.Mui-focused) fieldset': { borderColor: { xs: 'divider', sm: 'transparent' } },
}

const PLACES_SHOWN = 6

const placesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& a': {
    display: 'block',
    px: 1.5,
    py: 1,
    border: 1,
    borderRadius: 5,
    typography: 'body2',
    lineHeight: 1.4,
  },
}

/** The company in a sentence, the number of open jobs, a search by text and place, and links to the largest places. */
const HomeIntro = () => {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { total = 0, places = [] } = jobsApi.useGetHomeJobsQuery().data ?? {}
  const named = places.map((place) => ({ ...place, label: localized(place, 'label', i18n).text }))
  // Devanagari is in the order of its code points. A collator takes a cheap phone long.
  if (i18n.locale !== DEFAULT_LANGUAGE) named.sort((one, other) => (one.label < other.label ? -1 : 1))
  const largest = [...named].sort((one, other) => other.count - one.count).slice(0, PLACES_SHOWN)
  const { since, certification, empanelledCompanies } = useCompany()
  const facts = [
    { Icon: WorkHistoryIcon, fact: t`Since ${since}` },
    { Icon: VerifiedIcon, fact: t`${certification} certified` },
    { Icon: HandshakeIcon, fact: t`No fees for job seekers` },
  ]
  const count = grouped(total)
  const openJobs = t`${plural(total, { one: `${count} open job`, other: `${count} open jobs` })}`
  const search = (text: string, form: HTMLFormElement) => {
    const locations = [form.querySelector('select')?.value ?? ''].filter(Boolean)
    void navigate(filteredJobsPath({ ...noFilters, text, locations }))
  }
  return (
    <Stack component="header" spacing={2} sx={{ py: { xs: 2.5, md: 4 }, color: 'primary.contrastText' }}>
      <Typography
        variant="h1"
        sx={{ fontSize: { md: '2.75rem' }, '&:not(:lang(hi))': { lineHeight: 1.12 }, textWrap: 'balance' }}
      >
        {t`Find a full-time job. It costs you nothing.`}
      </Typography>
      <Typography sx={{ maxWidth: '32em', fontSize: '1.1875rem' }}>
        {total > 0 ? (
          <Trans>
            <Link href={paths.fullTimeJobs} color="inherit" underline="always" sx={{ fontWeight: 'bold' }}>
              {openJobs}
            </Link>{' '}
            across India.
          </Trans>
        ) : (
          t`Jobs across India.`
        )}{' '}
        {t`More than ${empanelledCompanies} companies hire through us: recruitment, outsourcing and BPO. You need no account.`}
      </Typography>
      <SearchForm
        label={t`Search jobs`}
        placeholder={t`What are you looking for?`}
        action={paths.fullTimeJobs}
        name="q"
        isMain
        onSearch={search}
        sx={searchSx}
      >
        <NativeSelect
          inputProps={{ name: 'location', 'aria-label': t`Place`, defaultValue: '' }}
          options={[{ value: '', label: t`Anywhere in India` }, ...named]}
        />
      </SearchForm>
      <Box component="ul" aria-label={t`Jobs by place`} sx={placesSx}>
        {largest.map(({ value, label, count: found }) => (
          <li key={value}>
            <Link
              href={filteredJobsPath({ ...noFilters, locations: [value] })}
              color="inherit"
              underline="none"
            >
              {`${label} ${found}`}
            </Link>
          </li>
        ))}
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.75 }}>
        {facts.map(({ Icon, fact }) => (
          <Stack key={fact} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Icon fontSize="small" />
            <Typography variant="body2" component="span">
              {fact}
            </Typography>
          </Stack>
        ))}
        <Typography component="li" variant="body2" sx={{ flexBasis: '100%' }}>
          <Trans>
            Hiring?{' '}
            <Link href={paths.manpowerEnquiry} color="inherit" underline="always">
              Tell us who you need
            </Link>
          </Trans>
        </Typography>
      </Box>
    </Stack>
  )
}

/** Intro and pictures side by side on a dark ground as wide as the window, the newest jobs below; on a phone jobs come first. */
const topSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: 6,
  '&::before': {
    content: '""',
    gridArea: '1 / 1 / 2 / -1',
    borderImage: ({ palette }: Theme) => `linear-gradient(${palette.primary.dark} 0 0) fill 0 / 0 / 0 100vw`,
    [FORCED_COLORS]: { borderImage: 'none' },
  },
  '& > header': { gridArea: '1 / 1', bgcolor: 'primary.dark' },
}

const picturesSx = {
  gridArea: { xs: '3 / 1', md: '1 / 2' },
  alignSelf: 'center',
  width: '100%',
  maxWidth: { sm: 560, md: 'none' },
  mx: 'auto',
  pb: { xs: 3, md: 0 },
  pt: { md: 5 },
  color: { xs: 'primary.main', md: 'primary.contrastText' },
}

const jobsSx = { gridArea: { xs: '2 / 1', md: '2 / 1 / 3 / -1' } }

const SecurityNotice = lazyWithFallback(async () => {
  const { SecurityNotice: Notice } = await import('./SecurityNotice')
  return Notice
})

/** Loads and draws the notice after hydration, so as not to delay it. */
const SecurityNoticeOnceHydrated = () =>
  useHydrated() ? (
    <Suspense>
      <SecurityNotice />
    </Suspense>
  ) : null

const Advertisements = () => {
  const { data: header, isLoading } = portalApi.useGetHeaderContentQuery()
  return header || isLoading ? <AdvertisementStrip header={header ?? undefined} /> : null
}

export const HomePage = () => {
  const { t } = useLingui()
  const { legalName, since } = useCompany()
  // All categories are loaded here, and shown by other screens.
  const prefetchCategories = portalApi.usePrefetch('getCategories')
  useEffect(() => prefetchCategories(), [prefetchCategories])
  return (
    <>
      <PageMeta
        title={t`Home`}
        description={t`Full-time jobs, internships and manpower services across India. ${legalName} has placed people since ${since} and charges job seekers nothing.`}
        path={paths.home}
      />
      <Advertisements />
      <WelcomeBanner />
      <Container sx={topSx}>
        <HomeIntro />
        {/* As they lie on a phone: a page that is still coming in moves nothing. */}
        <Box sx={jobsSx}>
          <NewestJobs />
        </Box>
        <Box sx={picturesSx}>
          <ImageSlider />
        </Box>
      </Container>
      <HeroBanner />
      <Box sx={{ bgcolor: 'background.paper' }}>
        <Container>
          <PopularCategories />
        </Container>
      </Box>
      <Container>
        <TopCompanies />
      </Container>
      <SecurityNoticeOnceHydrated />
    </>
  )
}
