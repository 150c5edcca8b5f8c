import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { CardGrid } from '@/components/cards'
import { CompanyLogo } from '@/components/CompanyLogo'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'

export const CompaniesPage = () => {
  const { data, isLoading } = portalApi.useGetCompaniesQuery()
  return (
    <Page
      title="All Companies"
      subtitle={`Some of the ${company.empanelledCompanies}+ employers who hire through ${company.name}.`}
      description={`The companies across India that hire through ${company.name}, from hospitals and steel plants to banks and start-ups.`}
      crumb="Companies"
      separator="/"
    >
      {isLoading ? <Loading label="Loading companies" /> : null}
      {/* Two fit side by side on a phone. */}
      <CardGrid cardWidthPx={156}>
        {entitiesIn(data).map((item) => (
          <CompanyLogo key={item.logo_file_name} company={item} />
        ))}
      </CardGrid>
    </Page>
  )
}
