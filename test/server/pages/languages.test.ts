import {
  applyJobPath,
  categoryJobsPath,
  jobDetailsPath,
  jobSearchPath,
  paths,
  serviceDetailsPath,
  servicesSearchPath,
  shortlistPath,
} from '@/domain/paths'
import { readSample } from '@/server/content/sample'
import { wireJob } from '@test/support/jobs'
import { latinWords } from '@test/support/latinWords'
import { rawRequest } from '@test/support/rawRequest'
import { startScriptedApi, success } from '@test/support/scriptedApi'
import type { TestServer } from '@test/support/server'
import { closings, read, start } from './pageServer'

describe('two languages', () => {
  let own: TestServer
  beforeAll(async () => {
    own = await start({ PUBLIC_URL: 'https://jobs.example' })
  })

  type Page = Awaited<ReturnType<typeof read>>

  const linksOf = ({ document }: Page) =>
    [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href')?.replace('https://jobs.example', ''),
    ])

  const canonicalOf = ({ document }: Page) =>
    document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.replace('https://jobs.example', '')

  test.each([
    ['/', '/hi'],
    ['/full-time-jobs?q=nurse', '/hi/full-time-jobs?q=nurse', '/full-time-jobs'],
    ['/full-time-jobs?page=2', '/hi/full-time-jobs?page=2', '/full-time-jobs?page=2'],
    ['/jobs/in/raipur', '/hi/jobs/in/raipur', '/jobs/in/raipur'],
  ])('%s and %s are one page in two languages', async (english, hindi, canonical = english) => {
    const inHindi = canonical === '/' ? '/hi' : `/hi${canonical}`
    const pairs = [
      ['en', canonical],
      ['hi', inHindi],
      ['x-default', canonical],
    ]
    const pages = [await read(own, english), await read(own, hindi)] as const
    expect(pages.map(({ code }) => code)).toEqual([200, 200])
    expect(pages.map(({ document }) => document.documentElement.lang)).toEqual(['en-IN', 'hi'])
    expect(pages.map(canonicalOf)).toEqual([canonical, inHindi])
    expect(pages.map(linksOf)).toEqual([pairs, pairs])
    const localeOf = ({ document }: Page) =>
      document.querySelector('meta[property="og:locale"]')?.getAttribute('content')
    expect(pages.map(localeOf)).toEqual(['en_IN', 'hi_IN'])
    const filesOf = ({ document }: Page) =>
      document.querySelector('script[data-files]')?.getAttribute('data-files')
    expect(pages.map(filesOf)).toEqual(['/assets/main.abc123.js', '/assets/main.def456.js'])
  })

  test('Links and native forms of a Hindi page lead to Hindi pages', async () => {
    for (const path of [
      '/hi',
      '/hi/full-time-jobs?q=nurse',
      '/hi/job-details?s=1001',
      '/hi/services',
      '/hi/nowhere',
    ]) {
      const { document } = await read(own, path)
      const addresses = [
        ...document.querySelectorAll(
          'a[href^="/"]:not([hreflang]), form[action^="/"]:not([action^="/api/"])',
        ),
      ].map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
      expect(addresses.length).toBeGreaterThan(10)
      expect(addresses.filter((address) => !/^\/hi(?:[/?#]|$)/.test(address))).toEqual([])
    }
  })

  test.each([
    ['/hi/job-details', 302, '/hi/full-time-jobs'],
    ['/hi/job-by-categories?id=', 302, '/hi'],
  ])('%s leads within the language', async (path, code, location) => {
    const page = await read(own, path)
    expect([page.code, page.headers.get('location')]).toEqual([code, location])
  })

  test.each(['/hi/', '/hi/services/'])('%s is that without a slash', async (path) => {
    const page = await read(own, path)
    expect(page.code).toBe(200)
    expect(canonicalOf(page)).toBe(path.slice(0, -1))
  })

  test.each([
    '/fr',
    '/fr/services',
    '/en/services',
    '/hi/hi',
    '/hi/hi/services',
    '/hi/nowhere',
    '/HI/services',
  ])('%s is not found', async (path) => {
    const page = await read(own, path)
    expect(page.code).toBe(404)
    expect(page.document.documentElement.lang).toBe(path.startsWith('/hi') ? 'hi' : 'en-IN')
    expect(page.count('meta[name="robots"][content="noindex"]')).toBe(1)
    expect(linksOf(page)).toEqual([])
  })

  test.each([
    '/hi/\\evil.example/',
    '/hi/%09/evil.example',
    '/hi//evil.example/?s=1',
    '//evil.example/job-details',
  ])('%s leads to no other site', async (path) => {
    const { code, headers, text } = await rawRequest(own, path)
    expect([code, headers.location]).toEqual([404, undefined])
    expect(text.match(/(?:href|action|src)="\s*[/\\]\s*[/\\]/g)).toBeNull()
  })

  test('The shell is that of the language, and no page of the other is cached for it', async () => {
    const shells = [await read(own, '/shell'), await read(own, '/hi/shell')]
    expect(shells.map(({ document }) => document.documentElement.lang)).toEqual(['en-IN', 'hi'])
    expect(shells.map(({ html }) => /main\.\w+/.exec(html)?.[0])).toEqual(['main.abc123', 'main.def456'])
    for (const path of ['/hi/index.html', '/hi/assets.json']) expect((await read(own, path)).code).toBe(404)
  })

  test('In front of another API, which knows no Hindi, its content stands in a Hindi page', async () => {
    const api = await startScriptedApi({
      '/web/job/get': [success([wireJob({ job_id: '7', position: 'Welder' })])],
    })
    closings.push(api.close)
    const page = await read(await start({ API_HOST: api.origin }), '/hi/job-details?s=7')
    expect(page.code).toBe(200)
    expect(page.document.documentElement.lang).toBe('hi')
    expect(page.textOf('h1')).toContain('Welder')
  })
})

describe('pages in Hindi', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  /** Addresses of these paths have a parameter. */
  const withParameter = new Set<string>([paths.jobDetails, paths.jobsByCategory, paths.serviceDetails])

  const addresses = [
    ...Object.values(paths).filter((path) => !withParameter.has(path)),
    jobSearchPath('zzzz'),
    jobSearchPath('nurse raipur'),
    `${jobSearchPath('driver')}&department=2&salary=3-6&posted=7&experience=2&type=Full+Time`,
    jobDetailsPath('1003'),
    jobDetailsPath('none'),
    applyJobPath('1003'),
    categoryJobsPath('3'),
    serviceDetailsPath('1'),
    servicesSearchPath('zzzz'),
    shortlistPath(['1003', '1004']),
    '/jobs/in/raipur',
    '/jobs/nurse',
    '/nowhere',
  ]

  /** Names of the sample content and of programs in its jobs, and what a visitor typed. */
  const known = [
    'zzzz',
    'nurse',
    'raipur',
    'driver',
    'Java',
    'Spring',
    'Boot',
    'React',
    'SQL',
    'cybercrime.gov.in',
  ]
  const isKnown = new Set(
    [...known, ...readSample('companies').rows.map(({ values }) => `${values.name}`)].flatMap((name) =>
      name.split(/[\s-]/),
    ),
  )

  test.each(addresses)('%s has a page in Hindi, without a word of ours in English', async (path) => {
    const { document } = await read(server, `/hi${path === '/' ? '' : path}`)
    expect(document.documentElement.lang).toBe('hi')
    document.querySelectorAll('script, style').forEach((one) => one.remove())
    expect(latinWords(document.documentElement).filter((word) => !isKnown.has(word))).toEqual([])
  })
})
