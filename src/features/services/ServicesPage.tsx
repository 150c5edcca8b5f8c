import { useNavigate, useSearchParams } from 'react-router'
import { useGetServicesQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { SearchForm } from '@/components/SearchForm'
import { company } from '@/domain/company'
import { paths, servicesSearchPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectFoundServices } from '@/store/serviceSelectors'
import { ServiceResults } from './ServiceResults'

/** All services, or those that hold the text of the address. */
export const ServicesPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const search = query.get('search')?.trim() ?? ''
  const { data, isLoading } = useGetServicesQuery()
  const services = useAppSelector((state) => selectFoundServices(state, search))
  const open = (text: string) => {
    if (text !== search) void navigate(text ? servicesSearchPath(text) : paths.services)
  }
  return (
    <Page
      title="Services"
      description={`What ${company.name} does for employers across India: recruitment, outsourcing, BPO, payroll, surveys and freelancers.`}
      path={paths.services}
    >
      <SearchForm
        label="Search services"
        placeholder="Recruitment, payroll, BPO …"
        action={paths.services}
        name="search"
        searched={search}
        onSearch={open}
        sx={{ maxWidth: 640 }}
      />
      {isLoading ? <Loading label="Loading services" /> : null}
      {data ? <ServiceResults services={services} search={search} /> : null}
    </Page>
  )
}
