/** @jest-environment node */
import { noFilters } from '@/domain/jobFilter'
import { selectDepartments, selectJob, selectJobPage, selectMatchingJobs } from '@/store/jobSelectors'

describe('a list of jobs that has not come', () => {
  it('is an empty one', () => {
    expect(selectMatchingJobs(undefined, noFilters)).toEqual([])
    expect(selectDepartments(undefined)).toEqual([])
    expect(selectJobPage(undefined, noFilters, 3)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    expect(selectJob(undefined, '1')).toBeUndefined()
  })

  it('is always the same empty one', () => {
    expect(selectMatchingJobs(undefined, noFilters)).toBe(selectMatchingJobs(undefined, noFilters))
    expect(selectDepartments(undefined)).toBe(selectDepartments(undefined))
    expect(selectJobPage(undefined, noFilters, 1)).toBe(selectJobPage(undefined, noFilters, 1))
  })
})
