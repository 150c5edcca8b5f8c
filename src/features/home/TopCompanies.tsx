import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import { companiesAdapter } from '@/api/adapters'
import { useGetCompaniesQuery } from '@/api/portalApi'
import { CompanyLogo } from '@/components/CompanyLogo'
import { Loading } from '@/components/Loading'
import { COMPANY_LOGO_MAX_WIDTH_PX } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { selectHomeCompanies } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { HomeSection } from './HomeSection'

/** The height of sixteen logos. */
const HEIGHT_PX = { xs: 886, sm: 466, md: 491, lg: 184 }

/** Logos of companies that hire here. Without them the link to all companies stays. */
export const TopCompanies = () => {
  const { isLoading } = useGetCompaniesQuery()
  const companies = useAppSelector(selectHomeCompanies)
  return (
    <HomeSection
      title="Top Companies"
      subtitle="Most and all-time top companies"
      more={{ label: 'Other Companies', href: paths.companies }}
    >
      {isLoading ? (
        <Box sx={{ height: HEIGHT_PX }}>
          <Loading label="Loading companies" />
        </Box>
      ) : (
        <Grid container component="ul" spacing={{ xs: 1.5, md: 2 }} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {companies.map((company) => (
            <Grid key={companiesAdapter.selectId(company)} component="li" size={{ xs: 6, sm: 3, lg: 1.5 }}>
              <CompanyLogo company={company} maxWidthPx={COMPANY_LOGO_MAX_WIDTH_PX} />
            </Grid>
          ))}
        </Grid>
      )}
    </HomeSection>
  )
}
