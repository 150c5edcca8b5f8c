import type { Service } from '@/domain/content/entities'
import { findServices, serviceName, serviceTitle } from '@/domain/content/services'
import { i18nOf } from '@/locales/catalogs'
import type { Office } from '@/domain/content/entities'
import { groupOffices } from '@/domain/content/officeGroups'

const payroll: Service = {
  service_id: '1',
  title: 'Wages on the right day',
  service_name: 'Payroll',
  description: '<p class="intro">Provident <b>fund</b> &amp; insurance</p><script>lobster()</script>',
  small_img: 'otter.svg',
  banner_img: 'otter.svg',
}

const surveys: Service = {
  ...payroll,
  service_id: '2',
  title: 'People who ask well',
  service_name: 'Surveys',
  description: 'घर-घर सर्वेक्षण',
}

const services = [payroll, surveys]

const idsOf = (search: string) => findServices(services, search).map(({ service_id }) => service_id)

describe('a search for services', () => {
  it.each([
    ['name', 'PAYROLL', ['1']],
    ['title', 'right day', ['1']],
    ['description', 'provident fund & insurance', ['1']],
    ['description in Hindi', 'सर्वेक्षण', ['2']],
    ['any of them', 's', ['1', '2']],
  ])('looks at the %s in any case', (_field, search, ids) => {
    expect(idsOf(search)).toEqual(ids)
  })

  it.each([
    ['tags', '<p'],
    ['attributes', 'intro'],
    ['scripts', 'lobster'],
    ['encoded characters', '&amp;'],
    ['file names', 'otter'],
    ['the ends of two fields', 'payroll wages'],
  ])('does not look at %s', (_what, search) => {
    expect(idsOf(search)).toEqual([])
  })

  it('takes blanks before, after and between words as they are meant', () => {
    expect(idsOf('  Right \t DAY ')).toEqual(['1'])
  })

  it.each(['', '   '])('finds all services for %j', (search) => {
    expect(idsOf(search)).toEqual(['1', '2'])
  })
})

describe('what a service is called', () => {
  it('is its Hindi where there is some, else marked as English', () => {
    const service = { ...payroll, title_hi: 'सही दिन पर वेतन' }
    expect(serviceTitle(service, i18nOf('hi'))).toEqual({ text: 'सही दिन पर वेतन', lang: undefined })
    expect(serviceName(service, i18nOf('hi'))).toEqual({ text: 'Payroll', lang: 'en' })
  })

  it.each([
    ['Title', 'Name', 'Title', 'Name'],
    ['', 'Name', 'Name', 'Name'],
    ['Title', '', 'Title', 'Title'],
  ])('with title %j and name %j is %s, in short %s', (title, service_name, long, short) => {
    const service = { ...payroll, title, service_name }
    expect(serviceTitle(service, i18nOf('en')).text).toBe(long)
    expect(serviceName(service, i18nOf('en')).text).toBe(short)
  })

  it('is never nothing', () => {
    const service = { ...payroll, title: '', service_name: '' }
    expect(serviceTitle(service, i18nOf('en')).text).toMatch(/\S/)
    expect(serviceName(service, i18nOf('hi'))).toEqual({ text: 'बिना नाम की सेवा', lang: undefined })
  })
})

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

  it('lose none of an unknown kind', () => {
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
