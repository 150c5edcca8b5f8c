import { countSetFilters, filterJobs, noFilters, type JobFilters } from '@/domain/jobFilter'
import type { Job } from '@/domain/entities'
import { makeSearchable } from '@test/support/jobs'

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

test.each([
  [['1'], ['a']],
  [
    ['2', '12'],
    ['b', 'c'],
  ],
  [['3'], []],
  [[], ['a', 'b', 'c', 'd']],
])('the departments %j leave the jobs with any of these ids', (departments, expected) => {
  const jobs = {
    a: { department_id: '1', d_name: 'Sales' },
    b: { department_id: '12', d_name: 'Sales' },
    c: { department_id: '2', d_name: 'Accounts' },
    d: { department_id: '', d_name: '' },
  }
  expect(found(jobs, { departments })).toEqual(expected)
})

test.each([
  [['3-6'], ['b']],
  [
    ['75-100', '0-3'],
    ['a', 'd'],
  ],
  [['6-10'], []],
  [[], ['a', 'b', 'c', 'd']],
])('the bands %j leave the jobs with any of these labels, whatever their figures', (salaries, expected) => {
  const jobs = {
    a: { ctc: '0-3' },
    b: { ctc: '3-6', ctc_from: 3, ctc_to: 6 },
    c: { ctc: '', ctc_from: 4, ctc_to: 5 },
    d: { ctc: '75-100' },
  }
  expect(found(jobs, { salaries })).toEqual(expected)
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
    expect(found({}, filters)).toEqual([])
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
