import type { Service, Office } from '@/domain/content/entities'
import { findServices, serviceName, serviceTitle } from '@/domain/content/services'
import { i18nOf } from '@/locales/catalogs'
import { groupOffices } from '@/domain/content/officeGroups'
import { filterJobs, makeJob, makeSearchable } from '@test/support/jobs'
import { noFilters } from '@/domain/jobs/jobFilter'
import { rankerOf, RANKS } from '@/domain/jobs/searchableJob'
import { hindiLocation } from '@/domain/jobs/places'
import { localized } from '@/domain/content/localized'
import { rowTitle } from '@/domain/content/contentTexts'
import type { ContentKindName } from '@/domain/content/contentKinds'
import { jobLabel } from '@/domain/content/jobFields'
import { type Problem, problemSentence, problemText } from '@/domain/content/problems'

describe('services and offices', () => {
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
})

describe('texts in two languages', () => {
  test('a text is in the language of the page, or marked with its own', () => {
    const job = makeJob({ position: 'Nurse', position_hi: 'नर्स', location: 'भिलाई', company_name: '24 × 7' })
    expect([localized(job, 'position', i18nOf('en')), localized(job, 'position', i18nOf('hi'))]).toEqual([
      { text: 'Nurse', lang: undefined },
      { text: 'नर्स', lang: undefined },
    ])
    expect(localized(job, 'location', i18nOf('en'))).toEqual({ text: 'भिलाई', lang: 'hi' })
    expect(localized(job, 'location', i18nOf('hi'))).toEqual({ text: 'भिलाई', lang: undefined })
    expect(localized(job, 'd_name', i18nOf('hi'))).toEqual({ text: 'Manufacturing', lang: 'en' })
    expect(localized(job, 'company_name', i18nOf('hi'))).toEqual({ text: '24 × 7', lang: undefined })
    const hidden = { company_name: 'Confidential' }
    expect(localized(hidden, 'company_name', i18nOf('hi'))).toEqual({ text: 'गोपनीय', lang: undefined })
  })

  test('places are in Hindi where all of them are known', () => {
    const ours = new Map([['sector 6', 'सेक्टर 6']])
    expect(hindiLocation('Raipur,Bhilai', ours)).toBe('रायपुर, भिलाई')
    expect(hindiLocation('Bangalore / Sector  6', ours)).toBe('बेंगलुरु, सेक्टर 6')
    expect(hindiLocation('Raipur, Sector 7', ours)).toBe('')
    expect(hindiLocation('Raipur (Tatibandh)', ours)).toBe('')
    expect(hindiLocation('', ours)).toBe('')
  })

  test('a search in Hindi looks at the texts in Hindi, and one in English at those in English alone', () => {
    const one = makeSearchable({
      position: 'CNC Machinist',
      position_hi: 'CNC मशीन ऑपरेटर',
      job_description_hi: '<p>Excel आना चाहिए</p>',
    })
    const finds = (text: string) => filterJobs([one], { ...noFilters, text }, '2026-03-10').length === 1
    for (const text of ['ऑपरेटर', 'cnc मशीन', 'excel आना', 'machinist'])
      expect([text, finds(text)]).toEqual([text, true])
    for (const text of ['excel', 'cnc म ऑ', '<p>']) expect([text, finds(text)]).toEqual([text, false])
    expect([rankerOf('मशीन')(one), rankerOf('मशी')(one), rankerOf('excel आना')(one)]).toEqual([
      RANKS.position,
      RANKS.partOfPosition,
      RANKS.whole,
    ])
    // A description alone is not the position.
    const described = makeSearchable({ job_description_hi: 'ट्रक चलाना' })
    expect([rankerOf('ट्रक')(described), rankerOf('चला')(described)]).toEqual([RANKS.whole, RANKS.part])
  })

  test('services are found in either language', () => {
    const service = {
      service_id: '1',
      title: 'Payroll',
      service_name: 'Pay',
      description: '',
      small_img: '',
      banner_img: '',
    }
    const services = [{ ...service, title_hi: 'वेतन का काम', description_hi: '<b>PF</b> जमा' }]
    const found = (text: string) => findServices(services, text).length
    expect([found('वेतन'), found('pf जमा'), found('payroll'), found('pf')]).toEqual([1, 1, 1, 0])
  })
})

test.each<[ContentKindName, Record<string, string>, string]>([
  ['services', { title: 'Payroll', service_name: 'Payroll services' }, 'Payroll'],
  ['csr', { description: '<p>Trees for a <b>school</b></p>', image: 'trees.jpg' }, 'Trees for a school'],
  // Where what comes first may be the same, what distinguishes rows comes, too.
  ['offices', { office_type: 'Branch Office', address: 'Supela, Bhilai' }, 'Branch Office, Supela, Bhilai'],
  ['slider', { image: 'https://cdn.example/walk-in-2.svg?v=1' }, 'Walk in 2'],
  ['slider', { image: 'river-0123456789abcdef.jpg' }, 'River'],
  ['slider', { image: '' }, 'This slide'],
])('A row of %s with %j has a title', (kind, values, title) => {
  expect(rowTitle(kind, values)).toBe(title)
})

test.each<[Problem, column: string, label: string]>([
  [{ field: 'position', code: 'missing' }, 'position is missing', 'Position is missing.'],
  [
    { field: 'ctc_to', code: 'below', values: { other: 'ctc_from' } },
    'ctc_to is below ctc_from',
    'Salary to is below Salary from.',
  ],
  [
    { field: 'closing_date', code: 'notDay', values: { text: 'soon' } },
    "closing_date is 'soon', but it must be a day such as 31-01-2026",
    "Closing date is 'soon', but it must be a day such as 31-01-2026.",
  ],
  [
    { field: 'role_id', code: 'unknownReference', values: { kind: 'role', text: 'Astronaut' } },
    "there is no role with the id or the exact name 'Astronaut'",
    "There is no role with the id or the exact name 'Astronaut'.",
  ],
  [
    { field: '', code: 'notOnSite', values: { file: 'gone.png' } },
    'gone.png is not on the site',
    'gone.png is not on the site.',
  ],
  [{ field: 'location', code: 'new code' }, 'location is not valid', 'Place is not valid.'],
])('%j is worded for a sheet and for a form', (problem, column, label) => {
  expect(problemText(problem)).toBe(column)
  expect(problemSentence(problem, jobLabel)).toBe(label)
})
