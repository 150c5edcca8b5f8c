import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { portalApi } from '@/api/portalApi'
import { PageMeta } from '@/components/PageMeta'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { AdvertisementStrip } from './AdvertisementStrip'
import { HeroBanner } from './HeroBanner'
import { HomeIntro } from './HomeIntro'
import { ImageSlider } from './ImageSlider'
import { PopularCategories } from './PopularCategories'
import { SecurityNotice } from './SecurityNotice'
import { TopCompanies } from './TopCompanies'
import { WelcomeBanner } from './WelcomeBanner'

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
      <SecurityNotice />
    </>
  )
}
