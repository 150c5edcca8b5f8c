import { forSuite } from '@test/support/forSuite'
import { openConnection } from '@test/support/rawConnection'
import { startServer } from '@test/support/server'

const server = forSuite(() => startServer({ settings: { SAMPLE_CONTENT: 'off' } }))

const answerTo = (...lines: string[]) =>
  openConnection(server, [['GET /robots.txt HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')])
    .closed

test.each([
  ['two hosts', ['Host: x', 'host: y']],
  ['the same host twice', ['Host: x', 'Host: x']],
  ['a host of 256 characters', [`Host: ${'h'.repeat(256)}`]],
  ['a host with a quotation mark', ['Host: x"y']],
  ['a host with a path', ['Host: x/y']],
  ['a host with a login', ['Host: a@x']],
])('%s is refused', async (_name, lines) => {
  expect(await answerTo(...lines)).toMatch(
    /^HTTP\/1\.1 400 [^]*\{"status":"0","message":"The request must name one valid host\."\}$/,
  )
})

test('a request without a host is refused', async () => {
  expect(await answerTo()).toMatch(/^HTTP\/1\.1 400 /)
})

test.each(['x', 'jobs.example.com:8443', '[::1]:80'])('the host %s is taken', async (host) => {
  expect(await answerTo(`Host: ${host}`)).toMatch(new RegExp(`^HTTP/1.1 200 [^]*http://`))
})
