import { portalApi } from '@/api/portalApi'
import { selectFoundServices, selectServiceById } from '@/store/serviceSelectors'
import { openStore } from './openStore'

const setup = async () => {
  const { dispatch, getState } = openStore({
    'service/get': [
      { service_id: 7, title: 'Wages on time', service_name: 'Payroll', description: '<p>Payslips</p>' },
      { service_id: '3', title: 'People for surveys', service_name: 'Surveys', description: null },
    ],
  })
  await dispatch(portalApi.endpoints.getServices.initiate())
  return {
    find: (search: string) => selectFoundServices(getState(), search),
    service: (id: string) => selectServiceById(getState(), id),
  }
}

const idsOf = (services: readonly { service_id: string }[]) => services.map(({ service_id }) => service_id)

describe('the services that are found', () => {
  it('are all, in their order, for an empty text', async () => {
    const { find } = await setup()
    expect(idsOf(find(''))).toEqual(['7', '3'])
  })

  it('are those that contain the text', async () => {
    const { find } = await setup()
    expect(idsOf(find('PAYSLIPS'))).toEqual(['7'])
    expect(idsOf(find('for surveys'))).toEqual(['3'])
    expect(idsOf(find('elephants'))).toEqual([])
  })

  it('are cached for the last text alone', async () => {
    const { find } = await setup()
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
    const { service } = await setup()
    expect(service('7')?.service_name).toBe('Payroll')
    for (const id of ['8', '', 'toString', '__proto__']) expect(service(id)).toBeUndefined()
    expect(selectServiceById(openStore({}).getState(), '7')).toBeUndefined()
  })
})
