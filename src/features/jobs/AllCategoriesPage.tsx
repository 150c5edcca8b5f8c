import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'All Categories'

export const AllCategoriesPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Every industry with its open jobs." path={paths.allCategories} />
    <PageHeading title={TITLE} />
  </Container>
)
