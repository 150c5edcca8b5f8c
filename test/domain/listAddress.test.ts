import { noFilters } from '@/domain/jobFilter'
import { canonicalListPath, feedPath, filteredJobsPath } from '@/domain/listAddress'

const canonical = (path: string, query: string, jobs?: number) =>
  canonicalListPath(path, new URLSearchParams(query), jobs)

describe('The canonical address of a list', () => {
  it.each([
    ['', '/full-time-jobs'],
    ['page=1', '/full-time-jobs'],
    ['page=3&utm_source=mail', '/full-time-jobs?page=3'],
    ['q=nurse', '/full-time-jobs'],
    ['department=4&page=2', '/full-time-jobs'],
    ['experience=99&page=2', '/full-time-jobs?page=2'],
  ])('at ?%s is %s', (query, path) => {
    expect(canonical('/full-time-jobs', query)).toBe(path)
  })

  it.each([
    ['page=99', 49, '/full-time-jobs?page=3'],
    ['page=3', 49, '/full-time-jobs?page=3'],
    ['page=3', 24, '/full-time-jobs'],
    ['page=2', 0, '/full-time-jobs'],
  ])('at ?%s of %d jobs is that of a page that there is', (query, jobs, path) => {
    expect(canonical('/full-time-jobs', query, jobs)).toBe(path)
  })

  it('keeps the category', () => {
    expect(canonical('/job-by-categories?id=5', 'id=5&page=2')).toBe('/job-by-categories?id=5&page=2')
    expect(canonical('/job-by-categories?id=5', 'id=5&q=a&page=2')).toBe('/job-by-categories?id=5')
  })
})

describe('The feed of a list', () => {
  it('has the filters of the list in its address', () => {
    const filters = { ...noFilters, text: 'R&D', experience: 3, departments: ['4', '7'], salaries: ['3-6'] }
    const query = 'q=R%26D&experience=3&department=4&department=7&salary=3-6'
    expect(feedPath(filters)).toBe(`/jobs.rss?${query}`)
    expect(filteredJobsPath(filters)).toBe(`/full-time-jobs?${query}`)
    expect(feedPath(noFilters)).toBe('/jobs.rss')
  })
})
