import { filterJobs, makeJob, makeSearchable } from '@test/support/jobs'
import { noFilters } from '@/domain/jobs/jobFilter'
import { rankerOf, RANKS } from '@/domain/jobs/bestMatch'
import { hindiLocation } from '@/domain/jobs/hindiLocation'
import { findServices } from '@/domain/content/services'
import { localized } from '@/domain/content/localized'
import { i18nOf } from '@/locales/catalogs'

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
