import { portalApi } from '@/api/portalApi'
import { askedPaths } from '@/domain/site/apiUrls'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'

export const useHomeJobs = () =>
  portalApi.useGetHomeJobsQuery(askedPaths.homeJobs(useAppSelector(selectOwnApi)))
