/** @jest-environment node */
import { toCompanies, toCsrItems, toEmails, toOffices } from '@/api/adapters'
import {
  selectCompanies,
  selectCsrItems,
  selectEmails,
  selectOfficeGroups,
} from '@/store/companyContentSelectors'

const envelope = (...data: object[]) => ({ status: '1', data })

describe('what the company publishes', () => {
  it('are its companies in the order of the list', () => {
    const list = toCompanies(envelope({ logo_file_name: 'b.svg' }, { logo_file_name: 'a.svg' }))
    expect(selectCompanies(list).map((company) => company.logo_file_name)).toEqual(['b.svg', 'a.svg'])
  })

  it('are its CSR items in the order of the list', () => {
    const items = [
      { image: 'b.svg', description: 'Two' },
      { image: 'b.svg', description: 'One' },
    ]
    expect(selectCsrItems(toCsrItems(envelope(...items)))).toEqual(items)
  })

  it('are its addresses in the order of the list', () => {
    const emails = [
      { label: 'Jobs', email: 'b@x.example' },
      { label: 'Jobs', email: 'a@x.example' },
    ]
    expect(selectEmails(toEmails(envelope(...emails)))).toEqual(emails)
  })

  it.each([selectCompanies, selectCsrItems, selectEmails])(
    'is always the same nothing where a list has not come',
    (select) => {
      expect(select(undefined)).toEqual([])
      expect(select(undefined)).toBe(select(undefined))
    },
  )

  it('groups the offices once for each list', () => {
    const offices = toOffices(envelope({ office_type: 'Branch Office', address: 'Pune' }))
    expect(selectOfficeGroups(offices).map(({ offices: { length } }) => length)).toEqual([0, 0, 0, 1])
    expect(selectOfficeGroups(offices)).toBe(selectOfficeGroups(offices))
  })
})
