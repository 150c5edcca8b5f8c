import { portalApi } from '@/api/portalApi'
import { openPortal, success } from '@test/support/scriptedApi'

const read = async (data: unknown) => {
  const portal = await openPortal({ '/web/job/get_all_select_list': [success(data)] })
  const result = await portal.store.dispatch(portalApi.endpoints.getSelectLists.initiate())
  await portal.close()
  return result
}

describe('the select lists', () => {
  it('have their ids as texts and keep their order', async () => {
    const { data } = await read({
      department: [
        { department_id: 9, d_name: 'Sales' },
        { department_id: '2', d_name: 'Accounts' },
      ],
      industry: [{ industry_id: 3, industry_name: 'Retail' }],
      role: [{ role_id: '4', role_name: 'Fitter' }],
      location: [{ location_id: 5, location_name: 'Raipur' }],
    })
    expect(data?.department.ids).toEqual(['9', '2'])
    expect(data?.department.entities).toEqual({
      9: { department_id: '9', d_name: 'Sales' },
      2: { department_id: '2', d_name: 'Accounts' },
    })
    expect(data?.industry.entities).toEqual({ 3: { industry_id: '3', industry_name: 'Retail' } })
    expect(data?.role.entities).toEqual({ 4: { role_id: '4', role_name: 'Fitter' } })
    expect(data?.location.entities).toEqual({ 5: { location_id: '5', location_name: 'Raipur' } })
  })

  it.each([[null], [[]], ['x'], [5], [undefined]])('are all empty where the data is %p', async (sent) => {
    const { data, error } = await read(sent)
    expect(error).toBeUndefined()
    expect(data?.department.ids).toEqual([])
    expect(data?.industry.ids).toEqual([])
    expect(data?.role.ids).toEqual([])
    expect(data?.location.ids).toEqual([])
  })
})
