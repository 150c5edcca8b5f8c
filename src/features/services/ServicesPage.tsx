import Container from '@mui/material/Container'
import { useNavigate, useSearchParams } from 'react-router'
import { useGetServicesQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { SearchForm } from '@/components/SearchForm'
import { company } from '@/domain/company'
import { paths, servicesSearchPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectFoundServices } from '@/store/serviceSelectors'
import { ServiceResults } from './ServiceResults'

const TITLE = 'Services'

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
    <Container>
      <PageMeta
        title={TITLE}
        description={`What ${company.name} does for employers across India: recruitment, outsourcing, BPO, payroll, surveys and freelancers.`}
        path={paths.services}
      />
      <PageHeading title={TITLE} />
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
    </Container>
  )
}
