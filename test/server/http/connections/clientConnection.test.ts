import type { ServerResponse } from 'node:http'
import { contactFields } from '@test/support/builders'
import { openConnection } from '@test/support/rawConnection'
import { countStored, startServer, type TestServer } from '@test/support/server'

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
  ['bytes that are no request', 'HELLO\r\n\r\n', '400'],
  ['a request with a broken chunk', BROKEN_CHUNK, '400'],
  ['a header that is too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, '431'],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
])('%s behind a form: the form is answered first', async (_name, bytes, code) => {
  const before = await countStored(server)
  expect(await codesOf(form, bytes)).toEqual(['200', code])
  expect((await countStored(server)).submissions).toBe(before.submissions + 1)
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

/** The most requests that were read and not answered at the same time. */
const watchUnanswered = () => {
  let now = 0
  let most = 0
  const begin = (_request: unknown, response: ServerResponse) => {
    now += 1
    most = Math.max(most, now)
    response.once('close', () => {
      now -= 1
    })
  }
  server.app.server.prependListener('request', begin)
  return () => {
    server.app.server.off('request', begin)
    return most
  }
}

const mixed = Array.from({ length: 1000 }, (_, n) => {
  if (n % 100 === 7) return { bytes: form, code: '200' }
  return n % 3 === 0
    ? { bytes: 'GET /web/none HTTP/1.1\r\nHost: x\r\n\r\n', code: '404' }
    : { bytes: GET_HEALTH, code: '200' }
})

test.each([
  ['together', 1_000_000],
  ['in pieces of three bytes', 3],
  ['in pieces of a kilobyte', 1021],
])(
  'a thousand requests sent ahead %s are read one by one and answered in their order',
  async (_name, size) => {
    const unanswered = watchUnanswered()
    const bytes = Buffer.from(mixed.map((request) => request.bytes).join('') + 'HELLO\r\n\r\n')
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    )
    expect(codesIn(await openConnection(server, pieces).closed)).toEqual([
      ...mixed.map(({ code }) => code),
      '400',
    ])
    expect(unanswered()).toBe(1)
  },
)
