import { docBytes } from '@test/support/builders'
import {
  type Hostile,
  APPLY,
  UNREADABLE,
  TOO_LARGE,
  NOTHING_HERE,
  WRONG_METHOD,
  multipart,
  part,
  field,
} from './request'

const BAD_HOST = 'The request must name one valid host.'

const head = (lines: string) => `POST ${APPLY} HTTP/1.1\r\nHost: x\r\n${lines}\r\n\r\n`
const typeLine = `Content-Type: ${multipart['content-type']}`

const ofBytes = (name: string, raw: string, code: number, message: string): Hostile => ({
  name,
  raw,
  code,
  message,
})

export const connections: Hostile[] = [
  ofBytes('bytes that are no HTTP', 'HELLO\r\n\r\n', 400, UNREADABLE),
  ofBytes('the beginning of TLS', '\x16\x03\x01\x02\x00\x01', 400, UNREADABLE),
  ofBytes('a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431, TOO_LARGE),
  ofBytes(
    'an address of twenty thousand letters',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
    431,
    TOO_LARGE,
  ),
  ofBytes(
    'a length and chunks',
    `${head('Content-Length: 1\r\nTransfer-Encoding: chunked')}0\r\n\r\n`,
    400,
    UNREADABLE,
  ),
  ofBytes(
    'chunks that are none',
    `${head(`${typeLine}\r\nTransfer-Encoding: chunked`)}zz\r\n`,
    400,
    UNREADABLE,
  ),
  ofBytes('two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400, BAD_HOST),
  ofBytes('a method of echoes', 'TRACE /web/job/get HTTP/1.1\r\nHost: x\r\n\r\n', 405, WRONG_METHOD),
  ofBytes(
    'a whole address',
    'GET http://evil.example/web/job/delete HTTP/1.1\r\nHost: x\r\n\r\n',
    404,
    NOTHING_HERE,
  ),
]

/** Closed in the middle: nobody is there to be answered. */
const cut = (name: string, raw: string | Buffer): Hostile => ({ name, raw, ends: true, code: 0 })

export const goneAway: Hostile[] = [
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
