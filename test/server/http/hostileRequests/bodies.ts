import { gzipSync } from 'node:zlib'
import { applicationFields, contactFields } from '@test/support/builders'
import {
  type Hostile,
  APPLY,
  BOUNDARY,
  CATEGORY,
  CONTACT,
  INVALID,
  TOO_LARGE,
  TOO_MANY,
  UNREADABLE,
  bytesOf,
  cannotBeUsed,
  field,
  json,
  multipart,
  part,
  repeat,
  tooLong,
  withType,
} from './request'

const END = `--${BOUNDARY}--\r\n`

const jsonField = (text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: application/json\r\n\r\n${text}\r\n${END}`

/** All fields of an application and one more part. */
const wholeForm = (head: string, body: string) =>
  Object.entries(applicationFields)
    .map(([name, value]) => field(name, value))
    .join('') +
  part(head, body) +
  END

type Form = [name: string, body: string | Uint8Array<ArrayBuffer>]

const refusedWith =
  (message: string, code = 422) =>
  ([name, body]: Form): Hostile => ({ name, path: APPLY, headers: multipart, body, code, message })

const LONG_TEXT = 'A field of the form is too long.'
const UNREADABLE_FORM = 'The form could not be read. Please send it again.'

const unreadable = refusedWith(UNREADABLE_FORM)

const unreadableForms: Form[] = [
  ['no end', field('job_id', '1001')],
  ['cut in a file', part('name="resume"; filename="cv.doc"', 'abc').slice(0, -2)],
  ['a field named __proto__', field('__proto__', 'x') + END],
  ['lists in thirty thousand lists', jsonField('['.repeat(30_000) + ']'.repeat(30_000))],
  ['random bytes', new Uint8Array(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256))],
]

const invalidForms: Form[] = [
  ['an empty body', ''],
  ['no name', part('filename="cv.doc"', 'abc') + END],
  ['a name with a NUL', field('job_id\0', '1001') + END],
  ['a name of a hundred thousand letters', field('n'.repeat(100_000), 'x') + END],
  ['a header of a megabyte', part(`name="x"\r\nX-Long: ${'x'.repeat(1_000_000)}`, 'x') + END],
  ['a job id as a file', part('name="job_id"; filename="1001"', '1001') + END],
  ['another form behind the end', field('x', 'y') + END + wholeForm('name="a"', 'b')],
]

const longTexts: Form[] = [
  ['a field of two megabytes', field('full_name', 'x'.repeat(2_000_000)) + END],
  ['a name behind a hundred thousand spaces', field('full_name', `Kiran${' '.repeat(100_000)}evil`) + END],
]

const forms: Hostile[] = [
  ...unreadableForms.map(unreadable),
  ...invalidForms.map(refusedWith(INVALID)),
  ...longTexts.map(refusedWith(LONG_TEXT, 413)),
  refusedWith('Please enter value of Full name.')([
    'text after the end',
    `${field('job_id', '1001')}${END}and more`,
  ]),
  refusedWith(TOO_MANY, 413)(['a thousand fields', repeat(1000, (n) => field(`f${n}`, 'x')) + END]),
  { ...unreadable(['no boundary', 'x']), headers: withType('multipart/form-data') },
  {
    ...unreadable(['two boundaries', field('job_id', '1001') + END]),
    headers: withType('multipart/form-data; boundary=other; boundary=line'),
  },
  {
    ...unreadable(['a packed form', gzipSync(field('job_id', '1001') + END)]),
    headers: { ...multipart, 'content-encoding': 'gzip' },
  },
  { ...unreadable(['a category without an end', field('industry_id', '1')]), path: CATEGORY },
  {
    ...refusedWith(cannotBeUsed('Name'))([
      'bytes that are no UTF-8',
      bytesOf(field('name', 'caf\xe9') + field('email', 'a@b.co') + field('message', 'hello') + END),
    ]),
    path: CONTACT,
  },
]

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const BAD_EMAIL = 'Invalid email address format.'
const NO_CATEGORY = 'This category does not exist.'

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

const ofContact = (name: string, changes: Record<string, unknown>, message: string): Hostile => ({
  name: `a message with ${name}`,
  path: CONTACT,
  headers: json,
  body: JSON.stringify({ ...contactFields, ...changes }),
  code: 422,
  message,
})

const unknownCategories: [string, string][] = [
  ['a number without end for an id', '{"industry_id":1e400}'],
  ['NUL in an id', '{"industry_id":"1\\u0000"}'],
  ...["1' or 1=1 --", '%', '_', '../1', '-1', '١'].map((id): [string, string] => [
    `the id ${id}`,
    JSON.stringify({ industry_id: id }),
  ]),
]

const invalidCategories: [string, string][] = [
  ['a JSON null', 'null'],
  ['a JSON list', '["1"]'],
  ['an object for an id', '{"industry_id":{"$ne":null}}'],
  ['deep JSON', `{"industry_id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
]

const unreadableCategories: [string, string][] = [
  ['broken JSON', '{"industry_id":'],
  ['JSON with __proto__', '{"__proto__":{"industry_id":"1"}}'],
  ['JSON with constructor.prototype', '{"constructor":{"prototype":{"x":1}}}'],
]

const contacts: [string, Record<string, unknown>, string][] = [
  ['an object for a name', { name: { toString: 'x' } }, INVALID],
  ['a lone surrogate', { name: '\ud800' }, cannotBeUsed('Name')],
  ['a NUL', { name: 'a\0b' }, cannotBeUsed('Name')],
  ['a line break in a name', { name: 'a\r\nBcc: x@y.co' }, cannotBeUsed('Name')],
  ['a line break in an address', { email: 'a@b.co\r\nBcc: x@y.co' }, BAD_EMAIL],
  ['a slow address', { email: `a@${'.a'.repeat(40_000)}@` }, BAD_EMAIL],
  ['a message of six thousand letters', { message: 'x'.repeat(6000) }, tooLong('Message', 5000)],
  ...['\u200b', '\u00ad\u2060', '\u3164', ' \t\u00a0\u3000 '].map((name): (typeof contacts)[number] => [
    `a name of ${JSON.stringify(name)}`,
    { name },
    'Name is required.',
  ]),
]

const plainBodies: Hostile[] = [
  ...unknownCategories.map(([name, body]) => ofCategory(name, body, 422, NO_CATEGORY)),
  ...invalidCategories.map(([name, body]) => ofCategory(name, body, 422, INVALID)),
  ...unreadableCategories.map(([name, body]) => ofCategory(name, body, 422, UNREADABLE)),
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
  ofCategory('broken percent signs in an id', 'industry_id=%zz', 422, NO_CATEGORY, urlencoded),
  ofCategory('packed JSON', gzipSync('{"industry_id":"1"}').toString('latin1'), 422, UNREADABLE, {
    ...json,
    'content-encoding': 'gzip',
  }),
  ...contacts.map(([name, changes, message]) => ofContact(name, changes, message)),
  {
    ...ofContact('urlencoded NUL', {}, cannotBeUsed('Name')),
    headers: urlencoded,
    body: 'name=a%00b&email=a%40b.co&message=x',
  },
  {
    ...ofContact('broken percent signs', {}, BAD_EMAIL),
    headers: urlencoded,
    body: 'name=%zz&email=%&message=%ff',
  },
]

export const bodies: Hostile[] = [...forms, ...plainBodies]
