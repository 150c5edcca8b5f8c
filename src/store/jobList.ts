import { portalApi } from '@/api/portalApi'
import type { RootState } from './store'

const selectJobsResult = portalApi.endpoints.getJobs.select()

/** The cached list of all jobs. What is derived from it comes with the screens of lists (`jobSelectors.ts`). */
export const selectJobList = (state: RootState) => selectJobsResult(state).data
