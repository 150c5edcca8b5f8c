import { createSelector } from '@reduxjs/toolkit'
import { entitiesIn, type JobEntities } from '@/api/adapters'
import { isOpenOn } from '@/domain/jobs/closing'
import { findJobs } from '@/domain/jobs/foundJobs'
import { toJobList } from '@/domain/jobs/jobList'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { selectFilters, selectPage } from './jobFilters'
import { selectToday } from './site'
import type { RootState } from './store'

/** The open jobs of a list: one that was loaded yesterday, or that another API sends, may hold jobs that have closed. */
const selectOpenJobs = createSelector(
  [(_state: RootState, list: JobEntities) => list, selectToday],
  (list, today) => entitiesIn(list).filter((job) => isOpenOn(job, today)),
)

/** The open jobs of a list with what filters look at. */
export const selectSearchableJobs = createSelector([selectOpenJobs], (jobs) => jobs.map(toSearchableJob))

/** The same as a list to search. */
export const selectSearchableList = createSelector([selectSearchableJobs, selectToday], toJobList)

/** One page of what the visitor's filters leave of a list, with what each further choice would leave. */
export const selectFoundJobs = createSelector([selectSearchableList, selectFilters, selectPage], findJobs)
