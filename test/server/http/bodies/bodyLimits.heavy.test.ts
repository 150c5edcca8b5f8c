import { APPLY, CONTACT, applicationForm, contactFields, docBytes } from '@test/support/builders'
import { drip, openConnection } from '@test/support/rawConnection'
import { countStored, post, startServer, type TestServer } from '@test/support/server'
import { until } from '@test/support/until'

const MEGABYTE = 1024 * 1024

type Head = { length?: string; from?: string }

const headOf = ({ length = 'Content-Length: 6000000', from = '' }: Head = {}) =>
  `POST ${APPLY} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=line\r\n${length}\r\n\r\n`

const fileStart = (name = 'resume') =>
  `--line\r\nContent-Disposition: form-data; name="${name}"; filename="cv.doc"\r\n\r\n`

let server: TestServer
afterEach(() => server.close())

const visitorsForm = () =>
  applicationForm({ resume: new File([new Uint8Array(docBytes(300_000))], 'cv.doc') })

/** Begins as many bodies, each of which then gets a byte now and then. */
const sendSlowly = (count: number, from: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => {
    const connection = openConnection(server, [headOf({ from: from(n) }), fileStart(), docBytes(50_000)])
    drip(connection, 100)
    return connection
  })

type Connection = ReturnType<typeof openConnection>

const PUT_OFF =
  /^HTTP\/1\.1 503 [^]*\r\nretry-after: 60\r\n[^]*\{"status":"0","message":"Too many forms are being sent\. Please try again in a minute\."\}$/

const refusedOf = (connections: Connection[]) =>
  connections.filter(({ received }) => PUT_OFF.test(received()))

const close = (connections: Connection[]) => {
  for (const { socket } of connections) socket.destroy()
}

describe('slow senders of one address', () => {
  const settings = { TRUST_PROXY: 'on' }
  test.each([
    ['twelve', 12, () => '198.51.100.1'],
    ['a hundred', 100, () => '198.51.100.1'],
    ['twelve of one network of IPv6', 12, (n: number) => `2001:db8::${n}`],
  ])('%s take eight places, and keep out no form of another address', async (_name, count, from) => {
    server = await startServer({ settings, limits: { roomWithinMs: 300 } })
    const senders = sendSlowly(count, from)
    await until(() => refusedOf(senders).length === count - 8)
    const answer = await post(server, APPLY, visitorsForm(), { 'x-forwarded-for': '203.0.113.1' })
    expect(answer).toMatchObject({ code: 200 })
    expect(refusedOf(senders)).toHaveLength(count - 8)
    close(senders)
  })

  test('who went away leaves room for the next', async () => {
    server = await startServer({ limits: { bodiesOfAddressMax: 2, roomWithinMs: 300 } })
    for (let time = 0; time < 2; time += 1) {
      const senders = sendSlowly(3, () => '')
      await until(() => refusedOf(senders).length === 1)
      close(senders)
      expect(await post(server, APPLY, visitorsForm())).toMatchObject({ code: 200 })
    }
  })
})

test('no more bodies are taken than the most of all addresses', async () => {
  server = await startServer({ settings: { TRUST_PROXY: 'on' }, limits: { bodiesMax: 4, roomWithinMs: 300 } })
  const senders = sendSlowly(6, (n) => `198.51.100.${n}`)
  await until(() => refusedOf(senders).length === 2)
  close(senders)
  expect(await post(server, APPLY, visitorsForm())).toMatchObject({ code: 200 })
})

test('forms that come at once wait for each other', async () => {
  server = await startServer({ limits: { bodiesMax: 1 } })
  const type = { 'content-type': 'application/json' }
  const sending = Array.from({ length: 20 }, () => post(server, CONTACT, JSON.stringify(contactFields), type))
  expect((await Promise.all(sending)).map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await countStored(server)).toMatchObject({ submissions: 20 })
})

test('a body that is too large is refused by its length, before it is read', async () => {
  server = await startServer()
  const sender = openConnection(server, [headOf({ length: `Content-Length: ${18 * MEGABYTE + 1}` })])
  await until(() => sender.received().endsWith('"The request is too large. The limit is 18 MB."}'))
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
    ...Array.from({ length: 19 }, () => piece),
  ])
  await until(() => sender.received().endsWith('}'))
  expect(sender.received()).toMatch(/^HTTP\/1\.1 413 [^]*"The request is too large\. The limit is 18 MB\."}$/)
  sender.socket.destroy()
})

test('fields that are too long together are refused', async () => {
  server = await startServer()
  const fields = Object.fromEntries(Array.from({ length: 3 }, (_, n) => [`unknown${n}`, 'x'.repeat(60_000)]))
  expect(await post(server, APPLY, applicationForm(fields))).toMatchObject({ code: 413 })
})
