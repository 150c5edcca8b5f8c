import { portalApi } from '@/api/portalApi'
import { apiUrls } from '@/domain/site/apiUrls'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'

export const useHomeJobs = () => portalApi.useGetHomeJobsQuery(apiUrls.homeJobs(useAppSelector(selectOwnApi)))
