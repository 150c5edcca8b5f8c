/** @jest-environment node */
import { toServices } from '@/api/adapters'
import { selectFoundServices, selectService } from '@/store/serviceSelectors'

const services = toServices({
  status: '1',
  data: [
    { service_id: 7, title: 'Wages on time', service_name: 'Payroll', description: '<p>Payslips</p>' },
    { service_id: '3', title: 'People for <b>surveys</b>', service_name: 'Surveys', description: null },
  ],
})

const idsOf = (search: string) => selectFoundServices(services, search).map(({ service_id }) => service_id)

describe('the services that are found', () => {
  it('are all, in their order, where nothing is asked for', () => {
    expect(idsOf('')).toEqual(['7', '3'])
  })

  it('are those that hold the text', () => {
    expect(idsOf('PAYSLIPS')).toEqual(['7'])
    expect(idsOf('for surveys')).toEqual(['3'])
    expect(idsOf('elephants')).toEqual([])
  })

  it('are not looked for again while list and text stay the same', () => {
    const found = selectFoundServices(services, 'time')
    expect(selectFoundServices(services, 'time')).toBe(found)
    expect(selectFoundServices(undefined, '')).toEqual([])
    expect(selectFoundServices(undefined, '')).toBe(selectFoundServices(undefined, ''))
  })
})

describe('what is kept', () => {
  it('is the last result alone, whatever texts visitors make up', () => {
    const found = selectFoundServices(services, 'time')
    selectFoundServices(services, 'made up')
    expect(selectFoundServices(services, 'time')).toEqual(found)
    expect(selectFoundServices(services, 'time')).not.toBe(found)
  })
})

describe('a single service', () => {
  it('is found by its id, or not at all', () => {
    expect(selectService(services, '7')?.service_name).toBe('Payroll')
    expect(selectService(services, '8')).toBeUndefined()
    expect(selectService(services, '')).toBeUndefined()
    expect(selectService(undefined, '7')).toBeUndefined()
    expect(selectService(services, 'toString')).toBeUndefined()
    expect(selectService(services, '__proto__')).toBeUndefined()
  })
})
