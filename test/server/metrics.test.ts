import { APPLY, applicationForm, contactForm, docxBytes, jpegBytes } from '@test/support/builders'
import { freePort } from '@test/support/freePort'
import { get, post, startServer } from '@test/support/server'
import { buildSmallSite } from '@test/support/site'

const startCounted = async (
  settings: Record<string, string> = {},
  overrides: Parameters<typeof startServer>[0] = {},
) => {
  const address = `http://127.0.0.1:${await freePort()}`
  const server = await startServer({
    ...overrides,
    settings: { METRICS_PORT: new URL(address).port, ...settings },
  })
  const read = async () => (await fetch(`${address}/metrics`)).text()
  const figure = async (name: string) =>
    Number(
      (await read())
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  return { server, address, read, figure }
}

/** The names and labels of everything that is counted. */
const seriesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('portal_'))
    .map((line) => line.replace(/ \S+$/, ''))

test('requests, stored forms and refused forms are counted', async () => {
  const { server, read } = await startCounted({ SUBMISSIONS_PER_MINUTE: '4' })
  await get(server, '/web/job/get')
  await get(server, '/web/job/get?name=Kiran')
  await post(server, APPLY, applicationForm())
  await post(server, APPLY, applicationForm())
  await post(server, APPLY, applicationForm({ email: 'broken' }))
  await post(server, '/web/contact-form/save', contactForm())
  await post(server, APPLY, applicationForm())
  const lines = (await read()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'portal_http_requests_total{method="GET",route="/web/job/get",code="200"} 2',
      `portal_http_requests_total{method="POST",route="${APPLY}",code="200"} 2`,
      `portal_http_requests_total{method="POST",route="${APPLY}",code="422"} 1`,
      `portal_http_request_duration_seconds_count{method="POST",route="${APPLY}"} 4`,
      'portal_submissions_stored_total{form="application"} 2',
      `portal_stored_file_bytes_total ${2 * (jpegBytes().length + docxBytes().length)}`,
      'portal_submissions_stored_total{form="contact_message"} 1',
      'portal_submissions_refused_total{form="application",reason="invalid"} 1',
      'portal_submissions_refused_total{form="application",reason="too_many"} 1',
    ]),
  )
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true)
  await server.close()
})

test('addresses that visitors make up add no series', async () => {
  const { server, read } = await startCounted()
  const visit = async (name: string) => {
    for (const path of [
      `/${name}`,
      `/web/${name}`,
      `/web/${name}/%zz`,
      `/assets/${name}.js`,
      `/about-us?${name}`,
      `/uploads/${name}/${name}.png`,
      `/jobs.rss?q=${name}`,
    ]) {
      await fetch(server.origin + path)
      await fetch(server.origin + path, { method: 'DELETE' })
      await fetch(server.origin + path, { method: 'PROPFIND' })
    }
  }
  await visit('nobody')
  const before = seriesOf(await read())
  for (const name of ['kiran', 'netam', '__proto__', 'a"b', 'x'.repeat(500)])
    await visit(encodeURIComponent(name))
  const after = await read()
  expect(seriesOf(after)).toEqual(before)
  expect(before.length).toBeGreaterThan(10)
  expect(after).not.toMatch(/nobody|kiran|netam|xxx/)
  await server.close()
})

test('only GET /metrics is answered, and nothing once the server has stopped', async () => {
  const { server, address } = await startCounted()
  const answer = await fetch(`${address}/metrics?x=1`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect((await fetch(`${address}/`)).status).toBe(404)
  expect((await fetch(`${address}/web/job/get`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${server.origin}/metrics`)).status).not.toBe(200)
  await server.close()
  await expect(fetch(`${address}/metrics`)).rejects.toThrow('fetch failed')
})

test('what waits to be mailed is counted, and all else while the database is gone', async () => {
  let time = Date.parse('2026-03-04T05:06:07Z')
  const { server, read, figure } = await startCounted(
    { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'hr@staff.example' },
    { now: () => new Date(time) },
  )
  expect(await figure('portal_outbox_oldest_age_seconds')).toBe(0)
  expect(await read()).toContain(
    'portal_outbox_mails{state="waiting"} 0\nportal_outbox_mails{state="failing"} 0\nportal_outbox_mails{state="given_up"} 0',
  )
  await post(server, APPLY, applicationForm())
  time += 20_000
  await post(server, '/web/contact-form/save', contactForm())
  time += 70_000
  expect(await read()).toContain('portal_outbox_mails{state="waiting"} 2')
  expect(await figure('portal_outbox_oldest_age_seconds')).toBe(90)
  expect(await figure('portal_database_bytes')).toBeGreaterThan(100_000)
  await server.database.close()
  const rest = await read()
  expect(rest).not.toMatch(/^portal_(outbox_|database_bytes)/m)
  expect(rest).toContain('portal_submissions_stored_total{form="application"} 1')
  await server.close()
})

test('pages that are kept are counted, and those that the browser has to render', async () => {
  const SITE_DIR = buildSmallSite()
  const { server, figure } = await startCounted({ SITE_DIR })
  expect(await figure('portal_page_cache_entries')).toBe(0)
  for (const path of ['/about-us', '/sign-in', '/about-us?page=2']) await fetch(server.origin + path)
  expect(await figure('portal_page_cache_entries')).toBe(2)
  expect(await figure('portal_page_cache_bytes')).toBeGreaterThan(5000)
  expect(await figure('portal_pages_left_to_browser_total')).toBe(0)
  await server.close()

  const other = await startCounted({ SITE_DIR, API_HOST: 'http://127.0.0.1:1' })
  await fetch(`${other.server.origin}/services`)
  await fetch(`${other.server.origin}/about-us`)
  expect(await other.figure('portal_pages_left_to_browser_total')).toBe(1)
  expect(await other.figure('portal_page_cache_entries')).toBe(1)
  await other.server.close()
})
