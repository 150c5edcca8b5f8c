import { gzipSync } from 'node:zlib'
import {
  applicationFields,
  applicationForm,
  contactFields,
  contactForm,
  docBytes,
  enquiryForm,
  fileOf,
  internshipForm,
  resumeForm,
  type Changes,
} from '@test/support/builders'
import {
  type Hostile,
  APPLY,
  BOUNDARY,
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

const UNREADABLE = 'The request could not be read.'
const INVALID = 'Invalid request.'
const TOO_LARGE = 'The request is too large.'
const TOO_MANY = 'The form has too many fields.'
const APPLICATION_WARNING = 'Please select a .doc or .docx file. Other types of files are not allowed.'
const cannotBeUsed = (label: string) => `${label} contains characters that cannot be used.`
const tooLong = (label: string, limit: number) => `${label} is too long. The limit is ${limit} characters.`

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('')

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

const unreadable = refusedWith('The form could not be read. Please send it again.')

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

const bodies: Hostile[] = [
  ...unreadableForms.map(unreadable),
  ...invalidForms.map(refusedWith(INVALID)),
  ...longTexts.map(refusedWith('A field of the form is too long.', 413)),
  refusedWith('Please enter value of Full name.')([
    'text after the end',
    `${field('job_id', '1001')}${END}and more`,
  ]),
  refusedWith(TOO_MANY, 413)(['a thousand fields', repeat(1000, (n) => field(`f${n}`, 'x')) + END]),
  { ...unreadable(['no boundary', 'x']), headers: { 'content-type': 'multipart/form-data' } },
  {
    ...unreadable(['two boundaries', field('job_id', '1001') + END]),
    headers: { 'content-type': 'multipart/form-data; boundary=other; boundary=line' },
  },
  {
    ...unreadable(['a packed form', gzipSync(field('job_id', '1001') + END)]),
    headers: { ...multipart, 'content-encoding': 'gzip' },
  },
  { ...unreadable(['a category without an end', field('industry_id', '1')]), path: CATEGORY },
  {
    ...refusedWith(cannotBeUsed('Name'))([
      'bytes that are no UTF-8',
      new Uint8Array(
        Buffer.from(
          field('name', 'caf\xe9') + field('email', 'a@b.co') + field('message', 'hello') + END,
          'latin1',
        ),
      ),
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

const categories: [name: string, body: string, message: string][] = [
  ['a number without end for an id', '{"industry_id":1e400}', NO_CATEGORY],
  ['NUL in an id', '{"industry_id":"1\\u0000"}', NO_CATEGORY],
  ...["1' or 1=1 --", '%', '_', '../1', '-1', '١'].map((id): [string, string, string] => [
    `the id ${id}`,
    JSON.stringify({ industry_id: id }),
    NO_CATEGORY,
  ]),
  ['a JSON null', 'null', INVALID],
  ['a JSON list', '["1"]', INVALID],
  ['an object for an id', '{"industry_id":{"$ne":null}}', INVALID],
  ['deep JSON', `{"industry_id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, INVALID],
  ['broken JSON', '{"industry_id":', UNREADABLE],
  ['JSON with __proto__', '{"__proto__":{"industry_id":"1"}}', UNREADABLE],
  ['JSON with constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', UNREADABLE],
]

const contacts: [string, Record<string, unknown>, string][] = [
  ['an object for a name', { name: { toString: 'x' } }, 'Name is required.'],
  ['a lone surrogate', { name: '\ud800' }, cannotBeUsed('Name')],
  ['a NUL', { name: 'a\0b' }, cannotBeUsed('Name')],
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
  ...categories.map(([name, body, message]) => ofCategory(name, body, 422, message)),
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

const ofForm =
  (path: string, makeForm: (changes: Changes) => FormData) =>
  (name: string, changes: Changes, message: string, code = 422): Hostile => ({
    name: `${path.split('/')[2]}: ${name}`,
    path,
    body: makeForm(changes),
    code,
    message,
  })

const application = ofForm(APPLY, applicationForm)
const resume = ofForm(RESUME, resumeForm)
const internship = ofForm(INTERNSHIP, internshipForm)
const enquiry = ofForm(ENQUIRY, enquiryForm)
const contact = ofForm(CONTACT, contactForm)

/** Ways to name a thing that is not there. */
const noIds = ["1' or '1'='1", '99999999', '0x1', '__proto__']

const refused: Hostile[] = [
  ...noIds.flatMap((id) => [
    application(`the job ${id}`, { job_id: id }, 'This job is no longer open.'),
    resume(`the industry ${id}`, { industry_id: id }, INVALID),
    internship(`the location ${id}`, { current_location: id }, INVALID),
  ]),
  application('a CTC below nothing', { current_ctc_to: '-1' }, INVALID),
  resume('an experience of half a year', { experience_from: '0.5' }, INVALID),
  enquiry('services that are an object', { service_required: '{"0":"Recruitment"}' }, INVALID),
  enquiry('a service that is a list', { service_required: '[["Recruitment"]]' }, INVALID),
  enquiry('services in lists', { service_required: '['.repeat(50_000) }, tooLong('Services Required', 1000)),
  application('a mobile of eleven figures', { mobile: '98765432101' }, tooLong('Mobile no', 10)),
  ...['cv.exe', 'cv.docm', 'cv.doc.js', 'cv.dοc', 'cv.exe\0.doc.exe', 'cv.docx:stream'].map((name) =>
    application(
      `the file ${JSON.stringify(name)}`,
      { resume: fileOf(docBytes(), name) },
      APPLICATION_WARNING,
    ),
  ),
  ...['\0', '\ufffd'].map((bad) =>
    application(`${JSON.stringify(bad)} in a name`, { full_name: `a${bad}b` }, cannotBeUsed('Full name')),
  ),
]

const APPLIED = 'Your application was sent. We will call you if your profile fits the job.'
const CONTACT_SAVED = 'Thank you. Your message was sent.'

/** Stored like any other text: it does no harm in the database, an export or a mail. */
export const harmlessTexts = [
  "Robert'); DROP TABLE application;--",
  '<script>alert(1)</script>',
  '$(reboot) `reboot` | reboot',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '__proto__',
  '=HYPERLINK("http://x","y")',
  '+1+1',
  '@SUM(A1:A9)',
  "=cmd|' /C calc'!A0",
  'नमस्ते \u202e gnp.exe',
]

const harmless: Hostile[] = [
  ...harmlessTexts.flatMap((text) => [
    contact(`the name ${text}`, { name: text }, CONTACT_SAVED, 200),
    application(`the name ${text}`, { full_name: text }, APPLIED, 200),
  ]),
  contact('a line break in a name', { name: 'a\r\nBcc: x@y.co' }, CONTACT_SAVED, 200),
  ...['\u001b[2J', '\u0085'].map((bad) =>
    application(`${JSON.stringify(bad)} in a name`, { full_name: `a${bad}b` }, APPLIED, 200),
  ),
  ...['cv.docx.', 'cv%2edocx'].map((name) =>
    application(`the file ${JSON.stringify(name)}`, { resume: fileOf(docBytes(), name) }, APPLIED, 200),
  ),
  application('unknown fields', { is_admin: '1', id: 'x', __proto__x: 'y' }, APPLIED, 200),
  application('an unknown file', { shell: fileOf(Buffer.from('MZ'), 'x.exe') }, APPLIED, 200),
  application('a path in a name', { resume: fileOf(docBytes(), '../../../etc/cron.d/cv.doc') }, APPLIED, 200),
  application(
    'a path of Windows in a name',
    { resume: fileOf(docBytes(), '..\\..\\x\\cv.doc') },
    APPLIED,
    200,
  ),
  application('quotes in a name', { resume: fileOf(docBytes(), 'a"; rm -rf ~; ".doc') }, APPLIED, 200),
]

export const forms: Hostile[] = [...bodies, ...plainBodies, ...refused, ...harmless]
