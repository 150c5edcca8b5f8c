import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { startPortal as startSeeded, type Portal } from '@test/features/seededPortal'
import { wireJob } from '@test/support/jobs'
import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'
import { startServer } from '@test/support/server'

const ODD = `Nurse & "Guard" <b>रात</b> </script> ]]> \u0001\u000B\u{1F600}`

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => /^(?:url|item)$/.test(name),
})

type Item = {
  title: string
  link: string
  guid: string
  pubDate?: string
  category?: string
  description: string
}
type Channel = {
  title: string
  link: string
  language: string
  'atom:link': Record<string, string>
  item?: Item[]
}
type Url = { loc: string; lastmod?: string; 'xhtml:link': Record<string, string>[] }

const read = async (origin: string, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers })
  const body = await response.text()
  return { response, body }
}

const readXml = async <Document>(origin: string, path: string) => {
  const { response, body } = await read(origin, path)
  expect(response.status).toBe(200)
  expect(XMLValidator.validate(body)).toBe(true)
  return parser.parse(body) as Document
}

const readFeed = async (origin: string, query = '', path = '/jobs.rss') =>
  (await readXml<{ rss: { '@version': string; channel: Channel } }>(origin, path + query)).rss.channel

const readMap = async (origin: string) =>
  (await readXml<{ urlset: { url: Url[] } }>(origin, '/sitemap.xml')).urlset.url

let portal: Portal

beforeAll(async () => {
  portal = await startSeeded([
    { job_id: '1', position: 'Fitter', date_posted: '2026-03-05', department_id: '1', location: 'Bhilai' },
    { job_id: '2', position: ODD, date_posted: null, department_id: '2', industry_id: '2' },
    { job_id: '3', position: 'Nurse', date_posted: '2026-04-01T23:30:00Z', department_id: '2', ctc: '6-10' },
    { job_id: '4 & 5', position: 'Cook', date_posted: '0000-00-00', experience_from: 8, experience_to: 9 },
  ])
  await portal.db
    .insertInto('service')
    .values({
      service_id: '7',
      title: 'Payroll',
      service_name: 'Payroll',
      description: '',
      small_img: '',
      banner_img: '',
      sort_order: 0,
    })
    .execute()
})
afterAll(() => portal.close())

describe('robots.txt', () => {
  it('opens everything and names the map', async () => {
    const { response, body } = await read(portal.origin, '/robots.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(body).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${portal.origin}/sitemap.xml\n`)
  })
})

describe('The manifest of a language', () => {
  it('names the company, and starts at Home in that language', async () => {
    const { response, body } = await read(portal.origin, '/hi/manifest.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    expect(JSON.parse(body)).toMatchObject({
      name: 'Navkaam',
      lang: 'hi',
      start_url: '/hi',
      scope: '/',
      display: 'standalone',
    })
  })
})

describe('sitemap.xml', () => {
  it('has every address in each language, which names the others', async () => {
    const urls = await readMap(portal.origin)
    const links = new Map(
      urls.map(({ loc, 'xhtml:link': named }) => [
        loc.replace(portal.origin, ''),
        named.map((link) => [link['@rel'], link['@hreflang'], link['@href']?.replace(portal.origin, '')]),
      ]),
    )
    const pairOf = (english: string, hindi: string) => [
      ['alternate', 'en', english],
      ['alternate', 'hi', hindi],
      ['alternate', 'x-default', english],
    ]
    expect(links.get('/')).toEqual(pairOf('/', '/hi'))
    expect(links.get('/hi')).toEqual(pairOf('/', '/hi'))
    expect(links.get('/hi/job-details?s=1')).toEqual(pairOf('/job-details?s=1', '/hi/job-details?s=1'))
    const [english = 0, hindi = 0] = [false, true].map(
      (isHindi) => [...links.keys()].filter((path) => /^\/hi(\/|$)/.test(path) === isHindi).length,
    )
    expect(hindi).toBe(english)
  })

  it('has every screen, category, service and job, with the days that are known', async () => {
    const all = await readMap(portal.origin)
    const urls = all.filter(({ loc }) => !/^\/hi(\/|$)/.test(loc.replace(portal.origin, '')))
    const days = Object.fromEntries(urls.map(({ loc, lastmod }) => [loc.replace(portal.origin, ''), lastmod]))
    expect(days).toEqual({
      '/': '2026-04-02',
      '/about-us': undefined,
      '/full-time-jobs': '2026-04-02',
      '/all-categories': '2026-04-02',
      '/internship': undefined,
      '/services': undefined,
      '/manpower-enquiry': undefined,
      '/submit-resume': undefined,
      '/csr': undefined,
      '/companies': undefined,
      '/contact-us': undefined,
      '/sign-in': undefined,
      '/privacy': undefined,
      '/job-by-categories?id=1': '2026-04-02',
      '/job-by-categories?id=2': undefined,
      '/service-details?service_id=7': undefined,
      '/jobs/in/bhilai': '2026-04-02',
      '/jobs/supervisor': '2026-04-02',
      '/jobs/supervisor/in/bhilai': '2026-04-02',
      '/job-details?s=3': '2026-04-02',
      '/job-details?s=1': '2026-03-05',
      '/job-details?s=4+%26+5': undefined,
      '/job-details?s=2': undefined,
    })
  })

  it('is compressed, tagged, and follows the content', async () => {
    const { response } = await read(portal.origin, '/sitemap.xml', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const etag = response.headers.get('etag') ?? ''
    const again = () => read(portal.origin, '/sitemap.xml', { 'if-none-match': etag })
    expect((await again()).response.status).toBe(304)
    await portal.db.updateTable('job').set({ date_posted: '2026-03-06' }).where('job_id', '=', '1').execute()
    const { response: changed, body } = await again()
    expect(changed.status).toBe(200)
    expect(body).toContain('<lastmod>2026-03-06</lastmod>')
    await portal.db.updateTable('job').set({ date_posted: '2026-03-05' }).where('job_id', '=', '1').execute()
  })
})

it('Each host sees links to itself, in texts that are kept for all', async () => {
  for (const path of ['/sitemap.xml', '/jobs.rss', '/jobs.rss?q=nurse', '/robots.txt'])
    for (const host of ['one.example', 'two.example:8443', '[::1]:80']) {
      const { body } = await portal.app.inject({ url: path, headers: { host } })
      const origins = new Set(body.match(/http:\/\/(?:one|two|\[)[^/]*|[^/]*\.invalid/g))
      expect([...origins]).toEqual([`http://${host.replace(/:80$/, '')}`])
    }
})

describe('The feed of the jobs', () => {
  it('is RSS 2.0 with the newest first, and a date only where it is known', async () => {
    const channel = await readFeed(portal.origin)
    expect(channel).toMatchObject({
      title: 'Full Time Jobs | Navkaam',
      link: `${portal.origin}/full-time-jobs`,
      language: 'en-in',
      'atom:link': { '@href': `${portal.origin}/jobs.rss`, '@rel': 'self', '@type': 'application/rss+xml' },
    })
    expect(channel.item?.map(({ title, pubDate }) => [title, pubDate])).toEqual([
      ['Nurse, Bhilai', 'Thu, 02 Apr 2026 00:00:00 +0530'],
      ['Fitter, Bhilai', 'Thu, 05 Mar 2026 00:00:00 +0530'],
      ['Cook, Bhilai', undefined],
      [expect.stringMatching(/^Nurse & "Guard" <b>रात<\/b>/), undefined],
    ])
    expect(channel.item?.[1]).toEqual({
      title: 'Fitter, Bhilai',
      // Applications that come by it say so.
      link: `${portal.origin}/job-details?s=1&via=rss`,
      guid: `${portal.origin}/job-details?s=1`,
      pubDate: 'Thu, 05 Mar 2026 00:00:00 +0530',
      category: 'Engineering',
      description: '₹ 3.2 - 4.8 Lakhs a year, 2 - 5 Years, Bhilai. Lead twelve operators.',
    })
  })

  it.each([
    ['?q=NURSE', ['3', '2']],
    ['?experience=9', ['4+%26+5']],
    ['?department=2&department=99', ['3', '2']],
    ['?salary=6-10&page=7', ['3']],
    ['?q=%3C%2Fscript%3E&salary=0-3', []],
  ])('takes the filters of the list: %s', async (query, ids) => {
    const { item = [] } = await readFeed(portal.origin, query)
    expect(item.map(({ guid }) => guid.split('?s=')[1])).toEqual(ids)
  })

  it('is in Hindi as far as there is Hindi', async () => {
    const { title, link, language, item, ...channel } = await readFeed(
      portal.origin,
      '?q=fitter',
      '/hi/jobs.rss',
    )
    expect([title, language]).toEqual(['फ़ुल टाइम नौकरियाँ | Navkaam', 'hi'])
    expect(link).toBe(`${portal.origin}/hi/full-time-jobs?q=fitter`)
    expect(channel['atom:link']).toMatchObject({ '@href': `${portal.origin}/hi/jobs.rss?q=fitter` })
    expect(item).toMatchObject([
      {
        guid: `${portal.origin}/hi/job-details?s=1`,
        category: 'Engineering',
        description: 'सालाना ₹ 3.2 - 4.8 लाख, 2 - 5 साल, भिलाई। Lead twelve operators.',
      },
    ])
    const sample = await startServer()
    const { item: own = [] } = await readFeed(sample.origin, '?q=Ambulance', '/hi/jobs.rss')
    expect(own.map((one) => one.title)).toContain('एम्बुलेंस ड्राइवर – रायपुर और भिलाई, रायपुर, भिलाई')
    expect((await readFeed(sample.origin, '?q=Ambulance')).item?.map((one) => one.title)).toContain(
      'Ambulance Driver – Raipur & Bhilai, Raipur, Bhilai',
    )
    await sample.close()
  })

  it('holds the hundred newest', async () => {
    const sample = await startServer()
    expect((await readFeed(sample.origin)).item).toHaveLength(100)
    await sample.close()
  })

  it('speaks of the canonical origin where there is one', async () => {
    const other = await startServer({
      settings: { PUBLIC_URL: 'https://jobs.example.com', SAMPLE_CONTENT: 'off' },
    })
    expect((await readFeed(other.origin)).link).toBe('https://jobs.example.com/full-time-jobs')
    expect((await read(other.origin, '/robots.txt')).body).toContain(
      'Sitemap: https://jobs.example.com/sitemap.xml',
    )
    expect((await readMap(other.origin))[0]).toMatchObject({ loc: 'https://jobs.example.com/' })
    await other.close()
  })
})

describe('behind a proxy', () => {
  it('takes the scheme of the proxy, and no host that a visitor may have written', async () => {
    const server = await startServer({ settings: { TRUST_PROXY: 'on', SAMPLE_CONTENT: 'off' } })
    const mapWith = async (headers: Record<string, string>) =>
      /Sitemap: (.*)/.exec(await (await fetch(`${server.origin}/robots.txt`, { headers })).text())?.[1]
    const own = `${server.origin}/sitemap.xml`
    expect(await mapWith({ 'x-forwarded-proto': 'https' })).toBe(own.replace('http:', 'https:'))
    expect(await mapWith({ 'x-forwarded-proto': 'javascript' })).toBe(own)
    expect(await mapWith({ 'x-forwarded-host': 'evil.example' })).toBe(own)
    await server.close()
  })
})

describe('In front of another API', () => {
  const start = async (jobs: Answer) => {
    const api = await startScriptedApi({
      '/web/job/get': [jobs],
      '/web/category/get': [success([{ industry_id: 3, label: 'Engineering & more', count: '2' }])],
      '/web/service/get': [success([{ service_id: 4, title: 'Payroll' }])],
    })
    const server = await startServer({ settings: { API_HOST: api.origin } })
    return { api, server, close: async () => void (await Promise.all([server.close(), api.close()])) }
  }

  it('its lists are told of, each read once', async () => {
    const { api, server, close } = await start(
      success([wireJob({ job_id: 9, position: ODD, date_posted: null })]),
    )
    const paths = (await readMap(server.origin)).map(({ loc }) => loc.replace(server.origin, ''))
    expect(paths).toEqual(
      expect.arrayContaining([
        '/job-by-categories?id=3',
        '/service-details?service_id=4',
        '/job-details?s=9',
      ]),
    )
    expect(paths).not.toContain('/privacy')
    const { item = [] } = await readFeed(server.origin, '?q=nurse')
    expect(item.map(({ link }) => link)).toEqual([`${server.origin}/job-details?s=9`])
    expect((await readFeed(server.origin)).item).toHaveLength(1)
    expect(api.requests.map(({ path }) => path).toSorted()).toEqual([
      '/web/category/get',
      '/web/job/get',
      '/web/service/get',
    ])
    await close()
  })

  it.each<[string, Answer]>([
    ['drops the connection', 'drop'],
    ['fails', { json: { status: '1', data: [] }, code: 500 }],
  ])('that %s, both say so', async (_what, answer) => {
    const { server, close } = await start(answer)
    for (const path of ['/sitemap.xml', '/jobs.rss']) {
      const { response, body } = await read(server.origin, path)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('60')
      expect(JSON.parse(body)).toEqual({
        status: '0',
        message: 'The lists are not available. Please try again in a few minutes.',
      })
    }
    expect((await read(server.origin, '/robots.txt')).response.status).toBe(200)
    await close()
  })
})
