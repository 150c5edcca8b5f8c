import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Internship'

export const InternshipPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Apply for an internship." path={paths.internship} />
    <PageHeading title={TITLE} />
  </Container>
)
