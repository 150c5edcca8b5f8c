import type { InboxRow } from '@/domain/submissions/inbox'
import { applicationForm, resumeForm } from '@test/support/builders'
import { APPLY, RESUME } from '@test/server/office/inboxServer'
import { startOffice } from '@test/server/office/officeServer'
import { forSuite } from '@test/support/forSuite'
import { rawRequest } from '@test/support/rawRequest'
import { post, startServer } from '@test/support/server'
import { buildSmallSite } from '@test/support/site'

const SITE_DIR = buildSmallSite()

const office = forSuite(() => startOffice({ settings: { SITE_DIR } }))

beforeAll(async () => {
  const values = { name: 'Durg bus stand', slug: 'durg-bus-stand' }
  await office.as('recruiter').post('/content/sources', { values })
})

const visit = async (path: string, { origin }: { origin: string } = office) => {
  const response = await fetch(origin + path, { redirect: 'manual' })
  const html = await response.text()
  return {
    html,
    code: response.status,
    cookie: response.headers.getSetCookie()[0] ?? null,
    caching: response.headers.get('cache-control'),
    etag: response.headers.get('etag') ?? '',
  }
}

const JOB = '/job-details?s=1001'
const FOR_ONE = 'private, no-cache'
const FOR_ALL = 'public, max-age=0, s-maxage=2, must-revalidate'

const cookieOf = (slug: string) => `via=${slug}; Path=/; HttpOnly; SameSite=Lax`

let sent = 0
/** Applies, and returns where the application came from as it is stored and as the office lists it. */
const sourceOf = async ({ cookie, ...changes }: Record<string, string>) => {
  sent += 1
  const form = applicationForm({ mobile: `90000000${10 + sent}`, ...changes })
  const { data } = await post(office, APPLY, form, cookie ? { cookie } : {})
  const { reference = '' } = data as { reference?: string }
  const stored = await office.db
    .selectFrom('application')
    .select('source')
    .where('id', '=', reference)
    .executeTakeFirstOrThrow()
  const { body } = await office.as('reader').get<{ row: InboxRow }>(`/submissions/${reference}`)
  expect(body.row.source).toBe(stored.source)
  return stored.source
}

test.each([
  [`${JOB}&via=whatsapp`, 'whatsapp'],
  ['/apply-job?job_id=1001&via=telegram', 'telegram'],
  ['/?via=poster', 'poster'],
  ['/full-time-jobs?via=rss&q=nurse', 'rss'],
  [`${JOB}&via=durg-bus-stand`, 'durg-bus-stand'],
  // Typed from a poster, and with the end of a sentence in a chat.
  [`${JOB}&via=Poster`, 'poster'],
  [`${JOB}&via=whatsapp).`, 'whatsapp'],
  // The page need not exist.
  ['/job-details?s=none&via=whatsapp', 'whatsapp'],
  ['/job-details?via=whatsapp', 'whatsapp'],
])('%s is kept by the browser alone', async (path, slug) => {
  expect(await visit(path)).toMatchObject({ cookie: cookieOf(slug), caching: FOR_ONE })
})

test.each([
  '',
  '&via=',
  '&via=elsewhere',
  '&via=none',
  '&via=constructor',
  '&via=a%3Bb',
  `&via=${'x'.repeat(41)}`,
])('a page asked for with "%s" sets nothing', async (query) => {
  expect(await visit(JOB + query)).toMatchObject({ code: 200, cookie: null, caching: FOR_ALL })
})

test('a page that is cached sets it as well, for who asks with it alone, and its address stays without', async () => {
  const plain = await visit(JOB)
  const posted = await visit(`${JOB}&via=whatsapp`)
  expect(posted.html).toBe(plain.html)
  expect(posted.html).toContain(`<link rel="canonical" href="${office.origin}${JOB}"/>`)
  expect((await visit(JOB)).cookie).toBeNull()
  const again = await rawRequest(office, `${JOB}&via=whatsapp`, { 'if-none-match': posted.etag })
  expect(again).toMatchObject({
    code: 304,
    headers: { 'set-cookie': [cookieOf('whatsapp')], 'cache-control': FOR_ONE },
  })
})

test('an application keeps the source that its browser or its form names, if it is one', async () => {
  expect(await sourceOf({})).toBe('')
  expect(await sourceOf({ cookie: 'a=b; via=whatsapp' })).toBe('whatsapp')
  expect(await sourceOf({ cookie: 'via=durg-bus-stand' })).toBe('durg-bus-stand')
  expect(await sourceOf({ cookie: 'via=elsewhere' })).toBe('')
  expect(await sourceOf({ cookie: 'via=%; via' })).toBe('')
  expect(await sourceOf({ source: 'poster' })).toBe('poster')
  expect(await sourceOf({ source: 'poster', cookie: 'via=whatsapp' })).toBe('poster')
  expect(await sourceOf({ source: 'elsewhere', cookie: 'via=whatsapp' })).toBe('whatsapp')
  expect(await sourceOf({ source: '\0' })).toBe('')
  // Only applications keep a source.
  const { data } = await post(office, RESUME, resumeForm(), { cookie: 'via=whatsapp' })
  const { reference } = data as { reference: string }
  const { body } = await office.as('reader').get<{ row: InboxRow }>(`/submissions/${reference}`)
  expect(body.row.source).toBe('')
})

test('the cookie is bound to https where the site is', async () => {
  const server = await startServer({
    settings: { SITE_DIR, PUBLIC_URL: 'https://jobs.example.com', SAMPLE_CONTENT: 'off' },
  })
  const { cookie } = await visit('/?via=poster', server)
  expect(cookie).toBe('via=poster; Path=/; HttpOnly; Secure; SameSite=Lax')
  await server.close()
})

test('in front of another API nothing is set', async () => {
  const server = await startServer({
    settings: { SITE_DIR, API_HOST: 'http://127.0.0.1:9', SAMPLE_CONTENT: 'off' },
  })
  expect((await visit('/about-us?via=whatsapp', server)).cookie).toBeNull()
  await server.close()
})
