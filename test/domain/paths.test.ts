import {
  applyJobPath,
  categoryJobsPath,
  isKnownPath,
  jobDetailsPath,
  jobSearchPath,
  paths,
  landingPath,
  landingWords,
  routePath,
  screenPath,
  serviceDetailsPath,
  servicesSearchPath,
} from '@/domain/paths'

const addresses = [
  '/',
  '/about-us',
  '/full-time-jobs',
  '/job-details',
  '/apply-job',
  '/job-by-categories',
  '/all-categories',
  '/internship',
  '/services',
  '/service-details',
  '/manpower-enquiry',
  '/submit-resume',
  '/csr',
  '/companies',
  '/contact-us',
  '/sign-in',
]

/** Ours alone. */
const further = ['/saved-jobs', '/shortlist']

describe('the addresses of the site', () => {
  it('are the sixteen of the specification, in its order, and then our own', () => {
    expect(Object.values(paths)).toEqual([...addresses, ...further])
  })

  it.each([...addresses, ...further, '/jobs/nurse', '/jobs/in/raipur', '/jobs/nurse/in/raipur/'])(
    'hold a screen at %s',
    (address) => {
      expect(isKnownPath(address)).toBe(true)
    },
  )

  it.each([
    '/nowhere',
    '/jobs',
    '/jobs/nurse/raipur',
    '/jobs//in/raipur',
    '/full-time-jobs/5',
    '/About-Us',
    '/web/job/get',
    '//services',
    '',
    '/__proto__',
  ])('hold no screen at "%s"', (address) => {
    expect(isKnownPath(address)).toBe(false)
  })
})

describe('the address of a landing page', () => {
  it.each([
    ['/jobs/in/raipur', { place: 'raipur' }, '/jobs/in/:place'],
    ['/jobs/nurse', { work: 'nurse' }, '/jobs/:work'],
    ['/jobs/nurse/in/raipur/', { work: 'nurse', place: 'raipur' }, '/jobs/:work/in/:place'],
    ['/jobs/in/new%20delhi', { place: 'new delhi' }, '/jobs/in/:place'],
    ['/jobs/in', { work: 'in' }, '/jobs/:work'],
    ['/jobs/100%', { work: '100%' }, '/jobs/:work'],
  ])('%s names %j', (pathname, words, pattern) => {
    expect(landingWords(pathname)).toEqual(words)
    expect(routePath(pathname)).toBe(pattern)
  })

  it('is no other one', () => {
    expect(landingWords('/full-time-jobs')).toBeUndefined()
    expect(routePath('/full-time-jobs/')).toBe('/full-time-jobs')
  })

  it('is written of slugs', () => {
    expect(landingPath({ work: 'nurse', place: 'raipur' })).toBe('/jobs/nurse/in/raipur')
    expect(landingPath({ place: 'raipur' })).toBe('/jobs/in/raipur')
  })
})

describe('the path of a screen', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/services//', '/services'],
    ['/services/x', '/services/x'],
    ['', ''],
  ])('of "%s" is "%s"', (pathname, path) => {
    expect(screenPath(pathname)).toBe(path)
  })

  it('is found among a million slashes', () => {
    const slashes = '/'.repeat(1_000_000)
    expect(screenPath(`${slashes}x`)).toBe(`${slashes}x`)
    expect(screenPath(`/services${slashes}`)).toBe('/services')
  })
})

describe('an address with a choice in it', () => {
  it.each([
    [jobSearchPath('R&D nurse'), '/full-time-jobs?q=R%26D+nurse'],
    [jobSearchPath(''), '/full-time-jobs'],
    [jobDetailsPath('1001'), '/job-details?s=1001'],
    [applyJobPath('1001'), '/apply-job?job_id=1001'],
    [categoryJobsPath('5'), '/job-by-categories?id=5'],
    [serviceDetailsPath('3'), '/service-details?service_id=3'],
    [servicesSearchPath('payroll'), '/services?search=payroll'],
  ])('is %s', (made, byHand) => {
    expect(made).toBe(byHand)
  })

  it('keeps what is in the choice apart from the address', () => {
    expect(jobDetailsPath('a&b=c#d')).toBe('/job-details?s=a%26b%3Dc%23d')
    expect(servicesSearchPath('R&D staff / भर्ती')).toBe(
      '/services?search=R%26D+staff+%2F+%E0%A4%AD%E0%A4%B0%E0%A5%8D%E0%A4%A4%E0%A5%80',
    )
    expect(new URL(servicesSearchPath('50% + more'), 'https://example.com').searchParams.get('search')).toBe(
      '50% + more',
    )
  })
})
