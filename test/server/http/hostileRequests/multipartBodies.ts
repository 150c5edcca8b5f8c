import { gzipSync } from 'node:zlib'
import { applicationFields, docBytes } from '@test/support/builders'
import {
  type Hostile,
  APPLY,
  CATEGORY,
  CONTACT,
  INVALID,
  TOO_MANY,
  APPLICATION_WARNING,
  cannotBeUsed,
  BOUNDARY,
  multipart,
  part,
  field,
  repeat,
  bytesOf,
  withType,
} from './request'

const END = `--${BOUNDARY}--\r\n`

const jsonField = (text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: application/json\r\n\r\n${text}\r\n${END}`

/** All fields of an application and one more part. */
const wholeForm = (head: string, body: string, { more }: { more?: string } = {}) =>
  Object.entries(applicationFields)
    .map(([name, value]) => field(name, value))
    .join('') +
  part(more === undefined ? head : `${head}\r\n${more}`, body) +
  END

const ofBody = (
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
  code: number,
  message: string,
): Hostile => ({
  name,
  path: APPLY,
  headers: multipart,
  body,
  code,
  message,
})

const NAME_MISSING = 'Please enter value of Full name.'
const LONG_TEXT = 'A field of the form is too long.'
const UNREADABLE_FORM = 'The form could not be read. Please send it again.'

export const multipartBodies: Hostile[] = [
  { ...ofBody('no boundary', 'x', 422, UNREADABLE_FORM), headers: withType('multipart/form-data') },
  {
    ...ofBody('two boundaries', field('job_id', '1001') + END, 422, UNREADABLE_FORM),
    headers: withType('multipart/form-data; boundary=other; boundary=line'),
  },
  ofBody('an empty body', '', 422, INVALID),
  ofBody('no end', field('job_id', '1001'), 422, UNREADABLE_FORM),
  ofBody('cut in a file', part('name="resume"; filename="cv.doc"', 'abc').slice(0, -2), 422, UNREADABLE_FORM),
  ofBody('text after the end', `${field('job_id', '1001')}${END}and more`, 422, NAME_MISSING),
  ofBody('no name', part('filename="cv.doc"', 'abc') + END, 422, INVALID),
  ofBody('a field named __proto__', field('__proto__', 'x') + END, 422, UNREADABLE_FORM),
  ofBody('a name with a NUL', field('job_id\0', '1001') + END, 422, INVALID),
  ofBody('a thousand fields', repeat(1000, (n) => field(`f${n}`, 'x')) + END, 413, TOO_MANY),
  ofBody('a field of two megabytes', field('full_name', 'x'.repeat(2_000_000)) + END, 413, LONG_TEXT),
  ofBody(
    'a name behind a hundred thousand spaces',
    field('full_name', `Kiran${' '.repeat(100_000)}evil`) + END,
    413,
    LONG_TEXT,
  ),
  ofBody('a name of a hundred thousand letters', field('n'.repeat(100_000), 'x') + END, 422, INVALID),
  ofBody(
    'a header of a megabyte',
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\nx\r\n${END}`,
    422,
    INVALID,
  ),
  ofBody('a job id as a file', part('name="job_id"; filename="1001"', '1001') + END, 422, INVALID),
  ofBody(
    'two names of a file, the first a program',
    wholeForm('name="resume"; filename="cv.exe"; filename="cv.docx"', 'x'),
    422,
    APPLICATION_WARNING,
  ),
  ofBody(
    'a name in percent signs that ends in a program',
    wholeForm('name="resume"; filename*=UTF-8\'\'cv.docx%00.exe', 'x'),
    422,
    APPLICATION_WARNING,
  ),
  ofBody(
    'lists in thirty thousand lists',
    jsonField('['.repeat(30_000) + ']'.repeat(30_000)),
    422,
    UNREADABLE_FORM,
  ),
  {
    ...ofBody('a packed form', gzipSync(field('job_id', '1001') + END), 422, UNREADABLE_FORM),
    headers: { ...multipart, 'content-encoding': 'gzip' },
  },
  ofBody('another form behind the end', field('x', 'y') + END + wholeForm('name="a"', 'b'), 422, INVALID),
  ofBody(
    'a program behind a resume',
    wholeForm('name="resume"; filename="cv.doc"', docBytes().toString('latin1')).replace(
      END,
      part('name="resume"; filename="cv.exe"', 'MZ') + END,
    ),
    422,
    APPLICATION_WARNING,
  ),
  { ...ofBody('a category without an end', field('industry_id', '1'), 422, UNREADABLE_FORM), path: CATEGORY },
  ofBody(
    'random bytes',
    new Uint8Array(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)),
    422,
    UNREADABLE_FORM,
  ),
  {
    ...ofBody(
      'bytes that are no UTF-8',
      bytesOf(field('name', 'caf\xe9') + field('email', 'a@b.co') + field('message', 'hello') + END),
      422,
      cannotBeUsed('Name'),
    ),
    path: CONTACT,
  },
]
