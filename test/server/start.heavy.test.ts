import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { APPLY, applicationForm } from '@test/support/builders'
import { runPortal, startBuilt } from '@test/support/builtServer'
import { get, post } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

test('says where it listens, stops when asked, and starts again with what it had', async () => {
  const settings = { DATA_DIR: join(temporaryFolder(), 'data') }
  const first = startBuilt({ settings })
  const origin = await first.ready
  const server = { origin }
  expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
  // A command that knows nothing of its port makes a link to the server that runs.
  const demo = await runPortal(['demo'], { settings })
  expect(demo.out).toContain(`\n${origin}/office/set-password#token=`)
  expect((await get(server, '/web/job/get')).data).toHaveLength(240)
  const strange =
    '--line\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: text/plain; charset=x-none\r\n\r\n' +
    '1001\r\n--line--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=line' }
  expect(await post(server, APPLY, strange, headers)).toMatchObject({ code: 422, status: '0' })
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  expect(await first.stop('SIGTERM')).toBe(0)
  expect(first.output()).toContain(
    `ready at ${origin}\nThe office of the staff is at ${origin}/office\nIt has no account yet`,
  )

  const second = startBuilt({ settings })
  await second.ready
  expect(await second.stop('SIGINT')).toBe(0)
}, 30_000)

test('what was acknowledged outlives a killed server, and is exported', async () => {
  const settings = { DATA_DIR: temporaryFolder() }
  const folder = temporaryFolder()
  const server = startBuilt({ settings })
  const origin = await server.ready
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post({ origin }, APPLY, applicationForm())),
  )
  await server.stop('SIGKILL')
  expect(answers.every(({ code }) => code === 200)).toBe(true)
  const { code, out } = await runPortal(['export', '--out', folder], { settings })
  expect(code).toBe(0)
  expect(out).toContain('applications.csv: 5 rows, 10 files')
  expect(readFileSync(join(folder, 'applications.csv'), 'utf8').trimEnd().split('\r\n')).toHaveLength(6)
}, 30_000)

const expectRefusal = async (settings: Record<string, string>, sentence: string) => {
  const server = startBuilt({ settings })
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe(`${sentence}\n`)
}

test('the company of COMPANY_FILE is named on every page, and the sample one on none', async () => {
  const file = join(temporaryFolder(), 'company.json')
  const sample = readFileSync('src/domain/content/company.json', 'utf8')
  writeFileSync(file, sample.replaceAll('Navkaam', 'Shramik').replaceAll('navkaam', 'shramik'))
  const settings = { DATA_DIR: temporaryFolder(), COMPANY_FILE: file, SAMPLE_CONTENT: 'off' }
  const origin = await startBuilt({ settings }).ready
  for (const path of ['/', '/about-us', '/full-time-jobs', '/sign-in', '/contact-us', '/shell', '/office']) {
    const html = await (await fetch(origin + path)).text()
    expect(html).toContain('Shramik')
    expect(html).not.toMatch(/navkaam/i)
  }
  const wrong = {
    'social.0.network': '{"social": [{"network": "Orkut", "url": "https://example.com"}]}',
    whatsApp: '{"whatsApp": "98260 12345"}',
  }
  for (const [name, text] of Object.entries(wrong)) {
    writeFileSync(file, text)
    await expectRefusal(
      settings,
      `COMPANY_FILE, ${file}, has a wrong value at '${name}'. src/domain/content/company.json shows what it may hold.`,
    )
  }
})

test('a port in use is told in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expectRefusal(
    { PORT: `${port}`, DATA_DIR: temporaryFolder() },
    `Cannot listen on 127.0.0.1:${port}: the port is in use. Set PORT or HOST.`,
  )
  other.close()
})

test.each([
  [['export', 'content', '--out', '/tmp', '--since', '2026-01-31'], /has no --since/],
  [['export', 'content'], /--out/],
  [['import', 'jobs'], /missing required argument 'file'/],
  [['export', '--out', '/tmp', '--since', 'soon'], /It must be a day such as 2026-01-31/],
])('a command that cannot be meant ends with 1 and makes nothing: %j', async (parameters, message) => {
  const folder = join(temporaryFolder(), 'none')
  const { code, err } = await runPortal(parameters, { settings: { DATA_DIR: folder } })
  expect(code).toBe(1)
  expect(err).toMatch(message)
  expect(existsSync(folder)).toBe(false)
})
