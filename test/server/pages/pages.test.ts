import { daysBefore, todayInIndia } from '@/domain/site/calendar'
import { writeRetention } from '@/server/repositories/office/settings'
import { wireJob } from '@test/support/jobs'
import { startScriptedApi, success } from '@test/support/scriptedApi'
import type { TestServer } from '@test/support/server'
import { blockOf, closings, read, start } from './pageServer'

let own: TestServer
beforeAll(async () => {
  own = await start()
})

describe('a page without any script', () => {
  test.each([
    ['/', 'Popular Category', 'a[href^="/job-by-categories?id="]', 12],
    ['/', '240 open jobs', 'main a[href^="/job-details?s="]', 6],
    ['/about-us', 'Raipur', 'h1', 1],
    ['/full-time-jobs', '240 Jobs available', 'article', 24],
    ['/full-time-jobs?q=chalak', 'that are close:', '[aria-label="Close to what you typed"] article', 10],
    ['/job-details?s=1001', 'Job Description', 'a[href="/apply-job?job_id=1001"]', 1],
    ['/apply-job?job_id=1001', 'Apply For Job', 'input[name="full_name"]', 1],
    ['/job-by-categories?id=1', '15 Jobs available', 'article', 15],
    ['/all-categories', 'All Categories', 'a[href^="/job-by-categories?id="]', 16],
    ['/internship', 'Internship For', 'input[name="internship_for"]', 1],
    ['/services', 'Services', 'a[href^="/service-details?service_id="]', 9],
    ['/service-details?service_id=1', 'Contact Us', 'a[href="/manpower-enquiry"][target="_blank"]', 1],
    ['/manpower-enquiry', 'Please submit form for enuiry', 'input[name="company_name"]', 1],
    ['/submit-resume', 'Qualification', 'input[name="qualification"]', 1],
    ['/csr', 'CSR', 'main img', 6],
    ['/companies', 'All Companies', 'main img', 24],
    ['/contact-us', 'Registered Office', 'table', 1],
    ['/sign-in', 'Forgot password', 'input[type="password"]', 1],
  ])('%s says %s', async (path, text, selector, count) => {
    const page = await read(own, path)
    expect(page.code).toBe(200)
    expect(page.textOf('main')).toContain(text)
    expect(page.count(selector)).toBe(count)
    expect(page.count('h1')).toBe(1)
    expect(page.count('[role="progressbar"]')).toBe(0)
    // They are asked for once the page is painted.
    expect(page.count('script[src], link[as="script"]')).toBe(0)
  })

  test.each([
    ['/nowhere', 'Unexpected Application Error!'],
    ['/job-details?s=nonsense', 'This job is no longer open'],
    ['/apply-job?job_id=nonsense', 'no longer open'],
    ['/job-by-categories?id=nonsense', 'Job According To The Category'],
    ['/service-details?service_id=nonsense', 'Service'],
    ['/job-details?s=constructor', 'This job is no longer open'],
  ])('%s is not found: %s', async (path, text) => {
    const page = await read(own, path)
    expect(page.code).toBe(404)
    expect(page.textOf('main')).toContain(text)
  })

  test.each(['/apply-job?job_id=1001', '/submit-resume', '/internship', '/manpower-enquiry', '/sign-in'])(
    '%s says whom to call or write',
    async (path) => {
      const page = await read(own, path)
      const advice = page.document.querySelector('main noscript')
      expect(advice?.querySelector('a[href="tel:+917715550142"]')).not.toBeNull()
      expect(advice?.querySelector('a[href="mailto:careers@navkaam.example"]')).not.toBeNull()
    },
  )

  test('names of things that staff wrote cannot end an element', async () => {
    const odd = await start({ SAMPLE_CONTENT: 'on' })
    await odd.db
      .updateTable('job')
      .set({ position: '</script><script>alert(1)</script><b>Cook</b>', company_name: '"\'`<!--' })
      .where('job_id', '=', '1001')
      .execute()
    const page = await read(odd, '/job-details?s=1001')
    expect(page.code).toBe(200)
    expect(page.html).not.toContain('<script>alert(1)')
    expect(page.textOf('h1')).toContain('Cook')
    expect(blockOf(page.document, 'page-data')).toMatchObject({
      entries: [
        { endpointName: 'getJob', arg: '1001' },
        { endpointName: 'getSimilarJobs', arg: '1001' },
      ],
    })
  })
})

test('a shared link to a job of which nothing else is known says its position', async () => {
  const known = { position: 'Odd jobs', company_name: '', location: '', ctc: '', short_job_description: '' }
  const unknown = { ctc_from: null, ctc_to: null, experience_from: null, experience_to: null }
  await own.db
    .updateTable('job')
    .set({ ...known, ...unknown, job_description: '' })
    .where('job_id', '=', '1002')
    .execute()
  const { document } = await read(own, '/job-details?s=1002')
  for (const selector of ['property="og:title"', 'name="description"'])
    expect(document.querySelector(`meta[${selector}]`)?.getAttribute('content')).toBe('Odd jobs')
})

describe('what a page brings for the browser', () => {
  test('is the one job that is read, and links to those like it', async () => {
    const page = await read(own, '/job-details?s=1001')
    const data = blockOf(page.document, 'page-data') as {
      entries: [{ value: { position: string } }, { value: { job_id: string }[] }]
    }
    const [{ value: job }, { value: similar }] = data.entries
    expect(data.entries).toHaveLength(2)
    expect(page.textOf('h1')).toBe(job.position)
    expect(similar).toHaveLength(4)
    for (const { job_id } of similar) expect(page.count(`main a[href="/job-details?s=${job_id}"]`)).toBe(1)
    expect(page.document.querySelector('script[data-files]')?.getAttribute('data-files')).toBe(
      '/assets/main.abc123.js',
    )
    // The long texts are of the job that is read.
    expect(page.html.match(/"job_description":/g)).toHaveLength(1)
  })

  test('is the lists that a small screen shows', async () => {
    const dataOf = async (path: string) =>
      JSON.stringify(blockOf((await read(own, path)).document, 'page-data'))
    for (const path of ['/full-time-jobs', '/contact-us']) {
      expect([path, await dataOf(path)]).toEqual([path, expect.not.stringContaining('_hi"')])
      expect([path, await dataOf(`/hi${path}`)]).toEqual([path, expect.stringContaining('_hi"')])
    }
    const { entries } = blockOf((await read(own, '/contact-us')).document, 'page-data') as {
      entries: { endpointName: string }[]
    }
    expect(entries.map(({ endpointName }) => endpointName)).toEqual([
      'getEmails',
      'getOffices',
      'getContactDetails',
    ])
  })
})

describe('a page is kept', () => {
  test('until the content changes', async () => {
    const server = await start()
    const before = await read(server, '/job-details?s=1001')
    const etag = before.headers.get('etag') ?? ''
    expect(
      (await fetch(`${server.origin}/job-details?s=1001`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(304)
    await server.db
      .updateTable('job')
      .set({ position: 'Lighthouse keeper' })
      .where('job_id', '=', '1001')
      .execute()
    const after = await read(server, '/job-details?s=1001', { 'if-none-match': etag })
    expect(after.code).toBe(200)
    expect(after.textOf('h1')).toBe('Lighthouse keeper')
    await server.db.deleteFrom('job').where('job_id', '=', '1001').execute()
    expect((await read(server, '/job-details?s=1001')).code).toBe(404)
    expect((await read(server, '/full-time-jobs')).textOf('main')).toContain('239 Jobs available')
  })

  test('with and without what a visitor who saves data does not get', async () => {
    const all = await read(own, '/')
    const less = await read(own, '/', { 'save-data': 'on' })
    const slide = 'img[src="/uploads/workshop-morning.svg"]'
    expect(all.count(slide)).toBe(1)
    expect(less.count(slide)).toBe(0)
    expect(all.headers.get('vary')).toBe('Accept-Encoding, Save-Data')
    expect(less.headers.get('etag')).not.toBe(all.headers.get('etag'))
  })
})

afterEach(() => jest.restoreAllMocks())

const change = (id: string, changes: { closed_on?: string | null; closing_date?: string | null }) =>
  own.db.updateTable('job').set(changes).where('job_id', '=', id).execute()

const positionOf = async (id: string) => {
  const job = await own.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow()
  return job.position
}

const pageOf = (id: string) => read(own, `/job-details?s=${id}`)

describe('the address of a job that was closed', () => {
  test('is gone, and tells which job it was, since when it is closed, and what is like it', async () => {
    expect((await pageOf('1012')).code).toBe(200)
    await change('1012', { closed_on: '2026-11-12' })
    const page = await pageOf('1012')
    expect(page.code).toBe(410)
    expect(page.textOf('h1')).toBe('This job is no longer open')
    expect(page.textOf('main')).toContain(await positionOf('1012'))
    expect(page.textOf('main')).toContain('Closed on 12-11-2026')
    expect(page.textOf('main')).toContain('Similar jobs')
    expect(page.count('main a[href^="/job-details?s="]')).toBe(4)
    expect(page.count('main a[href="/full-time-jobs"]')).toBeGreaterThan(0)
    expect(page.count('meta[name="robots"][content="noindex"]')).toBe(1)
    expect(page.count('script[type="application/ld+json"]')).toBe(0)
  })

  test('has no form to apply', async () => {
    await change('1012', { closed_on: '2026-11-12' })
    const page = await read(own, '/apply-job?job_id=1012')
    expect(page.code).toBe(410)
    expect(page.textOf('main')).toContain(await positionOf('1012'))
    expect(page.textOf('main')).toContain('Closed on 12-11-2026')
    expect(page.count('main input')).toBe(0)
    expect(page.count('main a[href="/job-details?s=1012"]')).toBe(1)
  })

  test('is gone from midnight after the closing date on, in India', async () => {
    const today = todayInIndia(Date.now())
    await change('1014', { closing_date: today })
    const midnight = Date.parse(`${daysBefore(today, -1)}T00:00:00+05:30`)
    const now = jest.spyOn(Date, 'now').mockReturnValue(midnight - 1000)
    expect((await pageOf('1014')).code).toBe(200)
    now.mockReturnValue(midnight)
    const page = await pageOf('1014')
    expect(page.code).toBe(410)
    expect(page.textOf('main')).toContain(`Closed on ${today.split('-').toReversed().join('-')}`)
  })

  test('is in no list, feed or sitemap, and no job is like it', async () => {
    await change('1015', { closed_on: '2026-11-12' })
    for (const path of ['/web/job/get', '/sitemap.xml', '/jobs.rss'])
      expect(await (await fetch(own.origin + path)).text()).not.toContain('1015')
  })
})

test('a job that does not exist is not found, however many are invented', async () => {
  for (const id of ['nobody', '%00', 'constructor', '%F0%9F%98%80', 'x'.repeat(3000)]) {
    const page = await pageOf(id)
    expect(page.code).toBe(404)
    expect(page.textOf('main')).toContain('It was filled or withdrawn.')
    expect(page.textOf('main')).not.toContain('Closed on')
  }
})

test('a cached page costs no query, and is another once the office has set a retention', async () => {
  const textOf = async () => (await read(own, '/privacy')).textOf('main')
  expect(await textOf()).toContain('until you ask us to erase it')
  const asked = jest.spyOn(own.db.getExecutor(), 'executeQuery')
  await textOf()
  expect(asked).not.toHaveBeenCalled()
  await writeRetention(own.db, 24)
  expect(asked).toHaveBeenCalled()
  asked.mockRestore()
  expect(await textOf()).toContain('We keep what you send for 24 months.')
  await writeRetention(own.db, null)
})

test('the privacy notice is whole in its page, follows the content, and is not there for another API', async () => {
  const page = await read(own, '/privacy')
  expect(page.code).toBe(200)
  expect(page.textOf('main')).toContain('grievances@navkaam.example')
  expect(page.textOf('main')).toContain('To know whom we speak to')
  await own.db.updateTable('grievance_officer').set({ email: 'new@navkaam.example' }).execute()
  expect((await read(own, '/privacy')).textOf('main')).toContain('new@navkaam.example')
  const other = await read(await start({ API_HOST: 'http://127.0.0.1:9' }), '/privacy')
  expect([other.code, other.count('table, a[href="/privacy"]')]).toEqual([404, 0])
})

test('another API tells of a job whose closing date has passed, and is asked for nothing else', async () => {
  const api = await startScriptedApi({
    '/web/job/get': [
      success([
        wireJob({ job_id: '7', position: 'Welder', closing_date: '2026-01-31' }),
        wireJob({ job_id: '8', position: 'Turner' }),
      ]),
    ],
  })
  closings.push(api.close)
  const site = await start({ API_HOST: api.origin })
  const page = await read(site, '/job-details?s=7')
  expect(page.code).toBe(410)
  expect(page.textOf('main')).toContain('Welder')
  expect(page.textOf('main')).toContain('Closed on 31-01-2026')
  expect(page.textOf('main section')).toContain('Turner')
  expect((await read(site, '/job-details?s=9')).code).toBe(404)
  expect(api.requests.map(({ path }) => path)).toEqual(['/web/job/get'])
})
