import Container from '@mui/material/Container'
import { useSearchParams } from 'react-router'
import { useGetServicesQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { useAppSelector } from '@/store/hooks'
import { selectServiceById } from '@/store/serviceSelectors'
import { ServiceArticle } from './ServiceArticle'
import { ServiceGone } from './ServiceGone'
import { ServicePending } from './ServicePending'

/** Finds the service of the address in the list (spec section 7). A list that did not come leaves the screen empty. */
export const ServiceDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('service_id')?.trim() ?? ''
  const { data: services, isLoading } = useGetServicesQuery()
  const service = useAppSelector((state) => selectServiceById(state, id))

  const withoutService =
    services || id === '' ? (
      <ServiceGone id={id} />
    ) : (
      <ServicePending id={id}>{isLoading ? <Loading label="Loading the service" /> : null}</ServicePending>
    )
  return (
    <Container>
      {service ? <ServiceArticle key={service.service_id} service={service} /> : withoutService}
    </Container>
  )
}
