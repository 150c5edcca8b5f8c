import { portalApi } from '@/api/portalApi'
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
import { openStore } from './openStore'

const { endpoints } = portalApi
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
  ])('is empty, and always the same', (select) => {
    const { getState } = openStore({})
    expect(select(getState())).toEqual([])
    expect(select(getState())).toBe(select(getState()))
  })
})

describe('the lists of the company', () => {
  it('have the order of the server', async () => {
    const { dispatch, getState } = openStore({
      get_clients_list: [{ logo_file_name: 'b.svg' }, { logo_file_name: 'a.svg' }],
      'csr/get': [
        { image: 'b.svg', description: 'Two' },
        { image: 'b.svg', description: 'One' },
      ],
      'email/get': [
        { label: 'Jobs', email: 'b@x.example' },
        { label: 'Jobs', email: 'a@x.example' },
      ],
    })
    await dispatch(endpoints.getCompanies.initiate())
    await dispatch(endpoints.getCsrItems.initiate())
    await dispatch(endpoints.getEmails.initiate())
    expect(selectCompanies(getState()).map(({ logo_file_name }) => logo_file_name)).toEqual([
      'b.svg',
      'a.svg',
    ])
    expect(selectCsrItems(getState()).map(({ description }) => description)).toEqual(['Two', 'One'])
    expect(selectEmails(getState()).map(({ email }) => email)).toEqual(['b@x.example', 'a@x.example'])
  })

  it('group the offices once for each list', async () => {
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
