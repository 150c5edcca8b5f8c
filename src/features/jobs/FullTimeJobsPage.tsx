import Container from '@mui/material/Container'
import { useGetJobsQuery } from '@/api/portalApi'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { JobBrowser } from './JobBrowser'

const TITLE = 'Full Time Jobs'

export const FullTimeJobsPage = () => {
  const { data: jobs, isLoading } = useGetJobsQuery()
  return (
    <Container>
      <PageMeta
        title={TITLE}
        description={`Full-time jobs across India from the employers of ${company.name}. Filter by experience, department and salary, and apply with your resume. No fees, no sign-in.`}
        path={paths.fullTimeJobs}
      />
      <PageHeading title={TITLE} />
      <JobBrowser jobs={jobs} isLoading={isLoading} />
    </Container>
  )
}
