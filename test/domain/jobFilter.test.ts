import { countSetFilters, filterJobs, noFilters, type JobFilters } from '@/domain/jobFilter'
import { makeSearchable } from '@test/support/jobs'

const found = (jobs: ReturnType<typeof makeSearchable>[], filters: Partial<JobFilters>) =>
  filterJobs(jobs, { ...noFilters, ...filters }, '2026-03-10').map(({ job }) => job.job_id)

describe('the experience filter', () => {
  const jobs = [
    makeSearchable({ job_id: 'fresher', experience_from: 0, experience_to: 1 }),
    makeSearchable({ job_id: 'two to five', experience_from: 2, experience_to: 5 }),
    makeSearchable({ job_id: 'just five', experience_from: 5, experience_to: 5 }),
    makeSearchable({ job_id: 'senior', experience_from: 15, experience_to: 25 }),
  ]

  it.each([
    [1, ['fresher']],
    [2, ['two to five']],
    [4, ['two to five']],
    [5, ['two to five', 'just five']],
    [6, []],
    [14, []],
    [15, ['senior']],
    [20, ['senior']],
  ])('at %d years leaves the jobs whose range holds that many', (experience, expected) => {
    expect(found(jobs, { experience })).toEqual(expected)
  })

  it('at 0 is no filter', () => {
    expect(found(jobs, { experience: 0 })).toEqual(['fresher', 'two to five', 'just five', 'senior'])
  })

  it('does not find a job that names no years, or no longest experience', () => {
    const open = [
      makeSearchable({ job_id: 'none', experience_from: null, experience_to: null }),
      makeSearchable({ job_id: 'from 3', experience_from: 3, experience_to: null }),
    ]
    expect(found(open, { experience: 5 })).toEqual([])
    expect(found(open, { experience: 0 })).toEqual(['none', 'from 3'])
  })

  it('takes a job without least experience to begin at 0', () => {
    const upTo4 = [makeSearchable({ job_id: 'up to 4', experience_from: null, experience_to: 4 })]
    expect(found(upTo4, { experience: 1 })).toEqual(['up to 4'])
    expect(found(upTo4, { experience: 4 })).toEqual(['up to 4'])
    expect(found(upTo4, { experience: 5 })).toEqual([])
  })
})

describe('the department filter', () => {
  const jobs = [
    makeSearchable({ job_id: 'a', department_id: '1', d_name: 'Sales' }),
    makeSearchable({ job_id: 'b', department_id: '12', d_name: 'Sales' }),
    makeSearchable({ job_id: 'c', department_id: '2', d_name: 'Accounts' }),
    makeSearchable({ job_id: 'd', department_id: '', d_name: '' }),
  ]

  it('leaves the jobs of any ticked department, by its id and not by its name', () => {
    expect(found(jobs, { departments: ['1'] })).toEqual(['a'])
    expect(found(jobs, { departments: ['2', '12'] })).toEqual(['b', 'c'])
    expect(found(jobs, { departments: ['3'] })).toEqual([])
  })

  it('is no filter where none is ticked', () => {
    expect(found(jobs, { departments: [] })).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('the salary filter', () => {
  const jobs = [
    makeSearchable({ job_id: 'a', ctc: '0-3' }),
    makeSearchable({ job_id: 'b', ctc: '3-6', ctc_from: 3, ctc_to: 6 }),
    makeSearchable({ job_id: 'c', ctc: '', ctc_from: 4, ctc_to: 5 }),
    makeSearchable({ job_id: 'd', ctc: '75-100' }),
  ]

  it('leaves the jobs whose band is any ticked one, by its label and not by the figures', () => {
    expect(found(jobs, { salaries: ['3-6'] })).toEqual(['b'])
    expect(found(jobs, { salaries: ['75-100', '0-3'] })).toEqual(['a', 'd'])
    expect(found(jobs, { salaries: ['6-10'] })).toEqual([])
  })

  it('is no filter where none is ticked', () => {
    expect(found(jobs, { salaries: [] })).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('all filters together', () => {
  const right = {
    position: 'Tool Room Fitter',
    experience_from: 2,
    experience_to: 6,
    department_id: '6',
    ctc: '3-6',
  }
  const jobs = [
    makeSearchable({ ...right, job_id: 'all' }),
    makeSearchable({ ...right, job_id: 'other text', position: 'Welder' }),
    makeSearchable({ ...right, job_id: 'too senior', experience_from: 5 }),
    makeSearchable({ ...right, job_id: 'other department', department_id: '7' }),
    makeSearchable({ ...right, job_id: 'other band', ctc: '6-10' }),
    makeSearchable({ ...right, job_id: 'all again' }),
  ]
  const filters: JobFilters = {
    ...noFilters,
    text: 'fitter',
    experience: 4,
    departments: ['6'],
    salaries: ['3-6'],
  }

  it('leave what each of them leaves, in the order of the list', () => {
    expect(found(jobs, filters)).toEqual(['all', 'all again'])
  })

  it('leave the whole list if none is set', () => {
    expect(found(jobs, {})).toHaveLength(6)
    expect(found(jobs, { text: '   ' })).toHaveLength(6)
  })

  it('leave nothing of an empty list', () => {
    expect(filterJobs([], filters, '2026-03-10')).toEqual([])
  })

  it('are counted by kind, not by tick', () => {
    expect(countSetFilters(noFilters)).toBe(0)
    expect(countSetFilters({ ...noFilters, text: ' ' })).toBe(0)
    expect(countSetFilters({ ...noFilters, departments: ['1', '2'] })).toBe(1)
    expect(countSetFilters({ ...noFilters, experience: 1, salaries: ['0-3'] })).toBe(2)
    expect(countSetFilters(filters)).toBe(4)
  })
})
