/** @jest-environment node */
import { connect } from 'node:net'
import { applicationForm, docBytes } from '@test/support/builders'
import { countStored, post, startServer, type TestServer } from '@test/support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const APPLY = '/web/job/apply-for-post'
const CATEGORY = '/web/job/get_jobs_by_category'
const CONTACT = '/web/contact-form/save'
const BOUNDARY = 'line'
const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
const json = { 'content-type': 'application/json' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

const part = (head: string, body: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const field = (name: string, value: string) => part(`name="${name}"`, value)
const END = `--${BOUNDARY}--\r\n`
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('')

type Hostile = {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const hostile: Record<string, Hostile> = {
  'no boundary': { headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
  'an empty boundary': {
    headers: { 'content-type': 'multipart/form-data; boundary=' },
    body: field('job_id', '1') + END,
  },
  'another boundary': { headers: multipart, body: '--other\r\n\r\nx\r\n--other--\r\n' },
  'a boundary of a thousand characters': {
    headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(1000)}` },
    body: 'x',
  },
  'an empty body': { headers: multipart, body: '' },
  'no end': { headers: multipart, body: field('job_id', '1001') },
  'cut in a header': { headers: multipart, body: `--${BOUNDARY}\r\nContent-Dispo` },
  'cut in a field': { headers: multipart, body: part('name="full_name"', 'Kir').slice(0, -2) },
  'cut in a file': { headers: multipart, body: part('name="resume"; filename="cv.doc"', 'abc').slice(0, -2) },
  'cut in a file that is ignored': {
    headers: multipart,
    body: part('name="x"; filename="cv.doc"', 'abc').slice(0, -2),
  },
  'only an end': { headers: multipart, body: END },
  'text after the end': { headers: multipart, body: `${field('job_id', '1001')}${END}and more` },
  'no name': { headers: multipart, body: part('filename="cv.doc"', 'abc') + END },
  'an empty name': { headers: multipart, body: part('name=""', 'abc') + END },
  'no disposition': { headers: multipart, body: `--${BOUNDARY}\r\n\r\nabc\r\n${END}` },
  'a line break in a name': { headers: multipart, body: part('name="full\r\n_name"', 'abc') + END },
  __proto__field: { headers: multipart, body: field('__proto__', 'x') + END },
  'a field named constructor': { headers: multipart, body: field('constructor', 'x') + END },
  'a file named __proto__': {
    headers: multipart,
    body: part('name="__proto__"; filename="a.doc"', 'x') + END,
  },
  'a file named toString': { headers: multipart, body: part('name="toString"; filename="a.doc"', 'x') + END },
  'a thousand fields': { headers: multipart, body: repeat(1000, (n) => field(`f${n}`, 'x')) + END },
  'a thousand files': {
    headers: multipart,
    body: repeat(1000, (n) => part(`name="f${n}"; filename="a.doc"`, 'x')) + END,
  },
  'a thousand times one field': {
    headers: multipart,
    body: repeat(1000, () => field('job_id', '1001')) + END,
  },
  'a field of two megabytes': { headers: multipart, body: field('full_name', 'x'.repeat(2_000_000)) + END },
  'a header of a megabyte': {
    headers: multipart,
    body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\nx\r\n${END}`,
  },
  'ten thousand part headers': {
    headers: multipart,
    body: `--${BOUNDARY}\r\n${repeat(10_000, (n) => `X-${n}: x\r\n`)}\r\nx\r\n${END}`,
  },
  'a job id as a file': { headers: multipart, body: part('name="job_id"; filename="1001"', '1001') + END },
  'broken JSON in a field': {
    headers: multipart,
    body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: application/json\r\n\r\n{"a":\r\n${END}`,
  },
  'an object in a field': {
    headers: multipart,
    body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n${END}`,
  },
  'random bytes': {
    headers: multipart,
    body: new Uint8Array(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)),
  },
  'bytes that are no UTF-8': {
    path: CONTACT,
    headers: multipart,
    body: new Uint8Array(
      Buffer.from(
        field('name', 'caf\xe9') + field('email', 'a@b.co') + field('message', 'hello') + END,
        'latin1',
      ),
    ),
  },
  'no content type': { body: new Uint8Array(Buffer.from('x')) },
  'plain text': { headers: { 'content-type': 'text/plain' }, body: 'x' },
  XML: { headers: { 'content-type': 'application/xml' }, body: '<x/>' },
  'a content type that is none': { headers: { 'content-type': 'a b c' }, body: 'x' },
  'mixed multipart': {
    headers: { 'content-type': `multipart/mixed; boundary=${BOUNDARY}` },
    body: field('a', 'b') + END,
  },
  'JSON where a form is due': { headers: json, body: '{"job_id":"1001"}' },
  'broken JSON': { path: CATEGORY, headers: json, body: '{"industry_id":' },
  'empty JSON': { path: CATEGORY, headers: json, body: '' },
  'a JSON null': { path: CATEGORY, headers: json, body: 'null' },
  'a JSON list': { path: CATEGORY, headers: json, body: '["1"]' },
  'a JSON text': { path: CATEGORY, headers: json, body: '"1"' },
  'an object for an id': { path: CATEGORY, headers: json, body: '{"industry_id":{"$ne":null}}' },
  'a list for an id': { path: CATEGORY, headers: json, body: '{"industry_id":["1"]}' },
  'JSON with __proto__': { path: CATEGORY, headers: json, body: '{"__proto__":{"industry_id":"1"}}' },
  'JSON with constructor.prototype': {
    path: CATEGORY,
    headers: json,
    body: '{"constructor":{"prototype":{"x":1}}}',
  },
  'deep JSON': {
    path: CATEGORY,
    headers: json,
    body: `{"industry_id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  },
  'JSON of a megabyte': {
    path: CATEGORY,
    headers: json,
    body: JSON.stringify({ industry_id: 'x'.repeat(1_000_000) }),
  },
  'SQL for an id': { path: CATEGORY, headers: json, body: '{"industry_id":"1\' or 1=1 --"}' },
  'NUL in an id': { path: CATEGORY, headers: json, body: '{"industry_id":"1\\u0000"}' },
  'a lone surrogate': {
    path: CONTACT,
    headers: json,
    body: '{"name":"\\ud800","email":"a@b.co","message":"hello"}',
  },
  'broken percent signs': { path: CONTACT, headers: urlencoded, body: 'name=%zz&email=%&message=%ff' },
  'urlencoded NUL': { path: CONTACT, headers: urlencoded, body: 'name=a%00b&email=a%40b.co&message=x' },
  'a slow pattern': {
    path: CONTACT,
    headers: urlencoded,
    body: `name=a&message=x&email=a@${'.a'.repeat(40_000)}%20`,
  },
  'GET on a form': { method: 'GET' },
  'PUT on a form': { method: 'PUT', headers: multipart, body: END },
  'DELETE on a list': { method: 'DELETE', path: '/web/job/get' },
  'PATCH on a list, broken JSON': { method: 'PATCH', path: '/web/job/get', headers: json, body: '{' },
  'POST on a page': { path: '/about-us', headers: json, body: '{}' },
  'an unknown call': { path: '/web/job/delete', headers: json, body: '{}' },
  'a broken address': { method: 'GET', path: '/web/%zz' },
  'a NUL in an address': { method: 'GET', path: '/web/job/get%00' },
  'an address of ten thousand characters': { method: 'GET', path: `/web/${'x'.repeat(10_000)}` },
  'a doubled slash': { method: 'GET', path: '//web/job/get.txt' },
}

test.each(Object.keys(hostile))('%s is refused, and the server goes on', async (name) => {
  const { path = APPLY, method = 'POST', headers = {}, body } = hostile[name] ?? {}
  const before = await countStored(server)
  const response = await fetch(server.origin + path, { method, headers, body })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect(await response.json()).toEqual({ status: '0', message: expect.stringMatching(/^\S.+\.$|^Please/) })
  expect(await countStored(server)).toEqual(before)
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200, status: '1' })
})

/** What the server writes to a connection that sends these bytes. */
const exchange = (bytes: string | Buffer, { end = false } = {}) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(server.origin)
    const socket = connect(Number(port), '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      heard += text
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
    socket.write(bytes)
    if (end) socket.end()
  })

test.each([
  ['bytes that are no HTTP', 'HELLO\r\n\r\n', '400'],
  ['a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, '431'],
  ['a length that is no number', `POST ${APPLY} HTTP/1.1\r\nHost: x\r\nContent-Length: ten\r\n\r\n`, '400'],
  [
    'two lengths',
    `POST ${APPLY} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    '400',
  ],
])('%s gets a refusal', async (_name, bytes, code) => {
  const heard = await exchange(bytes)
  expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
  expect(heard).toContain('"status":"0"')
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
})

test('a visitor who goes away in the middle leaves nothing behind', async () => {
  const before = await countStored(server)
  const head = `POST ${APPLY} HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipart['content-type']}\r\nContent-Length: 900000\r\n\r\n`
  const body = part('name="resume"; filename="cv.doc"', docBytes().toString('latin1')).slice(0, -4)
  await exchange(Buffer.from(head + field('job_id', '1001') + body, 'latin1'), { end: true })
  expect(await countStored(server)).toEqual(before)
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
})
