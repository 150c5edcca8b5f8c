import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Contact Us'

export const ContactPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Offices, hours and e-mail addresses." path={paths.contact} />
    <PageHeading title={TITLE} />
  </Container>
)
