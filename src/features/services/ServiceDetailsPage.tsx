import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { useGetServicesQuery } from '@/api/portalApi'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { paths, serviceDetailsPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectServiceById } from '@/store/serviceSelectors'
import { ServiceArticle, servicesCrumb } from './ServiceArticle'

const UNKNOWN_SERVICE = 'Service Details'

/** The service of the address, found in the list. If the list fails to load, the screen stays empty. */
export const ServiceDetailsPage = () => {
  const [query] = useSearchParams()
  const id = query.get('service_id')?.trim() ?? ''
  const { data, isLoading } = useGetServicesQuery()
  const service = useAppSelector((state) => selectServiceById(state, id))
  if (service) return <ServiceArticle service={service} />

  const isGone = data !== undefined || id === ''
  return (
    <Page
      title={isGone ? 'This service is not offered any more' : UNKNOWN_SERVICE}
      description={isGone ? 'The service was renamed or withdrawn.' : 'One of our services.'}
      path={id === '' ? paths.serviceDetails : serviceDetailsPath(id)}
      trail={[servicesCrumb]}
      crumb={UNKNOWN_SERVICE}
      isGone={isGone}
    >
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
