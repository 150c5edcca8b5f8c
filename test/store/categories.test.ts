/** @jest-environment node */
import { portalApi } from '@/api/portalApi'
import { selectCategoryList, selectCategoryName } from '@/store/categories'
import { openPortal, success } from '@test/support/scriptedApi'

const open = async () => {
  const portal = await openPortal({
    '/web/category/get': [
      success([
        { industry_id: 9, label: 'Retail', count: 2 },
        { industry_id: 4, label: 'Telecom &amp; Media', count: '3' },
        { industry_id: 5, label: '', count: 0 },
      ]),
    ],
    '/web/home/get_industry_list': [success([{ industry_id: '5', label: 'Healthcare', count: 1 }])],
  })
  const { store } = portal
  return {
    ...portal,
    name: (id: string) => selectCategoryName(store.getState(), id),
    loadCategories: () => store.dispatch(portalApi.endpoints.getCategories.initiate()),
    loadHomeIndustries: () => store.dispatch(portalApi.endpoints.getHomeIndustries.initiate()),
  }
}

let portal: Awaited<ReturnType<typeof open>>

beforeEach(async () => {
  portal = await open()
})
afterEach(async () => {
  portal.store.dispatch(portalApi.util.resetApiState())
  await portal.close()
})

describe('The list of categories', () => {
  it('keeps the order of the server', async () => {
    const { data } = await portal.loadCategories()
    expect(selectCategoryList(data).map(({ label }) => label)).toEqual(['Retail', 'Telecom & Media', ''])
  })

  it('is empty, and always the same, before it has come', () => {
    expect(selectCategoryList(undefined)).toEqual([])
    expect(selectCategoryList(undefined)).toBe(selectCategoryList(undefined))
  })
})

describe('The name of a category', () => {
  it('is unknown before a list has come, and nothing is asked for it', () => {
    expect(portal.name('9')).toBeUndefined()
    expect(portal.requests).toEqual([])
  })

  it('is that of the list of all', async () => {
    await portal.loadCategories()
    expect(portal.name('9')).toBe('Retail')
    expect(portal.name('4')).toBe('Telecom & Media')
    expect(portal.name('77')).toBeUndefined()
  })

  it('is else that of the tiles of Home', async () => {
    await portal.loadHomeIndustries()
    expect(portal.name('5')).toBe('Healthcare')
    await portal.loadCategories()
    expect(portal.name('5')).toBe('Healthcare')
  })
})
