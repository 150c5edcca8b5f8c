import { portalApi } from '@/api/portalApi'
import {
  selectDepartmentOptions,
  selectIndustryOptions,
  selectLocationOptions,
  selectRoleOptions,
} from '@/store/selectListSelectors'
import { openStore } from './openStore'

const selectors = [
  selectDepartmentOptions,
  selectIndustryOptions,
  selectRoleOptions,
  selectLocationOptions,
] as const

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
    expect(selectors.map((select) => select(getState()))).toEqual([
      [
        { value: '9', label: 'Sales' },
        { value: '2', label: 'Accounts' },
      ],
      [{ value: '3', label: 'Retail' }],
      [{ value: '4', label: 'Fitter' }],
      [{ value: '5', label: 'Raipur' }],
    ])
    for (const select of selectors) expect(select(getState())).toBe(select(getState()))
  })

  it.each(selectors)('are none until the lists are loaded, and always the same', (select) => {
    const { getState } = openStore({})
    expect(select(getState())).toEqual([])
    expect(select(getState())).toBe(select(getState()))
  })
})
