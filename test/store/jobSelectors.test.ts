import { portalApi } from '@/api/portalApi'
import { addressRead, departmentToggled, salaryToggled, selectFilters, textTyped } from '@/store/jobFilters'
import { selectAllJobs, selectJobById } from '@/store/jobLists'
import { selectFilterCount, selectJobChoices, selectJobPage, selectValueCount } from '@/store/jobSelectors'
import { warningShown } from '@/store/notices'
import { wireJob } from '@test/support/jobs'
import { openStore } from './openStore'

/** A store that has loaded these jobs, and what the list screen selects from it. */
const setup = async (rows: Record<string, unknown>[]) => {
  const store = openStore({ 'job/get': rows.map(wireJob) })
  await store.dispatch(portalApi.endpoints.getJobs.initiate())
  const page = () => selectJobPage(store.getState())
  return {
    dispatch: store.dispatch,
    page,
    matching: () => page().items,
    filterCount: () => selectFilterCount(store.getState()),
    departments: () => selectJobChoices(store.getState()).departments,
    count: (id: string) => selectValueCount(store.getState(), 'departments', id),
    pageAt: (number: number) => {
      store.dispatch(addressRead({ filters: selectFilters(store.getState()), page: number }))
      return page()
    },
    job: (id: string) => selectJobById(store.getState(), id),
  }
}

const idsOf = (jobs: readonly { job_id: string }[]) => jobs.map((job) => job.job_id)
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
    expect(filterCount()).toBe(0)
    dispatch(departmentToggled('404'))
    expect(filterCount()).toBe(0)
    dispatch(departmentToggled('6'))
    dispatch(departmentToggled('8'))
    expect(filterCount()).toBe(1)
    dispatch(textTyped('fitter'))
    dispatch(salaryToggled('3-6'))
    expect(filterCount()).toBe(3)
  })
})

describe('a search', () => {
  const rare = [
    { job_id: '1', position: 'Quilter', ctc: '0-3' },
    { job_id: '2', position: 'QUIZ  Master', ctc: '3-6' },
    { job_id: '3', position: 'Zo\u00e9 Quinn Guide', ctc: '3-6' },
  ]

  it.each([
    ['typed and deleted', ['q', 'qu', 'quiz', 'quizz', 'qui', ''], ['123', '123', '2', '', '123', '123']],
    ['put before the others', ['z', 'iz', 'quiz'], ['23', '2', '2']],
    ['pasted in other cases, spaces and encodings', [' Quiz   MASTER', 'ZOE\u0301', ' '], ['2', '3', '123']],
  ])('finds what contains the text when letters are %s', async (_, typed, expected) => {
    const { dispatch, matching } = await setup(rare)
    const found = typed.map((text) => {
      dispatch(textTyped(text))
      return idsOf(matching()).join('')
    })
    expect(found).toEqual(expected)
  })

  it('finds among the jobs that the other filters leave', async () => {
    const { dispatch, matching } = await setup(rare)
    dispatch(textTyped('quil'))
    dispatch(salaryToggled('3-6'))
    expect(matching()).toEqual([])
    dispatch(textTyped('qui'))
    expect(idsOf(matching())).toEqual(['2', '3'])
  })

  it('for a long text that many jobs share does not look through them for each of its letters', async () => {
    const about = 'Our client has plants in five states. '.repeat(40).trim()
    const { dispatch, matching } = await setup([
      ...numbered(20).map((job) => ({ ...job, about_company: JSON.stringify(about) })),
      { job_id: '21', about_company: JSON.stringify(about.replace(/.$/, '!')) },
    ])
    dispatch(textTyped('our'))
    expect(matching()).toHaveLength(21)
    const comparisons = jest.spyOn(String.prototype, 'includes')
    dispatch(textTyped(about))
    expect(matching()).toHaveLength(20)
    expect(comparisons.mock.calls.length).toBeLessThan(20_000)
    comparisons.mockRestore()
  })
})

describe('the departments of the jobs', () => {
  it('stand in alphabetical order with their counts; two ids with one name are two', async () => {
    const { departments, count } = await setup(shop)
    expect(departments().map(({ value, label }) => [value, label, count(value)])).toEqual([
      ['8', 'accounts', 1],
      ['5', 'Élan', 1],
      ['6', 'Production', 2],
      ['9', 'Production', 1],
    ])
  })

  it('stay the same whatever the filters leave; their counts follow the other filters', async () => {
    const { dispatch, departments, count } = await setup(shop)
    const before = departments()
    dispatch(textTyped('fitter'))
    dispatch(departmentToggled('6'))
    expect(departments()).toBe(before)
    expect(['8', '5', '6', '9'].map(count)).toEqual([0, 0, 1, 1])
  })

  it('are all named, also where no job says how', async () => {
    const { departments } = await setup([
      { job_id: '1', department_id: '4', d_name: null },
      { job_id: '2', department_id: '5', d_name: '' },
      { job_id: '3', department_id: '5', d_name: 'Sales' },
    ])
    expect(departments().find(({ value }) => value === '5')).toEqual({ value: '5', label: 'Sales' })
    expect(departments().find(({ value }) => value === '4')?.label).toMatch(/\S/)
  })

  it('hold none for a job without department', async () => {
    const { departments } = await setup([{ job_id: '1', department_id: null, d_name: 'Nowhere' }])
    expect(departments()).toEqual([])
  })
})

describe('the jobs that the filters leave', () => {
  it('are all, in their order, where nothing is chosen', async () => {
    const { matching } = await setup(shop)
    expect(idsOf(matching())).toEqual(['1', '2', '3', '4', '5'])
  })

  it('follow each choice', async () => {
    const { dispatch, matching } = await setup(shop)
    dispatch(textTyped('FITTER'))
    expect(idsOf(matching())).toEqual(['1', '3'])
    dispatch(departmentToggled('9'))
    expect(idsOf(matching())).toEqual(['3'])
    dispatch(salaryToggled('0-3'))
    expect(idsOf(matching())).toEqual([])
    dispatch(departmentToggled('9'))
    expect(idsOf(matching())).toEqual(['1'])
  })

  it('are not fewer for a department that no job of the list has', async () => {
    const { dispatch, matching } = await setup(shop)
    dispatch(departmentToggled('77'))
    expect(matching()).toHaveLength(5)
    dispatch(departmentToggled('8'))
    expect(idsOf(matching())).toEqual(['2'])
  })
})

describe('one page of the jobs', () => {
  it('holds 24 of them', async () => {
    const { pageAt } = await setup(numbered(50))
    expect(pageAt(1)).toMatchObject({ page: 1, pages: 3, total: 50 })
    expect(idsOf(pageAt(1).items)).toHaveLength(24)
    expect(idsOf(pageAt(2).items).at(0)).toBe('25')
    expect(idsOf(pageAt(2).items).at(-1)).toBe('48')
    expect(idsOf(pageAt(3).items)).toEqual(['49', '50'])
  })

  it('is the only one where there are 24', async () => {
    const { pageAt } = await setup(numbered(24))
    expect(pageAt(1).pages).toBe(1)
  })

  it('is the last one where the number is beyond the end', async () => {
    const { pageAt } = await setup(numbered(25))
    expect(pageAt(9)).toMatchObject({ page: 2, pages: 2 })
    expect(idsOf(pageAt(9).items)).toEqual(['25'])
  })

  it('is empty, with a count of 0, where nothing is left', async () => {
    const { dispatch, page } = await setup(shop)
    dispatch(textTyped('astronaut'))
    expect(page()).toEqual({ items: [], page: 1, pages: 1, total: 0 })
  })
})

describe('a single job', () => {
  it('is found by its id, or not at all', async () => {
    const { job } = await setup(shop)
    expect(job('3')?.position).toBe('Fitter')
    for (const id of ['99', '', 'constructor', '__proto__']) expect(job(id)).toBeNull()
  })

  it('is unknown until the list is loaded', () => {
    expect(selectJobById(openStore({}).getState(), '3')).toBeUndefined()
  })
})

describe('what follows from the jobs', () => {
  it('is not worked out again while jobs and filters stay the same', async () => {
    const { dispatch, matching, departments, page } = await setup(shop)
    dispatch(departmentToggled('6'))
    const before = [matching(), departments(), page()]
    dispatch(warningShown('Something else happened.'))
    const after = [matching(), departments(), page()]
    expect(after.map((value, index) => value === before[index])).toEqual([true, true, true])
  })
})

describe('the jobs of a category', () => {
  const openRetail = async () => {
    const store = openStore({
      'job/get': shop.map(wireJob),
      'job/get_jobs_by_category': [wireJob({ job_id: '9', department_id: '4' })],
    })
    await store.dispatch(portalApi.endpoints.getJobsByCategory.initiate('3'))
    return store
  }

  it('are a list of their own', async () => {
    const store = await openRetail()
    expect(idsOf(selectAllJobs(store.getState(), '3'))).toEqual(['9'])
    expect(selectAllJobs(store.getState())).toEqual([])
    await store.dispatch(portalApi.endpoints.getJobs.initiate())
    expect(selectJobPage(store.getState()).total).toBe(5)
    expect(selectJobPage(store.getState(), '3').total).toBe(1)
    expect(selectJobChoices(store.getState(), '3').departments.map(({ value }) => value)).toEqual(['4'])
  })

  it('are filtered by their own departments', async () => {
    const store = await openRetail()
    store.dispatch(departmentToggled('6'))
    expect(selectFilterCount(store.getState(), '3')).toBe(0)
    expect(selectJobPage(store.getState(), '3').total).toBe(1)
  })
})

describe('a list of jobs that is not loaded', () => {
  it('is empty, and always the same', () => {
    const { getState } = openStore({})
    expect(selectJobPage(getState())).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    expect(selectJobChoices(getState())).toEqual({ departments: [], locations: [], roles: [], types: [] })
    expect(selectAllJobs(getState(), '3')).toBe(selectAllJobs(getState()))
  })
})
