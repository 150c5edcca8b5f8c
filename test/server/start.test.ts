import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { APPLY, applicationForm } from '@test/support/builders'
import { get, post } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

/** The commands as they are built: `npm run build` comes before these tests. */
const built = { server: 'dist/server/index.mjs', portal: 'dist/server/portal.mjs' }

const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

const run = (command: keyof typeof built, settings: Record<string, string>, parameters: string[] = []) => {
  expect(existsSync(built[command])).toBe(true)
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(process.execPath, [built[command], ...parameters], { env })
  children.push(child)
  let output = ''
  const heard = (bytes: Buffer) => {
    output += bytes.toString()
  }
  child.stdout.on('data', heard)
  child.stderr.on('data', heard)
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }))
  })
  const ready = new Promise<{ origin: string }>((resolve, reject) => {
    child.stdout.on('data', () => {
      const origin = /ready at (http:\S+)/.exec(output)?.[1]
      if (origin) resolve({ origin })
    })
    child.on('close', () => reject(new Error(output)))
  })
  // A command that only ends is not waited for in two ways.
  ready.catch(() => undefined)
  return { child, ended, ready }
}

test('says where it listens, stops when asked, and starts again with what it had', async () => {
  const settings = { DATA_DIR: join(temporaryFolder(), 'data') }
  const first = run('server', settings)
  const origin = await first.ready
  expect(await get(origin, '/healthz')).toMatchObject({ code: 200 })
  // A command that knows nothing of its port makes a link to the server that runs.
  const demo = await run('portal', { ...settings, PORT: '' }, ['demo']).ended
  expect(demo.output).toContain(`\n${origin.origin}/office/set-password#token=`)
  expect((await get(origin, '/web/job/get')).data).toHaveLength(240)
  const strange =
    '--line\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: text/plain; charset=x-none\r\n\r\n' +
    '1001\r\n--line--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=line' }
  expect(await post(origin, APPLY, strange, headers)).toMatchObject({ code: 422, status: '0' })
  expect(await post(origin, APPLY, applicationForm())).toMatchObject({ code: 200 })
  first.child.kill('SIGTERM')
  const told = `ready at ${origin.origin}\nThe office of the staff is at ${origin.origin}/office\nIt has no account yet`
  expect(await first.ended).toMatchObject({ code: 0, output: expect.stringContaining(told) as unknown })

  const second = run('server', settings)
  await second.ready
  second.child.kill('SIGINT')
  expect(await second.ended).toMatchObject({ code: 0 })
}, 30_000)

test('what was acknowledged outlives a killed server, and is exported', async () => {
  const settings = { DATA_DIR: temporaryFolder() }
  const out = temporaryFolder()
  const server = run('server', settings)
  const origin = await server.ready
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(origin, APPLY, applicationForm())))
  server.child.kill('SIGKILL')
  await server.ended
  expect(answers.every(({ code }) => code === 200)).toBe(true)
  const { code, output } = await run('portal', settings, ['export', '--out', out]).ended
  expect(code).toBe(0)
  expect(output).toContain('applications.csv: 5 rows, 10 files')
  expect(readFileSync(join(out, 'applications.csv'), 'utf8').trimEnd().split('\r\n')).toHaveLength(6)
}, 30_000)

test('the company of COMPANY_FILE is named on every page, and the sample one on none', async () => {
  const file = join(temporaryFolder(), 'company.json')
  const sample = readFileSync('src/domain/company.json', 'utf8')
  writeFileSync(file, sample.replaceAll('Navkaam', 'Shramik').replaceAll('navkaam', 'shramik'))
  const settings = { DATA_DIR: temporaryFolder(), COMPANY_FILE: file, SAMPLE_CONTENT: 'off' }
  const { origin } = await run('server', settings).ready
  for (const path of ['/', '/about-us', '/full-time-jobs', '/sign-in', '/contact-us', '/shell', '/office']) {
    const html = await (await fetch(origin + path)).text()
    expect(html).toContain('id="company-data"')
    expect(html).toContain('Shramik')
    expect(html).not.toMatch(/navkaam/i)
  }
  writeFileSync(file, '{"social": [{"network": "Orkut", "url": "https://example.com"}]}')
  expect(await run('server', settings).ended).toEqual({
    code: 1,
    output: `COMPANY_FILE, ${file}, has a wrong value at 'social.0.network'. src/domain/company.json shows what it may hold.\n`,
  })
})

test('a port in use is told in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await run('server', { PORT: `${port}`, DATA_DIR: temporaryFolder() }).ended).toEqual({
    code: 1,
    output: `Cannot listen on 127.0.0.1:${port}: the port is in use. Set PORT or HOST.\n`,
  })
  other.close()
})

test.each([
  [['export', 'content', '--out', '/tmp', '--since', '2026-01-31'], /has no --since/],
  [['export', 'content'], /--out/],
  [['import', 'jobs'], /missing required argument 'file'/],
  [['export', '--out', '/tmp', '--since', 'soon'], /It must be a day such as 2026-01-31/],
])('a command that cannot be meant ends with 1 and makes nothing: %j', async (parameters, message) => {
  const folder = join(temporaryFolder(), 'none')
  const { code, output } = await run('portal', { DATA_DIR: folder }, parameters).ended
  expect(code).toBe(1)
  expect(output).toMatch(message)
  expect(existsSync(folder)).toBe(false)
})
