import { useGetCompaniesQuery } from '@/api/portalApi'
import { CompanyLogo } from '@/components/CompanyLogo'
import { COMPANY_LOGO_MAX_WIDTH_PX } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { selectHomeCompanies } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { HomeSection } from './HomeSection'
import { Reserved } from './Reserved'
import { Tiles } from './Tiles'

const reservedSx = { minHeight: { xs: 886, sm: 466, md: 491, lg: 184 } }

/** Logos of companies that hire here (spec section 2). Without them the way to all companies stays. */
export const TopCompanies = () => {
  const { isLoading } = useGetCompaniesQuery()
  const companies = useAppSelector(selectHomeCompanies)
  return (
    <HomeSection
      title="Top Companies"
      subtitle="Most and all-time top companies"
      more={{ label: 'Other Companies', to: paths.companies }}
    >
      {isLoading ? (
        <Reserved label="Loading companies" sx={reservedSx} />
      ) : (
        <Tiles columns={{ xs: 2, sm: 4, lg: 8 }}>
          {companies.map((company) => (
            <li key={company.logo_file_name}>
              <CompanyLogo company={company} maxWidthPx={COMPANY_LOGO_MAX_WIDTH_PX} />
            </li>
          ))}
        </Tiles>
      )}
    </HomeSection>
  )
}
