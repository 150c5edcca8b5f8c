import type { Office } from '@/domain/entities'
import { groupOffices } from '@/domain/officeGroups'

const office = (office_type: string, address: string): Office => ({
  office_type,
  address,
  contact_no: '',
  whatsapp_no: '',
})

/** The addresses of each group under its name. */
const addresses = (offices: Office[]) =>
  groupOffices(offices).map((group) => [group.name, ...group.offices.map(({ address }) => address)])

describe('the offices in their groups', () => {
  it('stand in the order of the contact screen, within a group in their own', () => {
    const offices = [
      office('Branch Office', 'Pune'),
      office('Regional Office', 'Nagpur'),
      office('Branch Office', 'Bhilai'),
      office('Corporate Office', 'Pandri'),
      office('Registered Office', 'Telibandha'),
    ]
    expect(addresses(offices)).toEqual([
      ['Registered Office', 'Telibandha'],
      ['Corporate Office', 'Pandri'],
      ['Regional Office', 'Nagpur'],
      ['Branch Offices', 'Pune', 'Bhilai'],
    ])
  })

  it.each([
    ['REGISTERED OFFICE', 0],
    ['registered offices', 0],
    ['Corporate office', 1],
    ['Regional Offices', 2],
    ['branch offices', 3],
    ['Branch', 3],
  ])('know the kind %s', (type, index) => {
    expect(groupOffices([office(type, 'Korba')])[index]?.offices).toHaveLength(1)
  })

  it('are four, also where there are none', () => {
    expect(addresses([])).toEqual([
      ['Registered Office'],
      ['Corporate Office'],
      ['Regional Office'],
      ['Branch Offices'],
    ])
  })

  it('lose none of a kind that nobody foresaw', () => {
    const groups = addresses([office('Head Office', 'Raipur'), office('', 'Korba')])
    expect(groups.at(-1)).toEqual(['Other Offices', 'Raipur', 'Korba'])
    expect(groups).toHaveLength(5)
  })

  it('hold none of which nothing is known but its kind', () => {
    expect(addresses([office('Regional Office', '')])[2]).toEqual(['Regional Office'])
    const reached = { ...office('Regional Office', ''), whatsapp_no: '9800000001' }
    expect(groupOffices([reached])[2]?.offices).toEqual([reached])
  })
})
