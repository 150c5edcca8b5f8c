import { applicationForm, contactFields, docBytes } from '@test/support/builders'
import { drip, openConnection } from '@test/support/rawConnection'
import { countStored, post, startServer, type TestServer } from '@test/support/server'
import { until } from '@test/support/until'

const APPLY = '/web/job/apply-for-post'
const CONTACT = '/web/contact-form/save'
const MEGABYTE = 1024 * 1024
const PUT_OFF = '{"status":"0","message":"Too many forms are being sent. Please try again in a minute."}'

type Head = { path?: string; type?: string; length?: string; from?: string }

const MULTIPART = 'multipart/form-data; boundary=line'

const headOf = ({ path = APPLY, type = MULTIPART, length = 'Content-Length: 6000000', from = '' }: Head) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`

const fileStart = (name = 'resume') =>
  `--line\r\nContent-Disposition: form-data; name="${name}"; filename="cv.doc"\r\n\r\n`

let server: TestServer
afterEach(() => server.close())

const visitorsForm = () =>
  applicationForm({ resume: new File([new Uint8Array(docBytes(300_000))], 'cv.doc') })

/** The bodies that an attacker holds open: filled once, and then a byte now and then. */
const flood = (count: number, bytesEach: number, fromOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => {
    const from = fromOf(n)
    const bytes = [headOf({ from }), fileStart(), docBytes(bytesEach)]
    const connection = openConnection(server, bytes, from.startsWith('127.') ? { from } : {})
    drip(connection, 20)
    return connection
  })

const isPutOff = ({ received }: ReturnType<typeof openConnection>) => received().endsWith(PUT_OFF)

describe('a flood of bodies that never end', () => {
  const behindProxy = { TRUST_PROXY: 'on' }
  test.each([
    ['one address, behind a proxy', behindProxy, 12, 1_400_000, () => '198.51.100.1'],
    ['one address', {}, 12, 1_400_000, () => '127.0.0.2'],
    ['one network of IPv6', behindProxy, 12, 1_400_000, (n: number) => `2001:db8::${n}`],
    ['one address, in many small bodies', behindProxy, 60, 100_000, () => '198.51.100.1'],
    ['twenty addresses', behindProxy, 20, 400_000, (n: number) => `198.51.100.${n}`],
  ])('%s: all forms of others are taken', async (_name, settings, count, bytesEach, fromOf) => {
    server = await startServer({ settings, limits: { memoryMaxBytes: 4 * MEGABYTE } })
    const flooding = flood(count, bytesEach, fromOf)
    await until(() => flooding.some(isPutOff))
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const answer = await post(server, APPLY, visitorsForm(), { 'x-forwarded-for': `203.0.113.${visitor}` })
      expect(answer).toMatchObject({ code: 200 })
    }
    const refused = flooding.find(isPutOff)
    expect(refused?.received()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 60\r\n/i)
    for (const { socket } of flooding) socket.destroy()
  })
})

test('forms without files count, too', async () => {
  server = await startServer({ limits: { memoryMaxBytes: 2 * MEGABYTE } })
  const head = headOf({ path: CONTACT, type: 'application/json', length: 'Content-Length: 120000' })
  const flooding = Array.from({ length: 12 }, () =>
    openConnection(server, [head, `{"name":"${'x'.repeat(110_000)}`], { from: '127.0.0.2' }),
  )
  await until(() => flooding.some(isPutOff))
  const body = JSON.stringify(contactFields)
  const type = { 'content-type': 'application/json' }
  expect(await post(server, CONTACT, body, type)).toMatchObject({ code: 200 })
  for (const { socket } of flooding) socket.destroy()
})

test.each([
  ['a file', MULTIPART, APPLY, fileStart()],
  ['a field', MULTIPART, APPLY, '--line\r\nContent-Disposition: form-data; name="full_name"\r\n\r\n'],
  ['JSON', 'application/json', CONTACT, '{"name":"'],
])('%s in pieces of one byte counts more than its bytes', async (_name, type, path, start) => {
  server = await startServer({ limits: { memoryMaxBytes: 4 * MEGABYTE } })
  const begun = `${start.length.toString(16)}\r\n${start}\r\n`
  const head = headOf({ path, type, length: 'Transfer-Encoding: chunked' })
  const sender = openConnection(server, [head, begun, '1\r\nx\r\n'.repeat(20_000)])
  await until(() => isPutOff(sender))
  expect(sender.received()).toMatch(/^HTTP\/1\.1 503 /)
  sender.socket.destroy()
})

test('what no form has is not held, and does not count', async () => {
  server = await startServer({ limits: { memoryMaxBytes: 4 * MEGABYTE } })
  const form = applicationForm({ film: new File([new Uint8Array(4 * MEGABYTE)], 'film.mp4') })
  expect(await post(server, APPLY, form)).toMatchObject({ code: 200 })
})

test('what a connection held is free once it is gone', async () => {
  server = await startServer({ limits: { memoryMaxBytes: 4 * MEGABYTE } })
  const list = 'GET /web/job/get HTTP/1.1\r\nHost: x\r\n\r\n'
  for (let time = 0; time < 5; time += 1) {
    const accepted = new Promise((resolve) => server.app.server.once('connection', resolve))
    const { socket } = openConnection(server, [list.repeat(20), headOf({}), fileStart(), docBytes(1_000_000)])
    socket.pause()
    await accepted
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
  }
  expect(await post(server, APPLY, visitorsForm())).toMatchObject({ code: 200 })
})

test('a body that is too large is refused by its length, before it is read', async () => {
  server = await startServer()
  const sender = openConnection(server, [headOf({ length: `Content-Length: ${8 * MEGABYTE + 1}` })])
  await until(() => sender.received().endsWith('"The request is too large. The limit is 8 MB."}'))
  expect(sender.received()).toMatch(/^HTTP\/1\.1 413 /)
  sender.socket.destroy()
})

test('a body without a length is refused once it is too large', async () => {
  server = await startServer()
  const piece = `100000\r\n${'x'.repeat(MEGABYTE)}\r\n`
  const start = fileStart('film')
  const sender = openConnection(server, [
    headOf({ length: 'Transfer-Encoding: chunked' }),
    `${start.length.toString(16)}\r\n${start}\r\n`,
    ...Array.from({ length: 9 }, () => piece),
  ])
  await until(() => sender.received().endsWith('}'))
  expect(sender.received()).toMatch(/^HTTP\/1\.1 413 [^]*"The request is too large\. The limit is 8 MB\."}$/)
  sender.socket.destroy()
})

test('fields that are too long together are refused', async () => {
  server = await startServer()
  const fields = Object.fromEntries(Array.from({ length: 3 }, (_, n) => [`unknown${n}`, 'x'.repeat(60_000)]))
  expect(await post(server, APPLY, applicationForm(fields))).toMatchObject({ code: 413 })
})

test('a body below the least rate is refused, though it never stops', async () => {
  server = await startServer({ limits: { bodyGraceMs: 300, bodyBytesPerSecondMin: 50_000 } })
  const sender = openConnection(server, [headOf({}), fileStart()])
  drip(sender, 20)
  await until(() => sender.received().endsWith('{"status":"0","message":"The request took too long."}'))
  expect(sender.received()).toMatch(/^HTTP\/1\.1 408 /)
  sender.socket.destroy()
  expect(await post(server, APPLY, visitorsForm())).toMatchObject({ code: 200 })
  expect(await countStored(server)).toEqual({ submissions: 1, files: 2 })
})
