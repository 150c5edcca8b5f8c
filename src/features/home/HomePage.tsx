import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Home'

export const HomePage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Jobs and manpower services across India." path={paths.home} />
    <PageHeading title={TITLE} />
  </Container>
)
