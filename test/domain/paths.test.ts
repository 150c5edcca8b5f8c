import {
  applyJobPath,
  categoryJobsPath,
  idIn,
  isKnownPath,
  jobDetailsPath,
  jobSearchPath,
  paths,
  isLandingPath,
  routePath,
  screenPath,
  serviceDetailsPath,
  servicesSearchPath,
  sharedLink,
  shortlistIds,
} from '@/domain/paths'
import { cacheKindOf, cachedListUrls } from '@/domain/site/offlineCache'
import {
  languageAddresses,
  languageAt,
  languagePath,
  preferredLanguage,
  withoutLanguage,
} from '@/domain/languages'

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
const further = ['/saved-jobs', '/shortlist', '/track', '/tell-us', '/privacy']

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
    '/privacy/1',
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
    ['/jobs/in/raipur', '/jobs/in/:place'],
    ['/jobs/nurse', '/jobs/:work'],
    ['/jobs/nurse/in/raipur/', '/jobs/:work/in/:place'],
    ['/jobs/in/new%20delhi', '/jobs/in/:place'],
    ['/jobs/in', '/jobs/:work'],
    ['/jobs/100%', '/jobs/:work'],
  ])('%s is of the form %s', (pathname, pattern) => {
    expect(isLandingPath(pathname)).toBe(true)
    expect(routePath(pathname)).toBe(pattern)
  })

  it.each(['/jobs', '/jobs/a/b', '/Jobs/in/raipur', '/full-time-jobs'])('is not %s', (pathname) => {
    expect(isLandingPath(pathname)).toBe(false)
    expect(routePath(`${pathname}/`)).toBe(pathname)
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

  it('has no plus for a space where another program reads it', () => {
    expect(sharedLink('https://a.example/send', { text: 'Ward Nurse, 2 + 1' })).toBe(
      'https://a.example/send?text=Ward%20Nurse%2C%202%20%2B%201',
    )
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

describe('the id in an address', () => {
  const tails = [
    '.',
    ')',
    ',',
    '*',
    '”',
    '/',
    '?utm_source=x',
    '\u200b',
    '%20',
    '%0A',
    '>',
    '"',
    "'.",
    '…',
    '!)',
  ]
  const chatted = [
    '~',
    '_',
    '__.',
    '_*',
    '-',
    '=',
    '।',
    '%20-%20sent%20from%20my%20phone',
    '%0D%0ARegards',
    '%25E2%2580%258B',
    '%E2%80%8E',
  ]
  it.each([...tails, ...chatted])('is without %j at its end', (tail) => {
    for (const id of ['1001', 'C-7', 'C_7', 'C++', 'नर्स', '😀']) {
      expect(idIn(new URLSearchParams(`s=${encodeURIComponent(id)}${tail}`), 's')).toBe(id)
      expect(shortlistIds(new URLSearchParams(`job=2&job=${encodeURIComponent(id)}${tail}`))).toEqual([
        '2',
        id,
      ])
    }
  })

  it.each([
    ['', ''],
    ['s=', ''],
    ['s=%20', ''],
    ['s=..', '..'],
  ])('of "%s" is "%s"', (query, id) => {
    expect(idIn(new URLSearchParams(query), 's')).toBe(id)
  })
})

const SITE = 'https://jobs.example.com'
const API = 'https://api.example.com'

describe('What is kept for a bad line', () => {
  it.each([
    [`${SITE}/`, 'pages'],
    [`${SITE}/job-details?s=1`, 'pages'],
    [`${SITE}/full-time-jobs/?q=a`, 'pages'],
    [`${SITE}/nowhere`, undefined],
    [`${SITE}/jobs.rss`, undefined],
    [`${SITE}/healthz`, undefined],
    [`${SITE}/uploads/logo.svg`, undefined],
    [`${SITE}/assets/main.abc.js`, 'assets'],
    [`${SITE}/web/job/get`, 'lists'],
    [`${API}/web/job/get`, 'lists'],
    [`${API}/web/get_clients_list`, 'lists'],
    [`${API}/web/contact_details/get`, 'lists'],
    [`${API}/web/job/get_all_select_list`, 'lists'],
    [`${API}/web/job/get_jobs_by_category`, undefined],
    [`${SITE}/web/job/search?q=a`, 'lists'],
    [`${SITE}/api/jobs?id=1`, 'lists'],
    [`${SITE}/api/jobs/similar?id=1`, 'lists'],
    [`${SITE}/api/landings?path=%2Fjobs%2Fnurse`, 'lists'],
    [`${API}/api/jobs?id=1`, undefined],
    [`${SITE}/api/elsewhere`, undefined],
    [`${SITE}/web/resume/save`, undefined],
    [`${SITE}/web/job/apply-for-post`, undefined],
    [`${API}/assets/main.js`, undefined],
    [`${API}/about-us`, undefined],
  ])('%s is of the kind %s', (address, kind) => {
    expect(cacheKindOf(new URL(address), SITE)).toBe(kind)
  })
})

describe('The answer of a read', () => {
  it.each([
    ['getJobs', undefined, ['/web/job/get']],
    ['getOffices', undefined, ['/web/office/get']],
    ['searchJobs', 'q=a&page=2', ['/web/job/search?q=a&page=2', '/web/job/get']],
    ['getJob', '1&2', ['/api/jobs?id=1%262', '/web/job/get']],
    ['getSimilarJobs', '1', ['/api/jobs/similar?id=1', '/web/job/get']],
    ['getLandings', '/jobs/nurse', ['/api/landings?path=%2Fjobs%2Fnurse', '/web/job/get']],
    ['getNothing', undefined, []],
  ])('%s of %s is kept at %j', (endpointName, arg, urls) => {
    expect(cachedListUrls(API, endpointName, arg)).toEqual(urls.map((url) => API + url))
  })
})

describe('addresses in each language', () => {
  test.each([
    ['/', 'en', '/'],
    ['/services', 'en', '/services'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi/services', 'hi', '/services'],
    ['/hi/hi', 'hi', '/hi'],
    ['/hire', 'en', '/hire'],
    ['/HI/services', 'en', '/HI/services'],
    ['/fr/services', 'en', '/fr/services'],
  ])('%s is in %s the path %s', (pathname, language, path) => {
    expect(languageAt(pathname)).toBe(language)
    expect(withoutLanguage(pathname)).toBe(path)
  })

  test('A path has an address in each language', () => {
    expect(languagePath('hi', '/')).toBe('/hi')
    expect(languagePath('en', '/job-details?s=1')).toBe('/job-details?s=1')
    expect(languageAddresses('/job-details?s=1')).toEqual([
      { hreflang: 'en', address: '/job-details?s=1' },
      { hreflang: 'hi', address: '/hi/job-details?s=1' },
      { hreflang: 'x-default', address: '/job-details?s=1' },
    ])
  })

  test.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
  ])('The path %j has no address on another site', (path) => {
    expect(languagePath('en', path)).toBe('/evil.example/')
    expect(languagePath('hi', path)).toBe('/hi/evil.example/')
  })

  test.each([
    [['hi-IN', 'en'], 'hi'],
    [['en-US', 'hi'], 'en'],
    [['ta', 'HI', 'en'], 'hi'],
    [['ta'], 'en'],
    [[], 'en'],
  ])('of %j it is %s', (preferred, language) => {
    expect(preferredLanguage(preferred)).toBe(language)
  })
})
