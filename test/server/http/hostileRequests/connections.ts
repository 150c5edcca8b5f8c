import { docBytes } from '@test/support/builders'
import {
  type Hostile,
  APPLY,
  CATEGORY,
  CONTACT,
  ENQUIRY,
  INTERNSHIP,
  RESUME,
  field,
  json,
  multipart,
  part,
} from './request'

const NOTHING_HERE = 'There is nothing at this address.'
const WRONG_METHOD = 'The method is not allowed.'
const NO_SUCH_FILE = 'There is no such file.'

/** Without a message the answer is a page. */
const ofAddress = (method: string, path: string, code: number, message?: string): Hostile => ({
  name: `${method} ${path.length > 60 ? `${path.slice(0, 60)}…` : path}`,
  method,
  path,
  ...(method === 'GET' || method === 'OPTIONS' ? {} : { headers: json, body: '{' }),
  code,
  message,
})

const addresses: Hostile[] = [
  ...[APPLY, RESUME, INTERNSHIP, ENQUIRY, CONTACT, CATEGORY].map((path) =>
    ofAddress('GET', path, 405, WRONG_METHOD),
  ),
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) => [
    ofAddress(method, APPLY, 405, WRONG_METHOD),
    ofAddress(method, '/web/job/get', 405, WRONG_METHOD),
    ofAddress(method, '/about-us', 405, WRONG_METHOD),
  ]),
  ofAddress('POST', '/web/job/get', 405, WRONG_METHOD),
  ofAddress('POST', '/about-us', 405, WRONG_METHOD),
  ofAddress('POST', '/web/job/delete', 404, NOTHING_HERE),
  ...[
    '/web/%zz',
    '/web/%ff',
    '/web/job/get%00',
    '/web/job/get%0d%0aSet-Cookie:%20a=b',
    '/web/..%2f..%2fetc%2fpasswd',
    `/web/${'x'.repeat(10_000)}`,
    "/web/job/get'%20or%201=1",
    '/web/__proto__',
  ].map((path) => ofAddress('GET', path, 404, NOTHING_HERE)),
  ...[
    '/uploads/..%2f..%2fdata%2fportal.db',
    '/assets/..%5c..%5cdata%5cportal.db',
    '/media/%2fetc%2fpasswd',
    '/images/%00.png',
    '/portal.db',
    '/.env',
  ].map((path) => ofAddress('GET', path, 404, NO_SUCH_FILE)),
  ...[
    '/%',
    '/about-us%ff',
    '/.git/config',
    '/..;/',
    '//evil',
    '/job-details?s=%00',
    '/job-by-categories?id=__proto__',
    `/${'/'.repeat(15_000)}x`,
  ].map((path) => ofAddress('GET', path, 404)),
]

const BAD_HOST = 'The request must name one valid host.'

const head = (lines: string) => `POST ${APPLY} HTTP/1.1\r\nHost: x\r\n${lines}\r\n\r\n`
const typeLine = `Content-Type: ${multipart['content-type']}`

const ofBytes: [name: string, raw: string, code: number, message?: string][] = [
  ['bytes that are no HTTP', 'HELLO\r\n\r\n', 400],
  ['the beginning of TLS', '\x16\x03\x01\x02\x00\x01', 400],
  ['a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431],
  ['an address of twenty thousand letters', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
  ['a length and chunks', `${head('Content-Length: 1\r\nTransfer-Encoding: chunked')}0\r\n\r\n`, 400],
  ['chunks that are none', `${head(`${typeLine}\r\nTransfer-Encoding: chunked`)}zz\r\n`, 400],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400, BAD_HOST],
  ['a method of echoes', 'TRACE /web/job/get HTTP/1.1\r\nHost: x\r\n\r\n', 405, WRONG_METHOD],
  [
    'a whole address',
    'GET http://evil.example/web/job/delete HTTP/1.1\r\nHost: x\r\n\r\n',
    404,
    NOTHING_HERE,
  ],
]

/** Closed in the middle, so that no answer can be read. */
const cut = (name: string, raw: string | Buffer): Hostile => ({ name, raw, ends: true, code: 0 })

const goneAway: Hostile[] = [
  cut('goes away at once', ''),
  cut('goes away in the headers', 'POST /web/job/apply-for-post HTT'),
  cut('goes away before the body', head(`${typeLine}\r\nContent-Length: 900000`)),
  cut(
    'goes away in a field',
    head(`${typeLine}\r\nContent-Length: 900000`) + part('name="job_id"', '10').slice(0, -2),
  ),
  cut(
    'goes away in a file',
    Buffer.from(
      head(`${typeLine}\r\nContent-Length: 900000`) +
        field('job_id', '1001') +
        part('name="resume"; filename="cv.doc"', docBytes().toString('latin1')).slice(0, -4),
      'latin1',
    ),
  ),
  cut('goes away in a chunk', `${head(`${typeLine}\r\nTransfer-Encoding: chunked`)}ffff\r\n--line`),
]

export const connections: Hostile[] = [
  ...addresses,
  ...ofBytes.map(([name, raw, code, message]) => ({ name, raw, code, message })),
  ...goneAway,
]
