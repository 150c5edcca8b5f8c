import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'CSR'

export const CsrPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="What we do for the places we work in." path={paths.csr} />
    <PageHeading title={TITLE} />
  </Container>
)
