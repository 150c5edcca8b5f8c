import Container from '@mui/material/Container'
import { useSearchParams } from 'react-router'
import { useGetServicesQuery } from '@/api/portalApi'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectFoundServices } from '@/store/serviceSelectors'
import { ServiceResults } from './ServiceResults'
import { ServiceSearchBox } from './ServiceSearchBox'
import { SERVICES_TITLE } from './titles'

/** All services, or those that hold the text of the address (spec section 2). */
export const ServicesPage = () => {
  const [query] = useSearchParams()
  const search = query.get('search')?.trim() ?? ''
  const { data, isLoading } = useGetServicesQuery()
  const services = useAppSelector((state) => selectFoundServices(state, search))
  return (
    <Container>
      <PageMeta
        title={SERVICES_TITLE}
        description={`What ${company.name} does for employers across India: recruitment, outsourcing, BPO, payroll, surveys and freelancers.`}
        path={paths.services}
      />
      <PageHeading title={SERVICES_TITLE} />
      <ServiceSearchBox search={search} />
      <ServiceResults services={data && services} search={search} isLoading={isLoading} />
    </Container>
  )
}
