import { createSelector } from '@reduxjs/toolkit'
import { jobsAdapter } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { todayInIndia } from '@/domain/jobs/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import type { RootState } from './store'

/** A list that is not loaded is empty, and always the same empty list. */
const noJobs = jobsAdapter.getInitialState()

const { selectAll } = jobsAdapter.getSelectors()

const { getJobs, getJobsByCategory } = portalApi.endpoints
const selectJobsResult = getJobs.select()

/** The day in India: it changes once a day. */
export const selectToday = () => todayInIndia(Date.now())

const selectListedJobs = (state: RootState, industryId?: string) =>
  selectAll(
    (industryId === undefined
      ? selectJobsResult(state).data
      : getJobsByCategory.select(industryId)(state).data?.jobs) ?? noJobs,
  )

/**
 * The open jobs of a list: one that was loaded yesterday, or that another API sends, may hold jobs that have closed. Every
 * selector of a list of jobs takes the id of an industry for the list of that category, and nothing for the list of all
 * jobs.
 */
export const selectAllJobs = createSelector([selectListedJobs, selectToday], (jobs, today) => {
  const isOpen = (job: Job) => isOpenOn(job, today)
  return jobs.every(isOpen) ? jobs : jobs.filter(isOpen)
})

/** The open job of this id in a list; null if the list lacks it. */
export const jobIn = ({ entities }: typeof noJobs, id: string): Job | null => {
  const job = entities[id]
  // `constructor` is a property of every object.
  return job?.job_id === id && isOpenOn(job, selectToday()) ? job : null
}

/** The job of this id in the list of all jobs: null if the list lacks it, undefined if the list is not loaded. */
export const selectJobById = (state: RootState, id: string): Job | null | undefined => {
  const { data } = selectJobsResult(state)
  return data && jobIn(data, id)
}
