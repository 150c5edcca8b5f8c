import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'About Us'

export const AboutPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Who we are and what we have done since 2006." path={paths.about} />
    <PageHeading title={TITLE} />
  </Container>
)
