import { createSelector } from '@reduxjs/toolkit'
import { jobsAdapter, type JobEntities } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { isOpenOn } from '@/domain/jobs/closing'
import { findJobs } from '@/domain/jobs/foundJobs'
import { jobChoices } from '@/domain/jobs/jobChoices'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { selectFilters, selectPage } from './jobFilters'
import { selectToday } from './site'
import type { RootState } from './store'

const { selectAll } = jobsAdapter.getSelectors()

/** The cached list of all jobs. */
export const selectJobList = (state: RootState) => selectJobsResult(state).data

const selectJobsResult = portalApi.endpoints.getJobs.select()

/** The open jobs of a list: one that was loaded yesterday, or that another API sends, may hold jobs that have closed. */
export const selectOpenJobs = createSelector(
  [(_state: RootState, list: JobEntities) => list, selectToday],
  (list, today) => selectAll(list).filter((job) => isOpenOn(job, today)),
)

/** The open jobs of a list with what filters look at. */
export const selectSearchableJobs = createSelector([selectOpenJobs], (jobs) => jobs.map(toSearchableJob))

/** The values that a list offers to filter by. */
export const selectJobChoices = createSelector([selectSearchableJobs], jobChoices)

/** One page of what the visitor's filters leave of a list, with what each further choice would leave. */
export const selectFoundJobs = createSelector(
  [selectSearchableJobs, selectJobChoices, selectFilters, selectPage, selectToday],
  findJobs,
)

/** The job of this id in a list, open or closed. */
export const jobIn = ({ entities }: JobEntities, id: string): Job | undefined => {
  const job = entities[id]
  // `constructor` is a property of every object.
  return job?.job_id === id ? job : undefined
}
