import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Resume'

export const ResumePage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Send us your resume." path={paths.submitResume} />
    <PageHeading title={TITLE} />
  </Container>
)
