import type { JobEntities } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import type { RootState } from './store'

const selectJobsResult = portalApi.endpoints.getJobs.select()

/** The cached list of all jobs. What is derived from it comes with the screens of lists (`jobSelectors.ts`). */
export const selectJobList = (state: RootState) => selectJobsResult(state).data

/** The job of this id in a list, open or closed. */
export const jobIn = ({ entities }: JobEntities, id: string): Job | undefined => {
  const job = entities[id]
  // `constructor` is a property of every object.
  return job?.job_id === id ? job : undefined
}
