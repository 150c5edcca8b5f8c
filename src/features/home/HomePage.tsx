import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { Suspense, useEffect } from 'react'
import { portalApi } from '@/api/portalApi'
import { optional } from '@/components/optional'
import { PageMeta } from '@/components/PageMeta'
import { useHydrated } from '@/components/scripting'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { AdvertisementStrip } from './AdvertisementStrip'
import { HeroBanner } from './HeroBanner'
import { HomeIntro } from './HomeIntro'
import { PopularCategories, TopCompanies } from './HomeLists'
import { ImageSlider } from './ImageSlider'
import { WelcomeBanner } from './WelcomeBanner'

/** The page is complete without it. */
const SecurityNotice = optional(async () => (await import('./SecurityNotice')).SecurityNotice)

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
