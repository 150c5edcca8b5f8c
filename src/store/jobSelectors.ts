import { createSelector, lruMemoize } from '@reduxjs/toolkit'
import { countSetFilters, filterJobs, type JobFilters } from '@/domain/jobFilter'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import { JOBS_PER_PAGE } from '@/domain/limits'
import { alphabetically } from '@/domain/order'
import { pageOf } from '@/domain/pagination'
import { foldText, someContain } from '@/domain/textSearch'
import { selectFilters, selectPage } from './jobFilters'
import { selectAllJobs } from './jobLists'
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
