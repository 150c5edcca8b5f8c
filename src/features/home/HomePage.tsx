import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useEffect, useRef } from 'react'
import { portalApi } from '@/api/portalApi'
import { PageMeta } from '@/components/PageMeta'
import { whenIdle } from '@/components/whenIdle'
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

/** Home asks for all categories too, which only other screens show (spec section 3). */
const useCategoriesLater = () => {
  const prefetch = portalApi.usePrefetch('getCategories')
  useEffect(() => whenIdle(() => prefetch()), [prefetch])
}

/** The sections of spec section 2 in its order, below an introduction. */
export const HomePage = () => {
  useCategoriesLater()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <PageMeta
        title="Home"
        description={`Full-time jobs, internships and manpower services across India. ${company.legalName} has placed people since ${company.since} and charges job seekers nothing.`}
        path={paths.home}
      />
      <HomeIntro headingRef={heading} />
      <AdvertisementStrip />
      <WelcomeBanner />
      <Container>
        <Box
          sx={{
            pt: { xs: 3, md: 4 },
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: { xs: 3, md: 4 },
          }}
        >
          <ImageSlider />
          <HeroBanner />
        </Box>
      </Container>
      <PopularCategories />
      <TopCompanies />
      <SecurityNotice onFocusLost={() => heading.current?.focus({ preventScroll: true })} />
    </>
  )
}
