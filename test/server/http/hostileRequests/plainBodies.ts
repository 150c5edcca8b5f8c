import { gzipSync } from 'node:zlib'
import { contactFields } from '@test/support/builders'
import {
  type Hostile,
  APPLY,
  CATEGORY,
  CONTACT,
  UNREADABLE,
  INVALID,
  TOO_LARGE,
  TOO_MANY,
  cannotBeUsed,
  tooLong,
  json,
  repeat,
  bytesOf,
  withType,
} from './request'

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const BAD_EMAIL = 'Invalid email address format.'
const NO_CATEGORY = 'This category does not exist.'
const MULTIPART_ONLY = 'Please send this form as multipart/form-data.'

const ofType = (name: string, type: string | undefined, code: number, message: string): Hostile => ({
  name: `a body of ${name}`,
  path: APPLY,
  headers: type === undefined ? {} : withType(type),
  body: bytesOf('{"job_id":"1001"}'),
  code,
  message,
})

export const types: Hostile[] = [
  ofType('no type', undefined, 422, UNREADABLE),
  ofType('plain text', 'text/plain', 422, MULTIPART_ONLY),
  ofType('XML', 'application/xml', 422, UNREADABLE),
  ofType('JSON', 'application/json', 422, MULTIPART_ONLY),
  ofType('a urlencoded form', 'application/x-www-form-urlencoded', 422, MULTIPART_ONLY),
  ofType('mixed multipart', 'multipart/mixed; boundary=line', 422, UNREADABLE),
]

const ofCategory = (
  name: string,
  body: string,
  code: number,
  message: string,
  headers: Record<string, string> = json,
): Hostile => ({
  name,
  path: CATEGORY,
  headers,
  body,
  code,
  message,
})

const ofContact = (
  name: string,
  changes: Record<string, unknown>,
  code: number,
  message: string,
): Hostile => ({
  name: `a message with ${name}`,
  path: CONTACT,
  headers: json,
  body: JSON.stringify({ ...contactFields, ...changes }),
  code,
  message,
})

export const plainBodies: Hostile[] = [
  ofCategory('broken JSON', '{"industry_id":', 422, UNREADABLE),
  ofCategory('a JSON null', 'null', 422, INVALID),
  ofCategory('a JSON list', '["1"]', 422, INVALID),
  ofCategory('an object for an id', '{"industry_id":{"$ne":null}}', 422, INVALID),
  ofCategory('a number without end for an id', '{"industry_id":1e400}', 422, NO_CATEGORY),
  ofCategory('JSON with __proto__', '{"__proto__":{"industry_id":"1"}}', 422, UNREADABLE),
  ofCategory('JSON with constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 422, UNREADABLE),
  ofCategory('deep JSON', `{"industry_id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422, INVALID),
  ofCategory('JSON of a megabyte', JSON.stringify({ industry_id: 'x'.repeat(1_000_000) }), 413, TOO_LARGE),
  ofCategory(
    'JSON of a thousand fields',
    `{${repeat(1000, (n) => `"f${n}":0,`)}"industry_id":"1"}`,
    413,
    TOO_MANY,
  ),
  ofCategory(
    'a thousand urlencoded fields',
    repeat(1000, (n) => `f${n}=x&`),
    413,
    TOO_MANY,
    urlencoded,
  ),
  ofCategory('NUL in an id', '{"industry_id":"1\\u0000"}', 422, NO_CATEGORY),
  ofCategory('broken percent signs in an id', 'industry_id=%zz', 422, NO_CATEGORY, urlencoded),
  ...["1' or 1=1 --", '%', '_', '../1', '-1', '١'].map((id) =>
    ofCategory(`the id ${id}`, JSON.stringify({ industry_id: id }), 422, NO_CATEGORY),
  ),
  ofCategory('packed JSON', gzipSync('{"industry_id":"1"}').toString('latin1'), 422, UNREADABLE, {
    ...json,
    'content-encoding': 'gzip',
  }),
  ofContact('an object for a name', { name: { toString: 'x' } }, 422, INVALID),
  ofContact('a lone surrogate', { name: '\ud800' }, 422, cannotBeUsed('Name')),
  ofContact('a NUL', { name: 'a\0b' }, 422, cannotBeUsed('Name')),
  ofContact('a line break in a name', { name: 'a\r\nBcc: x@y.co' }, 422, cannotBeUsed('Name')),
  ofContact('a line break in an address', { email: 'a@b.co\r\nBcc: x@y.co' }, 422, BAD_EMAIL),
  ofContact('a slow address', { email: `a@${'.a'.repeat(40_000)}@` }, 422, BAD_EMAIL),
  ofContact(
    'a message of six thousand letters',
    { message: 'x'.repeat(6000) },
    422,
    tooLong('Message', 5000),
  ),
  ...['\u200b', '\u00ad\u2060', '\u3164'].map((name) =>
    ofContact(`a name of ${JSON.stringify(name)}`, { name }, 422, 'Name is required.'),
  ),
  ofContact('a name of spaces', { name: ' \t\u00a0\u3000 ' }, 422, 'Name is required.'),
  {
    ...ofContact('urlencoded NUL', {}, 422, cannotBeUsed('Name')),
    headers: urlencoded,
    body: 'name=a%00b&email=a%40b.co&message=x',
  },
  {
    ...ofContact('broken percent signs', {}, 422, BAD_EMAIL),
    headers: urlencoded,
    body: 'name=%zz&email=%&message=%ff',
  },
]
