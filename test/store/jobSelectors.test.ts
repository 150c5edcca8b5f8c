import { portalApi } from '@/api/portalApi'
import { countSetFilters } from '@/domain/jobFilter'
import { knownFilters } from '@/domain/jobs/foundJobs'
import { addressRead, selectFilters, textTyped, valuesChosen } from '@/store/jobFilters'
import { jobIn, selectJobList } from '@/store/jobList'
import { selectFoundJobs, selectJobChoices } from '@/store/jobSelectors'
import { warningShown } from '@/store/notices'
import { dayBegan } from '@/store/site'
import { wireJob } from '@test/support/jobs'
import { openStore } from './openStore'

/** A store that has loaded these jobs, and what the list screen selects from it. */
const setup = async (rows: Record<string, unknown>[]) => {
  const { dispatch, getState } = openStore({ 'job/get': rows.map(wireJob) })
  await dispatch(portalApi.endpoints.getJobs.initiate())
  const list = () => {
    const loaded = selectJobList(getState())
    if (!loaded) throw new Error('The list is not loaded')
    return loaded
  }
  const found = () => selectFoundJobs(getState(), list())
  return {
    dispatch,
    found,
    ids: () => found().jobs.map(({ job_id }) => job_id),
    departments: () => found().choices.departments,
    filterCount: () =>
      countSetFilters(knownFilters(selectJobChoices(getState(), list()), selectFilters(getState()))),
    pageAt: (page: number) => {
      dispatch(addressRead({ filters: selectFilters(getState()), page }))
      return found()
    },
    job: (id: string) => jobIn(list(), id),
  }
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ job_id: `${index + 1}` }))

const shop = [
  { job_id: '1', position: 'Fitter', department_id: '6', d_name: 'Production', ctc: '0-3' },
  { job_id: '2', position: 'Cashier', department_id: '8', d_name: 'accounts', ctc: '0-3' },
  { job_id: '3', position: 'Fitter', department_id: 9, d_name: 'Production', ctc: '3-6' },
  { job_id: '4', position: 'Welder', department_id: '6', d_name: 'Production', ctc: '3-6' },
  { job_id: '5', position: 'Guide', department_id: '5', d_name: 'Élan', ctc: '3-6' },
]

describe('the number of set filters', () => {
  it('counts each kind once, and no department that no job has', async () => {
    const { dispatch, filterCount } = await setup(shop)
    dispatch(valuesChosen({ filter: 'departments', values: ['404'] }))
    expect(filterCount()).toBe(0)
    dispatch(valuesChosen({ filter: 'departments', values: ['404', '6', '8'] }))
    expect(filterCount()).toBe(1)
    dispatch(textTyped('fitter'))
    dispatch(valuesChosen({ filter: 'salaries', values: ['3-6'] }))
    expect(filterCount()).toBe(3)
  })
})

describe('the departments of the jobs', () => {
  it('stand in alphabetical order with their counts; two ids with one name are two', async () => {
    const { departments } = await setup(shop)
    expect(departments().map(({ value, label, count }) => [value, label, count])).toEqual([
      ['8', 'accounts', 1],
      ['5', 'Élan', 1],
      ['6', 'Production', 2],
      ['9', 'Production', 1],
    ])
  })

  it('stay the same whatever the filters leave; their counts follow the other filters', async () => {
    const { dispatch, departments } = await setup(shop)
    dispatch(textTyped('fitter'))
    dispatch(valuesChosen({ filter: 'departments', values: ['6'] }))
    expect(departments().map(({ value, count }) => [value, count])).toEqual([
      ['8', 0],
      ['5', 0],
      ['6', 1],
      ['9', 1],
    ])
  })

  it('are all named, also where no job says how', async () => {
    const { departments } = await setup([
      { job_id: '1', department_id: '4', d_name: null },
      { job_id: '2', department_id: '5', d_name: '' },
      { job_id: '3', department_id: '5', d_name: 'Sales' },
      { job_id: '4', department_id: null, d_name: 'Nowhere' },
    ])
    expect(departments().map(({ value, label }) => [value, label])).toEqual([
      ['4', expect.stringMatching(/\S/)],
      ['5', 'Sales'],
    ])
  })
})

describe('the jobs that the filters leave', () => {
  it('follow each choice, in the order of the list', async () => {
    const { dispatch, ids } = await setup(shop)
    expect(ids()).toEqual(['1', '2', '3', '4', '5'])
    dispatch(textTyped('FITTER'))
    expect(ids()).toEqual(['1', '3'])
    dispatch(valuesChosen({ filter: 'departments', values: ['9'] }))
    expect(ids()).toEqual(['3'])
    dispatch(valuesChosen({ filter: 'salaries', values: ['0-3'] }))
    expect(ids()).toEqual([])
  })

  it('are not fewer for a department that no job of the list has', async () => {
    const { dispatch, ids } = await setup(shop)
    dispatch(valuesChosen({ filter: 'departments', values: ['77'] }))
    expect(ids()).toHaveLength(5)
    dispatch(valuesChosen({ filter: 'departments', values: ['77', '8'] }))
    expect(ids()).toEqual(['2'])
  })

  it('are the open ones, also when a new day begins', async () => {
    const { dispatch, ids } = await setup([
      { job_id: '1', closing_date: '2026-03-10' },
      { job_id: '2', closing_date: '2026-03-11' },
    ])
    dispatch(dayBegan('2026-03-10'))
    expect(ids()).toEqual(['1', '2'])
    dispatch(dayBegan('2026-03-11'))
    expect(ids()).toEqual(['2'])
  })

  it('are not worked out again while jobs and filters stay the same', async () => {
    const { dispatch, found } = await setup(shop)
    const before = found()
    dispatch(warningShown('Something else happened.'))
    expect(found()).toBe(before)
  })
})

describe('one page of the jobs', () => {
  it('holds 24 of them', async () => {
    const { pageAt, ids } = await setup(numbered(50))
    expect(pageAt(1)).toMatchObject({ page: 1, pages: 3, total: 50, all: 50 })
    expect(pageAt(1).jobs).toHaveLength(24)
    pageAt(3)
    expect(ids()).toEqual(['49', '50'])
  })

  it('is the last one where the number is beyond the end', async () => {
    const { pageAt, ids } = await setup(numbered(25))
    expect(pageAt(9)).toMatchObject({ page: 2, pages: 2 })
    expect(ids()).toEqual(['25'])
  })

  it('is empty, with a count of 0, where nothing is left', async () => {
    const { dispatch, found } = await setup(shop)
    dispatch(textTyped('astronaut'))
    expect(found()).toMatchObject({ jobs: [], page: 1, pages: 1, total: 0, without: [['text', 5]] })
  })
})

describe('a single job', () => {
  it('is found by its id, or not at all', async () => {
    const { job } = await setup(shop)
    expect(job('3')?.position).toBe('Fitter')
    for (const id of ['99', '', 'constructor', '__proto__']) expect(job(id)).toBeUndefined()
  })
})
