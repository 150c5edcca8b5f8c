import { createSelector, type EntityState } from '@reduxjs/toolkit'
import { jobsAdapter } from '@/api/adapters'
import {
  countSetFilters,
  filterJobs,
  noFilters,
  type JobFilters,
  type SearchableJob,
} from '@/domain/jobFilter'
import { alphabetically } from '@/domain/order'
import { pageOf } from '@/domain/pagination'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { keepLast } from './keepLast'

export type JobsState = EntityState<SearchableJob, string>

/** A list that has not come, or was refused, is an empty one: always the same, so that nothing is derived twice. */
const noJobs: JobsState = jobsAdapter.getInitialState()

const { selectAll, selectById } = jobsAdapter.getSelectors()

type JobsArgument = JobsState | undefined

const jobsOf = (jobs: JobsArgument) => selectAll(jobs ?? noJobs)
const filtersOf = (_jobs: JobsArgument, filters: JobFilters) => filters

/** The job of this id, or undefined where the list does not hold it. */
export const selectJob = (jobs: JobsArgument, id: string): SearchableJob | undefined => {
  const job = selectById(jobs ?? noJobs, id)
  // An address may ask for `constructor`, which every object has.
  return job?.job_id === id ? job : undefined
}

const NO_NAME = '(no name)'

/** A department of the sidebar: its id, its name and how many jobs it has. */
export type DepartmentChoice = { value: string; label: string; count: number }

/** The departments of the jobs in alphabetical order, each with its count; two ids are two departments. */
export const selectDepartments = createSelector([jobsOf], (jobs): DepartmentChoice[] => {
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

const knownDepartments = createSelector(
  [selectDepartments, (_jobs: JobsArgument, filters: JobFilters) => filters.departments],
  (departments, chosen) => chosen.filter((id) => departments.some(({ value }) => value === id)),
)

/** The chosen filters without departments that no job of the list has: an old link must not empty the list. */
export const selectKnownFilters = createSelector(
  [knownDepartments, filtersOf],
  (departments, filters): JobFilters => ({ ...filters, departments }),
)

/** How many filters are set: the same number while a text is being typed. */
export const selectFilterCount = createSelector([selectKnownFilters], countSetFilters)

/** What all filters but the text leave: a key in the search box changes nothing of it. */
const selectChosenJobs = createSelector(
  [
    jobsOf,
    (_jobs: JobsArgument, { experience }: JobFilters) => experience,
    knownDepartments,
    (_jobs: JobsArgument, { salaries }: JobFilters) => salaries,
  ],
  (jobs, experience, departments, salaries) =>
    filterJobs(jobs, { text: '', experience, departments, salaries }),
  keepLast,
)

/** What the filters leave, in the order of the list. */
export const selectMatchingJobs = createSelector(
  [selectChosenJobs, (_jobs: JobsArgument, { text }: JobFilters) => text],
  (jobs, text) => filterJobs(jobs, { ...noFilters, text }),
  keepLast,
)

/** One page of what the filters leave, with the number of pages and of jobs. */
export const selectJobPage = createSelector(
  [selectMatchingJobs, (_jobs: JobsArgument, _filters: JobFilters, page: number) => page],
  (jobs, page) => ({ ...pageOf(jobs, page, JOBS_PER_PAGE), total: jobs.length }),
  keepLast,
)
