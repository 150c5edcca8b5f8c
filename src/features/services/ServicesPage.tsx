import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Services'

export const ServicesPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Recruitment, outsourcing and BPO services." path={paths.services} />
    <PageHeading title={TITLE} />
  </Container>
)
