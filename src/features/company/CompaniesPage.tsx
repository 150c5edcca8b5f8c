import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'All Companies'

export const CompaniesPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="The companies that hire with us." path={paths.companies} />
    <PageHeading title={TITLE} crumb="Companies" separator="/" />
  </Container>
)
