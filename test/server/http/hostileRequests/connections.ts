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
  repeat,
} from './request'

const CODED = 'Please send the request without Transfer-Encoding, or chunked.'
const ONE_HOST = 'The request must name one host.'
const BAD_HOST = 'The name of the host is not valid.'

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
    'a thousand headers',
    `GET / HTTP/1.1\r\n${repeat(1000, (n) => `X-${n}: ${'x'.repeat(30)}\r\n`)}\r\n`,
    431,
    TOO_LARGE,
  ),
  ofBytes(
    'an address of twenty thousand letters',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
    431,
    TOO_LARGE,
  ),
  ofBytes('a length that is no number', head('Content-Length: ten'), 400, UNREADABLE),
  ofBytes('a length below nothing', head('Content-Length: -1'), 400, UNREADABLE),
  ofBytes('a length of forty figures', head(`Content-Length: ${'9'.repeat(40)}`), 400, UNREADABLE),
  ofBytes('a length with spaces within', head('Content-Length: 1 2'), 400, UNREADABLE),
  ofBytes('a list of lengths', head('Content-Length: 2, 2'), 400, UNREADABLE),
  ofBytes('a hexadecimal length', head('Content-Length: 0x2'), 400, UNREADABLE),
  ofBytes('an empty length', head('Content-Length:'), 400, UNREADABLE),
  ofBytes('two lengths', head('Content-Length: 1\r\nContent-Length: 2'), 400, UNREADABLE),
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
  ...['rot13', 'gzip, chunked', 'identity', 'identity, chunked'].map((coding) =>
    ofBytes(`the coding ${coding}`, `${head(`Transfer-Encoding: ${coding}`)}0\r\n\r\n`, 501, CODED),
  ),
  ofBytes('the coding of chunks twice', head('Transfer-Encoding: chunked, chunked'), 400, UNREADABLE),
  ofBytes(
    'two codings in two headers',
    `${head('Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked')}0\r\n\r\n`,
    501,
    CODED,
  ),
  ofBytes(
    'chunks in HTTP/1.0',
    `${head('Transfer-Encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0')}0\r\n\r\n`,
    501,
    CODED,
  ),
  ofBytes('a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n', 400, UNREADABLE),
  ofBytes('a line break in a header name', 'GET / HTTP/1.1\r\nHost: x\r\nX\rY: a\r\n\r\n', 400, UNREADABLE),
  ofBytes('a folded header', 'GET / HTTP/1.1\r\nHost: x\r\n folded: a\r\n\r\n', 400, UNREADABLE),
  ofBytes('a method that is none', 'HACK / HTTP/1.1\r\nHost: x\r\n\r\n', 400, UNREADABLE),
  ofBytes('no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, ONE_HOST),
  ofBytes('two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400, ONE_HOST),
  ofBytes('a space before a colon', head('Transfer-Encoding : chunked'), 400, UNREADABLE),
  ofBytes('a folded coding', head('Transfer-Encoding:\r\n chunked'), 400, UNREADABLE),
  ofBytes('two codings', head('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'), 400, UNREADABLE),
  ofBytes('one length twice', `${head('Content-Length: 2\r\nContent-Length: 2')}{}`, 400, UNREADABLE),
  ofBytes('a length with a sign', `${head('Content-Length: +2')}{}`, 400, UNREADABLE),
  ofBytes(
    'a host of 256 characters',
    `GET /healthz HTTP/1.1\r\nHost: ${'h'.repeat(256)}\r\n\r\n`,
    400,
    BAD_HOST,
  ),
  ofBytes('a host with a quotation mark', 'GET /healthz HTTP/1.1\r\nHost: x"y\r\n\r\n', 400, BAD_HOST),
  ofBytes('a host with a path', 'GET /about-us HTTP/1.1\r\nHost: x/y\r\n\r\n', 400, BAD_HOST),
  ofBytes('a host with a login', 'GET /about-us HTTP/1.1\r\nHost: a@x\r\n\r\n', 400, BAD_HOST),
  ofBytes('line ends of one character alone', 'GET /healthz HTTP/1.1\nHost: x\n\n', 400, UNREADABLE),
  ofBytes(
    'a chunk beyond all numbers',
    `${head(`${typeLine}\r\nTransfer-Encoding: chunked`)}fffffffffffffffff\r\n`,
    400,
    UNREADABLE,
  ),
  ofBytes(
    'an expectation that nobody meets',
    head('Expect: 200-ok\r\nContent-Length: 2'),
    417,
    'The Expect header is not supported.',
  ),
  ofBytes('a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, WRONG_METHOD),
  ofBytes('a method of echoes', 'TRACE /web/job/get HTTP/1.1\r\nHost: x\r\n\r\n', 405, WRONG_METHOD),
  ofBytes(
    'a whole address',
    'GET http://evil.example/web/job/delete HTTP/1.1\r\nHost: x\r\n\r\n',
    404,
    NOTHING_HERE,
  ),
  ofBytes('another version of HTTP', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400, UNREADABLE),
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
