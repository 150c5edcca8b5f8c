import * as fc from 'fast-check'
import type { Job } from '@/domain/content/entities'
import {
  countSetFilters,
  noFilters,
  readFilters,
  writeFilters,
  type JobFilters,
} from '@/domain/jobs/jobFilter'
import { canonicalListPath, feedPath, filteredJobsPath } from '@/domain/jobs/listAddress'
import { SALARY_BANDS } from '@/domain/site/limits'
import { foldText } from '@/domain/text/compareText'
import { filterJobs, makeSearchable } from '@test/support/jobs'
import { anyText } from '@test/support/anyText'

/** The ids of the jobs, of which each says what is special about it, that the filters leave. */
const found = (jobs: Record<string, Partial<Job>>, filters: Partial<JobFilters>) =>
  filterJobs(
    Object.entries(jobs).map(([job_id, changes]) => makeSearchable({ job_id, ...changes })),
    { ...noFilters, ...filters },
    '2026-03-10',
  ).map(({ job }) => job.job_id)

const years = (experience_from: number | null, experience_to: number | null) => ({
  experience_from,
  experience_to,
})

test.each([
  [1, ['fresher', 'up to 4']],
  [2, ['two to five', 'up to 4']],
  [4, ['two to five', 'up to 4']],
  [5, ['two to five', 'just five']],
  [6, []],
  [15, ['senior']],
  [20, ['senior']],
  // No filter.
  [0, ['fresher', 'two to five', 'just five', 'senior', 'no years', 'from 3', 'up to 4']],
])('%d years of experience leave the jobs whose range holds that many', (experience, expected) => {
  const jobs = {
    fresher: years(0, 1),
    'two to five': years(2, 5),
    'just five': years(5, 5),
    senior: years(15, 25),
    'no years': years(null, null),
    'from 3': years(3, null),
    // It begins at 0.
    'up to 4': years(null, 4),
  }
  expect(found(jobs, { experience })).toEqual(expected)
})

test('only jobs that begin at 0 years are for freshers', () => {
  const jobs = { none: years(0, 2), unknown: years(null, 2), nothing: years(null, null), one: years(1, 3) }
  expect(found(jobs, { fresher: true })).toEqual(['none'])
})

describe('all filters together', () => {
  const right = { position: 'Tool Room Fitter', ...years(2, 6), department_id: '6', ctc: '3-6' }
  const jobs = {
    all: right,
    'other text': { ...right, position: 'Welder' },
    'too senior': { ...right, experience_from: 5 },
    'other department': { ...right, department_id: '7' },
    'other band': { ...right, ctc: '6-10' },
    'all again': right,
  }
  const filters = { text: 'fitter', experience: 4, departments: ['6'], salaries: ['3-6'] }

  it('leave what each of them leaves, in the order of the list', () => {
    expect(found(jobs, filters)).toEqual(['all', 'all again'])
    for (const none of [{}, { text: '   ' }]) expect(found(jobs, none)).toHaveLength(6)
  })

  it.each([
    [0, {}],
    [0, { text: ' ' }],
    [1, { departments: ['1', '2'] }],
    [2, { experience: 1, salaries: ['0-3'] }],
    [4, filters],
  ])('are counted by kind, not by tick: %d', (count, chosen) => {
    expect(countSetFilters({ ...noFilters, ...chosen })).toBe(count)
  })
})

const read = (query: string) => readFilters(new URLSearchParams(query))
const write = (filters: Partial<JobFilters>, page = 1, query = '') =>
  `${writeFilters(new URLSearchParams(query), { ...noFilters, ...filters }, page)}`

describe('filters in the address', () => {
  it('have no parameters where nothing is chosen', () => {
    expect([write({}), write({ text: '  ' })]).toEqual(['', ''])
    expect(read('')).toEqual({ filters: noFilters, page: 1 })
  })

  it('are written under the names q, experience, department, salary and page', () => {
    const filters = { text: 'R&D head', experience: 7, departments: ['4', '6'], salaries: ['3-6', '6-10'] }
    expect(write(filters, 2)).toBe(
      'q=R%26D+head&experience=7&department=4&department=6&salary=3-6&salary=6-10&page=2',
    )
  })

  it('are read under these names, in any order, each choice once', () => {
    expect(
      read('page=3&salary=75-100&department=9&q=cnc%20operator&experience=20&department=2&department=9'),
    ).toEqual({
      filters: {
        ...noFilters,
        text: 'cnc operator',
        experience: 20,
        departments: ['9', '2'],
        salaries: ['75-100'],
      },
      page: 3,
    })
  })

  it('keep the parameters of others, and replace their own', () => {
    expect(write({ text: 'new' }, 1, 'id=5&q=old&experience=3&page=4&utm_source=mail')).toBe(
      'id=5&utm_source=mail&q=new',
    )
    expect(write({}, 1, 'id=5&department=1&department=2&salary=0-3&page=2')).toBe('id=5')
  })
})

describe('an address that means nothing', () => {
  it.each(['abc', '', '0', '21', '-1', '1.5', '٥'])('sets no experience: "%s"', (experience) => {
    expect(read(`${new URLSearchParams({ experience })}`).filters.experience).toBe(0)
  })

  it.each(['0', '-1', 'abc', '1e3', '1.5', '', ' 2', '0x2', 'Infinity', '99999999999999999999'])(
    'is page 1: "%s"',
    (page) => {
      expect(read(`${new URLSearchParams({ page })}`).page).toBe(1)
    },
  )

  it.each(['', '3', '3-7', '3 - 6', '3–6', '6-3', '100', 'negotiable', '__proto__'])(
    'ticks no band: "%s"',
    (salary) => {
      expect(read(`${new URLSearchParams({ salary })}`).filters.salaries).toEqual([])
    },
  )

  it('does not spoil what is right beside it, and is read by its first value where a single one is repeated', () => {
    expect(
      read('salary=1-2&salary=3-6&department=&department=4&experience=x&page=2&page=5&q=cnc&q=two'),
    ).toEqual({ filters: { ...noFilters, text: 'cnc', departments: ['4'], salaries: ['3-6'] }, page: 2 })
  })
})

describe('any choice', () => {
  const text = anyText({ maxLength: 30 }).filter((typed) => typed === '' || foldText(typed) !== '')
  const names = fc.uniqueArray(
    anyText({ minLength: 1 }).filter((name) => name === name.trim()),
    { maxLength: 6 },
  )
  const filters: fc.Arbitrary<JobFilters> = fc.record({
    text,
    experience: fc.integer({ min: 0, max: 20 }),
    fresher: fc.boolean(),
    locations: names,
    roles: names,
    departments: names,
    salaries: fc.subarray([...SALARY_BANDS]),
    types: names,
    posted: fc.constantFrom(0, 1, 3, 7, 30),
    sort: fc.constantFrom('', 'match', 'newest', 'salary', 'experience', 'closing'),
  })
  const page = fc.integer({ min: 1, max: 5000 })

  it('is read from the address as it was written there, over whatever stood there before', () => {
    fc.assert(
      fc.property(filters, filters, page, (before, chosen, number) => {
        const first = writeFilters(new URLSearchParams('id=7'), before, 9)
        const query = `${writeFilters(first, chosen, number)}`
        expect(query).toBe(`${writeFilters(new URLSearchParams('id=7'), chosen, number)}`)
        expect(read(query)).toEqual({ filters: chosen, page: number })
      }),
      { numRuns: 1000 },
    )
  })
})

describe('The canonical address of a list', () => {
  const list = '/full-time-jobs'
  const category = '/job-by-categories?id=5'

  it.each([
    [list, '', undefined, list],
    [list, 'page=1', undefined, list],
    [list, 'page=3&utm_source=mail', undefined, `${list}?page=3`],
    [list, 'q=nurse', undefined, list],
    [list, 'department=4&page=2', undefined, list],
    [list, 'experience=99&page=2', undefined, `${list}?page=2`],
    // A page that there is.
    [list, 'page=99', 49, `${list}?page=3`],
    [list, 'page=3', 24, list],
    [list, 'page=2', 0, list],
    [category, 'id=5&page=2', undefined, `${category}&page=2`],
    [category, 'id=5&q=a&page=2', undefined, category],
  ])('%s at ?%s of %p jobs is %s', (path, query, jobs, expected) => {
    expect(canonicalListPath(path, new URLSearchParams(query), jobs)).toBe(expected)
  })
})

test('the feed of a list has the filters of the list in its address', () => {
  const filters = { ...noFilters, text: 'R&D', experience: 3, departments: ['4', '7'], salaries: ['3-6'] }
  const query = 'q=R%26D&experience=3&department=4&department=7&salary=3-6'
  expect(feedPath(filters)).toBe(`/jobs.rss?${query}`)
  expect(filteredJobsPath(filters)).toBe(`/full-time-jobs?${query}`)
  expect(feedPath(noFilters)).toBe('/jobs.rss')
})
