import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths, serviceDetailsPath } from '@/domain/paths'
import { detailsCrumb, servicesCrumb } from './titles'

const TITLE = 'This service is not offered any more'

/** The details of a service that the list does not hold, or that the address does not name. */
export const ServiceGone = ({ id }: { id: string }) => (
  <>
    <PageMeta
      title={TITLE}
      description="The service was renamed or withdrawn."
      path={id === '' ? paths.serviceDetails : serviceDetailsPath(id)}
      isGone
    />
    <PageHeading title={TITLE} trail={[servicesCrumb]} crumb={detailsCrumb} />
    <Typography sx={{ mb: 3 }}>
      It was renamed or withdrawn, or the link to it is incomplete. What we offer today stands on one page.
    </Typography>
    <Button component={RouterLink} to={paths.services} variant="contained">
      See all services
    </Button>
  </>
)
