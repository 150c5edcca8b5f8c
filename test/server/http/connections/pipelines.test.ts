import { contactFields } from '@test/support/builders'
import { openConnection } from '@test/support/rawConnection'
import { countStored, get, startServer, type TestServer } from '@test/support/server'
import { until } from '@test/support/until'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const GET_HEALTH = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const CONTACT = 'POST /web/contact-form/save HTTP/1.1\r\nHost: x\r\n'

const message = JSON.stringify(contactFields)
/** Its answer takes longer than reading what follows. */
const form = `${CONTACT}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`

const codesIn = (received: string) => [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => code)

const codesOf = async (...bytes: string[]) => codesIn(await openConnection(server, [bytes.join('')]).closed)

const BROKEN_CHUNK = `${CONTACT}Transfer-Encoding: chunked\r\n\r\nzz\r\n`

test.each([
  ['bytes that are no request', 'HELLO\r\n\r\n'],
  ['a request with a broken chunk', BROKEN_CHUNK],
  ['a header that is too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
])('%s behind a form: the form is answered, and nothing else', async (_name, bytes) => {
  const before = await countStored(server)
  expect(await codesOf(form, bytes)).toEqual(['200'])
  expect((await countStored(server)).submissions).toBe(before.submissions + 1)
})

test('all requests before bytes that are no request are answered in their order', async () => {
  expect(
    await codesOf(form, 'GET /web/none HTTP/1.1\r\nHost: x\r\n\r\n', GET_HEALTH, 'HELLO\r\n\r\n'),
  ).toEqual(['200', '404', '200'])
})

test('an expectation behind a form is answered behind it', async () => {
  const unmet = 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n'
  expect(await codesOf(form, unmet)).toEqual(['200', '417'])
})

test('a request that was refused before its body was read to the end is answered once', async () => {
  const head = `${CONTACT}Content-Type: application/json\r\nContent-Encoding: gzip\r\n`
  const { socket, closed, received } = openConnection(server, [`${head}Content-Length: 100\r\n\r\nxx`])
  socket.once('data', () => socket.end())
  expect(codesIn(await closed)).toEqual(['415'])
  expect(codesIn(received())).toEqual(['415'])
  const chunked = openConnection(server, [`${head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`])
  chunked.socket.once('data', () => chunked.socket.write('zz\r\n'))
  expect(codesIn(await chunked.closed)).toEqual(['415'])
})

test('twenty requests that are sent ahead are answered in their order', async () => {
  const paths = Array.from({ length: 20 }, (_, n) => (n % 3 === 0 ? '/web/none' : '/healthz'))
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(await codesOf(...requests, 'HELLO\r\n\r\n')).toEqual(
    paths.map((path) => (path === '/healthz' ? '200' : '404')),
  )
})

test('a client that sends a thousand requests ahead is cut off', async () => {
  const codes = await codesOf(GET_HEALTH.repeat(1000))
  expect(codes.length).toBeLessThan(200)
  expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
})

test('clients that send ahead and never read are cut off where all of them hold too many requests', async () => {
  const connections = () =>
    new Promise<number>((resolve) => {
      server.app.server.getConnections((_error, count) => resolve(count))
    })
  const before = await connections()
  const silent = Array.from({ length: 24 }, () => openConnection(server))
  for (const { socket } of silent) socket.pause()
  await until(async () => (await connections()) >= before + 24)
  // 14 MB of answers, more than the buffers of a connection take.
  const lists = 'GET /web/jobs/get HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n'.repeat(24)
  for (const { socket } of silent) socket.write(lists + GET_HEALTH.repeat(60))
  await until(async () => (await connections()) < before + 24)
  for (const { socket } of silent) socket.destroy()
  await until(async () => (await connections()) <= before)
  expect(await codesOf(GET_HEALTH.repeat(20), 'HELLO\r\n\r\n')).toHaveLength(20)
})
