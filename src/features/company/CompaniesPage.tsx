import { useLingui } from '@lingui/react/macro'
import { entitiesIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import { CardGrid } from '@/components/cards'
import { CompanyLogo } from '@/components/CompanyLogo'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { useCompany } from '@/components/SiteSettings'

export const CompaniesPage = () => {
  const { t } = useLingui()
  const { empanelledCompanies, name } = useCompany()
  const { data, isLoading } = portalApi.useGetCompaniesQuery()
  return (
    <Page
      title={t`All Companies`}
      subtitle={t`Some of the ${empanelledCompanies}+ employers who hire through ${name}.`}
      description={t`The companies across India that hire through ${name}, from hospitals and steel plants to banks and start-ups.`}
      crumb={t`Companies`}
      separator="/"
    >
      {isLoading ? <Loading label={t`Loading companies`} /> : null}
      {/* Two fit side by side on a phone. */}
      <CardGrid cardWidthPx={156}>
        {entitiesIn(data).map((item) => (
          <CompanyLogo key={item.logo_file_name} company={item} />
        ))}
      </CardGrid>
    </Page>
  )
}
