import { useSearchParams } from 'react-router'
import { Page } from '@/components/Page'
import { company } from '@/domain/company'
import { readFilters } from '@/domain/jobFilter'
import { canonicalListPath, feedPath } from '@/domain/listAddress'
import { paths } from '@/domain/paths'
import { useJobList } from '@/store/useJobList'
import { JobBrowser } from './JobBrowser'

export const FullTimeJobsPage = () => {
  const [query] = useSearchParams()
  const { all, isLoading, isWaiting } = useJobList()
  return (
    <Page
      title="Full Time Jobs"
      description={`Full-time jobs across India from the employers of ${company.name}. Filter by experience, department and salary, and apply with your resume. No fees, no sign-in.`}
      path={canonicalListPath(paths.fullTimeJobs, query, all)}
      feed={feedPath(readFilters(query).filters)}
    >
      <JobBrowser isLoading={isLoading} isWaiting={isWaiting} />
    </Page>
  )
}
