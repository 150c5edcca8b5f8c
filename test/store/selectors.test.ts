import { portalApi } from '@/api/portalApi'
import { textTyped, valuesChosen } from '@/store/jobFilters'
import { jobIn, selectJobList } from '@/store/jobList'
import { selectFoundJobs } from '@/store/jobSelectors'
import { warningShown } from '@/store/notices'
import { dayBegan } from '@/store/site'
import { wireJob } from '@test/support/jobs'
import { openStore } from './openStore'
import {
  selectCategoryList,
  selectCategoryName,
  selectCompanies,
  selectCsrItems,
  selectEmails,
  selectHomeCompanies,
  selectHomeIndustries,
  selectOfficeGroups,
  selectSlides,
} from '@/store/contentSelectors'
import {
  selectDepartmentOptions,
  selectIndustryOptions,
  selectLocationOptions,
  selectRoleOptions,
} from '@/store/selectListSelectors'
import { selectFoundServices, selectServiceById } from '@/store/serviceSelectors'

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
    job: (id: string) => jobIn(list(), id),
  }
}

const shop = [
  { job_id: '1', position: 'Fitter', department_id: '6', d_name: 'Production', ctc: '0-3' },
  { job_id: '2', position: 'Cashier', department_id: '8', d_name: 'accounts', ctc: '0-3' },
  { job_id: '3', position: 'Fitter', department_id: 9, d_name: 'Production', ctc: '3-6' },
  { job_id: '4', position: 'Welder', department_id: '6', d_name: 'Production', ctc: '3-6' },
  { job_id: '5', position: 'Guide', department_id: '5', d_name: 'Élan', ctc: '3-6' },
]

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

const { endpoints } = portalApi
const optionSelectors = [
  selectDepartmentOptions,
  selectIndustryOptions,
  selectRoleOptions,
  selectLocationOptions,
] as const
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('a list that is not loaded', () => {
  it.each([
    selectCategoryList,
    selectCompanies,
    selectCsrItems,
    selectEmails,
    selectHomeCompanies,
    selectHomeIndustries,
    selectSlides,
    ...optionSelectors,
  ])('is empty, and always the same', (select) => {
    const { getState } = openStore({})
    expect(select(getState())).toEqual([])
    expect(select(getState())).toBe(select(getState()))
  })
})

describe('the offices', () => {
  it('are grouped once for each list', async () => {
    const { dispatch, getState } = openStore({
      'office/get': [{ office_type: 'Branch Office', address: 'Pune' }],
    })
    await dispatch(endpoints.getOffices.initiate())
    expect(selectOfficeGroups(getState()).map(({ offices }) => offices.length)).toEqual([0, 0, 0, 1])
    expect(selectOfficeGroups(getState())).toBe(selectOfficeGroups(getState()))
  })
})

describe('the lists of Home', () => {
  it('are the first 12 industries and the first 16 companies', async () => {
    const { dispatch, getState } = openStore({
      'home/get_industry_list': numbers(13).map((id) => ({ industry_id: id, label: 'x', count: 0 })),
      get_clients_list: numbers(17).map((id) => ({ logo_file_name: `${id}.svg` })),
    })
    await dispatch(endpoints.getHomeIndustries.initiate())
    await dispatch(endpoints.getCompanies.initiate())
    expect(selectHomeIndustries(getState()).map(({ industry_id }) => industry_id)).toEqual(
      numbers(12).map(String),
    )
    expect(selectHomeCompanies(getState()).map(({ logo_file_name }) => logo_file_name)).toEqual(
      numbers(16).map((id) => `${id}.svg`),
    )
  })

  it('are the slides that have an image, in the order of their ids as numbers', async () => {
    const { dispatch, getState } = openStore({
      'slider-image/get': [
        { id: '10', image: 'ten' },
        { id: 1, image: ' ' },
        { id: 9, image: 'nine' },
        { id: '2', image: 'two' },
      ],
    })
    await dispatch(endpoints.getSliderImages.initiate())
    expect(selectSlides(getState()).map(({ id }) => id)).toEqual(['2', '9', '10'])
  })
})

describe('the name of a category', () => {
  const open = () =>
    openStore({
      'category/get': [
        { industry_id: 9, label: 'Retail' },
        { industry_id: 5, label: '' },
      ],
      'home/get_industry_list': [{ industry_id: '5', label: 'Healthcare' }],
    })

  it('comes from the list of all categories, or else from the tiles of Home', async () => {
    const { dispatch, getState } = open()
    expect(selectCategoryName(getState(), '9')).toBeUndefined()
    await dispatch(endpoints.getCategories.initiate())
    expect(selectCategoryList(getState()).map(({ label }) => label)).toEqual(['Retail', ''])
    expect(selectCategoryName(getState(), '9')).toBe('Retail')
    expect(selectCategoryName(getState(), '5')).toBeUndefined()
    await dispatch(endpoints.getHomeIndustries.initiate())
    expect(selectCategoryName(getState(), '5')).toBe('Healthcare')
  })

  it('is unknown for a category that the server refuses', async () => {
    const { dispatch, getState } = open()
    await dispatch(endpoints.getJobsByCategory.initiate('77'))
    expect(selectCategoryName(getState(), '77')).toBeUndefined()
  })
})

describe('the options of the forms', () => {
  it('are the named items of each list in its order', async () => {
    const { dispatch, getState } = openStore({
      'job/get_all_select_list': {
        department: [
          { department_id: 9, d_name: 'Sales' },
          { department_id: 4, d_name: ' ' },
          { department_id: '2', d_name: 'Accounts' },
        ],
        industry: [{ industry_id: 3, industry_name: 'Retail' }],
        role: [{ role_id: '4', role_name: 'Fitter' }],
        location: [{ location_id: 5, location_name: 'Raipur' }],
      },
    })
    await dispatch(portalApi.endpoints.getSelectLists.initiate())
    expect(optionSelectors.map((select) => select(getState()))).toEqual([
      [
        { value: '9', label: 'Sales' },
        { value: '2', label: 'Accounts' },
      ],
      [{ value: '3', label: 'Retail' }],
      [{ value: '4', label: 'Fitter' }],
      [{ value: '5', label: 'Raipur' }],
    ])
    for (const select of optionSelectors) expect(select(getState())).toBe(select(getState()))
  })
})

const openServices = async () => {
  const { dispatch, getState } = openStore({
    'service/get': [
      { service_id: 7, title: 'Wages on time', service_name: 'Payroll', description: '<p>Payslips</p>' },
      { service_id: '3', title: 'People for surveys', service_name: 'Surveys', description: null },
    ],
  })
  await dispatch(endpoints.getServices.initiate())
  return {
    find: (search: string) => selectFoundServices(getState(), search),
    service: (id: string) => selectServiceById(getState(), id),
  }
}

const idsOf = (services: readonly { service_id: string }[]) => services.map(({ service_id }) => service_id)

describe('the services that are found', () => {
  it('are those that contain the text, in their order', async () => {
    const { find } = await openServices()
    expect(['', 'PAYSLIPS', 'elephants'].map((text) => idsOf(find(text)))).toEqual([['7', '3'], ['7'], []])
  })

  it('are cached for the last text alone', async () => {
    const { find } = await openServices()
    const found = find('time')
    expect(find('time')).toBe(found)
    find('made up')
    expect(find('time')).toEqual(found)
  })

  it('are none until the list is loaded', () => {
    expect(selectFoundServices(openStore({}).getState(), '')).toEqual([])
  })
})

describe('a single service', () => {
  it('is found by its id, or not at all', async () => {
    const { service } = await openServices()
    expect(service('7')?.service_name).toBe('Payroll')
    for (const id of ['8', '', 'toString', '__proto__']) expect(service(id)).toBeUndefined()
    expect(selectServiceById(openStore({}).getState(), '7')).toBeUndefined()
  })
})
