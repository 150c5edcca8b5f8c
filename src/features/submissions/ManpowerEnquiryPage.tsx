import Container from '@mui/material/Container'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { paths } from '@/domain/paths'

const TITLE = 'Manpower Enquiry'

export const ManpowerEnquiryPage = () => (
  <Container maxWidth="lg">
    <PageMeta title={TITLE} description="Tell us what people you need." path={paths.manpowerEnquiry} />
    <PageHeading title={TITLE} subtitle="Please submit form for enuiry" />
  </Container>
)
