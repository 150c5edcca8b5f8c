import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Log In'

export const SignInPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Sign in to your account." path={paths.signIn} />
    <PageHeading title={TITLE} />
  </Container>
)
