import Grid from '@mui/material/Grid'
import { companiesAdapter } from '@/api/adapters'
import { useGetCompaniesQuery, useGetHomeIndustriesQuery } from '@/api/portalApi'
import { CategoryCard } from '@/components/CategoryCard'
import { CompanyLogo } from '@/components/CompanyLogo'
import { COMPANY_LOGO_MAX_WIDTH_PX } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { selectHomeCompanies, selectHomeIndustries } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { HomeSection } from './HomeSection'

/** The height of twelve categories. */
const CATEGORIES_PX = { xs: 734, sm: 409, md: 395, lg: 292 }
/** The height of sixteen logos. */
const COMPANIES_PX = { xs: 886, sm: 466, md: 491, lg: 184 }

export const PopularCategories = () => {
  const { isLoading } = useGetHomeIndustriesQuery()
  const industries = useAppSelector(selectHomeIndustries)
  return (
    <HomeSection
      title="Popular Category"
      subtitle="Industry wise jobs"
      more={{ label: 'All Categories', href: paths.allCategories }}
      bgcolor="background.paper"
      loading={isLoading && 'Loading categories'}
      heightPx={CATEGORIES_PX}
    >
      {industries.map((industry) => (
        <Grid key={industry.industry_id} component="li" size={{ xs: 6, sm: 4, lg: 3 }}>
          <CategoryCard category={industry} />
        </Grid>
      ))}
    </HomeSection>
  )
}

export const TopCompanies = () => {
  const { isLoading } = useGetCompaniesQuery()
  const companies = useAppSelector(selectHomeCompanies)
  return (
    <HomeSection
      title="Top Companies"
      subtitle="Most and all-time top companies"
      more={{ label: 'Other Companies', href: paths.companies }}
      loading={isLoading && 'Loading companies'}
      heightPx={COMPANIES_PX}
    >
      {companies.map((company) => (
        <Grid key={companiesAdapter.selectId(company)} component="li" size={{ xs: 6, sm: 3, lg: 1.5 }}>
          <CompanyLogo company={company} maxWidthPx={COMPANY_LOGO_MAX_WIDTH_PX} />
        </Grid>
      ))}
    </HomeSection>
  )
}
