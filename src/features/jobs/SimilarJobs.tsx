import { Suspense } from 'react'
import { portalApi } from '@/api/portalApi'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { SimilarJobLinks } from './JobLinks'

const ListedSimilarJobs = lazyWithFallback(
  async () => (await import('./ListedSimilarJobs')).ListedSimilarJobs,
)

/** Open jobs like this one: our own server knows them; of another API, the browser looks through the list. */
export const SimilarJobs = ({ jobId }: { jobId: string }) => {
  const ownApi = useAppSelector(selectOwnApi)
  const { currentData: jobs = [] } = portalApi.useGetSimilarJobsQuery(jobId, { skip: !ownApi })
  if (ownApi) return <SimilarJobLinks jobs={jobs} />
  return (
    <Suspense>
      <ListedSimilarJobs jobId={jobId} />
    </Suspense>
  )
}
