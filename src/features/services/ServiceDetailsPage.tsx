import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { useGetServicesQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import type { Service } from '@/domain/entities'
import { paths, serviceDetailsPath } from '@/domain/paths'
import { plainText } from '@/domain/plainText'
import { serviceName, serviceTitle } from '@/domain/services'
import { useAppSelector } from '@/store/hooks'
import { selectServiceById } from '@/store/serviceSelectors'
import { ServiceArticle } from './ServiceArticle'

const UNKNOWN_SERVICE = 'Service Details'
const trail = [{ label: 'Services', to: paths.services }]

const headingOf = (service: Service | undefined, isGone: boolean) => {
  if (service) {
    const title = serviceTitle(service)
    return { title, crumb: serviceName(service), description: plainText(service.description) || title }
  }
  return isGone
    ? {
        title: 'This service is not offered any more',
        crumb: UNKNOWN_SERVICE,
        description: 'The service was renamed or withdrawn.',
      }
    : { title: UNKNOWN_SERVICE, crumb: UNKNOWN_SERVICE, description: 'One of our services.' }
}

/** The service of the address, found in the list. If the list fails to load, the screen stays empty. */
export const ServiceDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('service_id')?.trim() ?? ''
  const { data, isLoading } = useGetServicesQuery()
  const service = useAppSelector((state) => selectServiceById(state, id))
  const isGone = !service && (data !== undefined || id === '')

  const { title, crumb, description } = headingOf(service, isGone)
  return (
    <Page
      title={title}
      description={description}
      path={id === '' ? paths.serviceDetails : serviceDetailsPath(id)}
      trail={trail}
      crumb={crumb}
      isGone={isGone}
    >
      {service ? <ServiceArticle service={service} /> : null}
      {isLoading && !isGone ? <Loading label="Loading the service" /> : null}
      {isGone ? (
        <>
          <Typography sx={{ mb: 3 }}>
            It was renamed or withdrawn, or the link to it is incomplete. Everything we offer today is on one
            page.
          </Typography>
          <Button href={paths.services} variant="contained">
            See all services
          </Button>
        </>
      ) : null}
    </Page>
  )
}
