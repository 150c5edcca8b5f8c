import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { jobsAdapter } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import {
  countSetFilters,
  filterJobs,
  toSearchableJob,
  type JobFilters,
  type SearchableJob,
} from '@/domain/jobFilter'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { alphabetically } from '@/domain/order'
import { pageOf } from '@/domain/pagination'
import { foldText, someContain } from '@/domain/textSearch'
import { selectFilters, selectPage } from './jobFilters'
import type { RootState } from './store'

/** A list that is not loaded is empty, and always the same empty list. */
const noJobs = jobsAdapter.getInitialState()

const { selectAll } = jobsAdapter.getSelectors()

const { getJobs, getJobsByCategory } = portalApi.endpoints
const selectJobsResult = getJobs.select()

/**
 * Every selector of a list of jobs takes the id of an industry for the list of that category, and nothing for the list
 * of all jobs.
 */
export const selectAllJobs = (state: RootState, industryId?: string) =>
  selectAll(
    (industryId === undefined
      ? selectJobsResult(state).data
      : getJobsByCategory.select(industryId)(state).data?.jobs) ?? noJobs,
  )

/** The job of this id in the list of all jobs: null if the list lacks it, undefined if the list is not loaded. */
export const selectJobById = (state: RootState, id: string): Job | null | undefined => {
  const { data } = selectJobsResult(state)
  const job = data?.entities[id]
  // `constructor` is a property of every object.
  if (job?.job_id === id) return job
  return data && null
}

const NO_NAME = '(no name)'

/** A department of the sidebar: its id, its name and how many jobs it has. */
export type DepartmentChoice = { value: string; label: string; count: number }

/** The departments of the jobs in alphabetical order, each with its count; two ids are two departments. */
export const selectDepartments = createSelector([selectAllJobs], (jobs): DepartmentChoice[] => {
  const departments = new Map<string, DepartmentChoice>()
  for (const { department_id: value, d_name: name } of jobs) {
    if (value === '') continue
    const known = departments.get(value)
    departments.set(value, { value, label: known?.label || name, count: (known?.count ?? 0) + 1 })
  }
  return [...departments.values()]
    .map((department) => (department.label ? department : { ...department, label: NO_NAME }))
    .sort((one, other) => alphabetically(one.label, other.label))
})

/** The chosen filters without departments that no job of the list has: an old link must not empty the list. */
export const selectKnownFilters = createSelector(
  [selectDepartments, selectFilters],
  (departments, filters): JobFilters => ({
    ...filters,
    departments: filters.departments.filter((id) => departments.some(({ value }) => value === id)),
  }),
)

export const selectFilterCount = createSelector([selectKnownFilters], countSetFilters)

/** The jobs with the texts that are searched, derived once for each list. */
export const selectSearchableJobs = createSelector([selectAllJobs], (jobs) => jobs.map(toSearchableJob))

/**
 * Searches a list. The jobs with a text are among those with its first letters, which are known while a visitor types:
 * a key looks through fewer jobs than the key before it, and a deleted letter through none.
 */
const selectSearch = createSelector([selectSearchableJobs], (jobs) => {
  const narrow = lruMemoize(
    (found: readonly SearchableJob[], text: string) => found.filter(({ texts }) => someContain(texts, text)),
    { maxSize: 50 },
  )
  return (text: string) => {
    let found = jobs
    for (let length = 1; length <= text.length && found.length > 0; length++)
      found = narrow(found, text.slice(0, length))
    return found
  }
})

const selectMatchingJobs = createSelector([selectSearch, selectKnownFilters], (search, { text, ...others }) =>
  filterJobs(search(foldText(text)), { ...others, text: '' }),
)

/** One page of the matching jobs, with the number of pages and of matching jobs. */
export const selectJobPage = createSelector([selectMatchingJobs, selectPage], (jobs, page) => ({
  ...pageOf(jobs, page, JOBS_PER_PAGE),
  total: jobs.length,
}))
