import type { Service } from '@/domain/entities'
import { findServices, serviceName, serviceTitle } from '@/domain/services'

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
  it.each([
    ['Title', 'Name', 'Title', 'Name'],
    ['', 'Name', 'Name', 'Name'],
    ['Title', '', 'Title', 'Title'],
  ])('with title %j and name %j is %s, in short %s', (title, service_name, long, short) => {
    const service = { ...payroll, title, service_name }
    expect(serviceTitle(service)).toBe(long)
    expect(serviceName(service)).toBe(short)
  })

  it('is never nothing', () => {
    const service = { ...payroll, title: '', service_name: '' }
    expect(serviceTitle(service)).toMatch(/\S/)
    expect(serviceName(service)).toMatch(/\S/)
  })
})
