import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Service Details'

export const ServiceDetailsPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="What this service does for you." path={paths.serviceDetails} />
    <PageHeading title={TITLE} trail={[{ label: 'Services', to: paths.services }]} />
  </Container>
)
