import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Job According To The Category'

export const CategoryJobsPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="The open jobs of one industry." path={paths.jobsByCategory} />
    <PageHeading title={TITLE} />
  </Container>
)
