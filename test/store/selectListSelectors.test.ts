/** @jest-environment node */
import { toSelectLists } from '@/api/adapters'
import {
  selectDepartmentOptions,
  selectIndustryOptions,
  selectLocationOptions,
  selectRoleOptions,
} from '@/store/selectListSelectors'

const lists = toSelectLists({
  status: '1',
  data: {
    department: [
      { department_id: 9, d_name: 'Sales' },
      { department_id: '2', d_name: 'Accounts' },
    ],
    industry: [{ industry_id: 3, industry_name: 'Retail' }],
    role: [{ role_id: '4', role_name: 'Fitter' }],
    location: [{ location_id: 5, location_name: 'Raipur' }],
  },
})

const selectors = {
  departments: selectDepartmentOptions,
  industries: selectIndustryOptions,
  roles: selectRoleOptions,
  locations: selectLocationOptions,
}

describe('what a form offers', () => {
  it('are the names of each list in its order, which stand for the ids', () => {
    expect(selectDepartmentOptions(lists)).toEqual([
      { value: '9', label: 'Sales' },
      { value: '2', label: 'Accounts' },
    ])
    expect(selectIndustryOptions(lists)).toEqual([{ value: '3', label: 'Retail' }])
    expect(selectRoleOptions(lists)).toEqual([{ value: '4', label: 'Fitter' }])
    expect(selectLocationOptions(lists)).toEqual([{ value: '5', label: 'Raipur' }])
  })

  it.each(Object.entries(selectors))(
    'are no %s until the lists have come, always the same none',
    (_name, select) => {
      expect(select(undefined)).toEqual([])
      expect(select(undefined)).toBe(select(undefined))
    },
  )

  it.each(Object.entries(selectors))('are the same %s as long as the lists are', (_name, select) => {
    expect(select(lists)).toBe(select(lists))
  })
})
