import { PRIVACY_VERSION } from '@/domain/site/limits'
import { readReference } from '@/domain/submissions/reference'
import { checksumOf } from '@/server/files/checksum'
import {
  applicationFields,
  applicationForm,
  contactFields,
  contactForm,
  docBytes,
  docFile,
  docxBytes,
  enquiryFields,
  enquiryForm,
  internshipFields,
  internshipForm,
  pdfBytes,
  pngBytes,
  resumeFields,
  resumeForm,
  type Changes,
} from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { countStored, post, startServer } from '@test/support/server'

const NOW = '2026-03-04T05:06:07.000Z'

const server = forSuite(() => startServer({ now: () => new Date(NOW) }))

const forms = {
  enquiry: { path: '/web/manpower-enquiry/save', make: enquiryForm },
  resume: { path: '/web/resume/save', make: resumeForm },
  internship: { path: '/web/internship/save', make: internshipForm },
  application: { path: '/web/job/apply-for-post', make: applicationForm },
  contact_message: { path: '/web/contact-form/save', make: contactForm },
} as const

type FormName = keyof typeof forms

const send = (name: FormName, changes: Changes = {}) =>
  post(server, forms[name].path, forms[name].make(changes))

const lastRow = async (table: FormName) => {
  const rows = await server.db.selectFrom(table).selectAll().execute()
  return rows.at(-1)
}

const positionOf = async (jobId: string) => {
  const row = await server.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row?.position
}

const filesOf = (id: string) =>
  server.db.selectFrom('uploaded_file').selectAll().where('submission_id', '=', id).orderBy('field').execute()

describe('a right form is stored as it was sent', () => {
  const fields = {
    enquiry: enquiryFields,
    resume: resumeFields,
    internship: internshipFields,
    application: applicationFields,
    contact_message: contactFields,
  }

  const unasked = { keep_for_other_jobs: '', is_minor: '', guardian_name: '', guardian_mobile: '' }

  test.each(Object.keys(forms) as FormName[])('%s', async (name) => {
    const answer = await send(name)
    expect(answer).toMatchObject({ code: 200, status: '1', message: expect.stringMatching(/sent/) })
    const row = await lastRow(name)
    expect(row).toEqual({
      ...(['application', 'resume', 'internship'].includes(name) && unasked),
      ...fields[name],
      ...(name === 'application' && { position: await positionOf('1001'), source: '' }),
      ...(name === 'contact_message' && { reason: '', job: '' }),
      language: '',
      id: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
      submitted_at: NOW,
      privacy_version: `${PRIVACY_VERSION}`,
    })
    expect(answer.data).toEqual({ reference: row?.id })
    expect(readReference(`${row?.id}`)).toBe(row?.id)
  })

  test.each<[FormName, Changes, object]>([
    [
      'application',
      { keep_for_other_jobs: 'on', is_minor: 'TRUE', guardian_name: ' ', guardian_mobile: '' },
      { keep_for_other_jobs: 'yes', is_minor: 'yes', guardian_name: '', guardian_mobile: '' },
    ],
    [
      'resume',
      {
        keep_for_other_jobs: '1',
        is_minor: 'no',
        guardian_name: ' Sita\nRam ',
        guardian_mobile: '+91 98260-12345',
      },
      {
        keep_for_other_jobs: 'yes',
        is_minor: 'no',
        guardian_name: 'Sita Ram',
        guardian_mobile: '9826012345',
      },
    ],
    [
      'internship',
      {
        keep_for_other_jobs: 'y'.repeat(5000),
        is_minor: 'Yes',
        guardian_name: 'x'.repeat(5000),
        guardian_mobile: 'ask my uncle',
      },
      {
        keep_for_other_jobs: 'no',
        is_minor: 'yes',
        guardian_name: 'x'.repeat(200),
        guardian_mobile: 'ask my uncle',
      },
    ],
  ])('%s with what is asked without a rule, which is never refused', async (name, changes, stored) => {
    expect(await send(name, changes)).toMatchObject({ code: 200 })
    expect(await lastRow(name)).toMatchObject(stored)
  })

  const expectedFiles: [FormName, object[]][] = [
    [
      'enquiry',
      [{ field: 'company_attachment', name: 'needs.pdf', type: 'application/pdf', bytes: pdfBytes() }],
    ],
    [
      'internship',
      [
        { field: 'photo' },
        { field: 'resume', name: 'resume.doc', type: 'application/msword', bytes: docBytes() },
      ],
    ],
    [
      'resume',
      [
        { field: 'photo', name: 'photo.png', type: 'image/png', bytes: pngBytes() },
        {
          field: 'resume',
          name: 'resume.docx',
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          bytes: docxBytes(),
        },
      ],
    ],
  ]

  test.each(expectedFiles)('%s with its files, byte for byte', async (name, expected) => {
    await send(name)
    const files = await filesOf((await lastRow(name))?.id ?? '')
    const found = files.map((file) => ({
      field: file.field,
      name: file.original_name,
      type: file.media_type,
      bytes: Buffer.from(file.bytes),
    }))
    expect(found).toMatchObject(expected)
    for (const file of files) {
      expect(file.size).toBe(file.bytes.length)
      expect(file.checksum).toBe(checksumOf(file.bytes))
    }
  })

  test('without what is optional', async () => {
    const blank = { company_website: undefined, service_required: undefined, company_attachment: undefined }
    expect(await send('enquiry', blank)).toMatchObject({ code: 200 })
    expect(await lastRow('enquiry')).toMatchObject({ company_website: '', service_required: '[]' })
    expect(await send('application', { photo: undefined })).toMatchObject({ code: 200 })
    expect(await send('resume', { photo: '' })).toMatchObject({ code: 200 })
    expect(await send('internship', { photo: new File([], '') })).toMatchObject({ code: 200 })
  })

  test('a negotiable salary needs no second figure in an application', async () => {
    const changes = { current_ctc_from: 'negotiable', current_ctc_to: '' }
    expect(await send('application', changes)).toMatchObject({ code: 200 })
    expect(await lastRow('application')).toMatchObject(changes)
    expect(await send('application', { ...changes, current_ctc_to: '7' })).toMatchObject({ code: 200 })
    expect(await lastRow('application')).toMatchObject(changes)
  })

  test('values are trimmed, Hindi stays Hindi, fields that we do not know are ignored', async () => {
    const changes = { full_name: '  किरण नेताम ', unknown: 'x', another_file: docFile('x.exe') }
    expect(await send('application', changes)).toMatchObject({ code: 200 })
    expect(await lastRow('application')).toMatchObject({ full_name: 'किरण नेताम' })
  })

  test.each([
    ['98765 43210 / 98765 43211', '98765 43210 / 98765 43211', '9876543210'],
    ['00971 50 123 4567', '+971501234567', '+971501234567'],
    ['+65 9123 4567', '+6591234567', '+6591234567'],
    ['९८७६५-४३२१०', '9876543210', '9876543210'],
  ])('the mobile number %j is stored as %j and listed as %j', async (mobile, stored, listed) => {
    expect(await send('internship', { mobile, email: '<asha@example.org>\u200b' })).toMatchObject({
      code: 200,
    })
    expect(await lastRow('internship')).toMatchObject({ mobile: stored, email: 'asha@example.org' })
    const entries = await server.db.selectFrom('inbox_entry').selectAll().execute()
    expect(entries.at(-1)).toMatchObject({ mobile: listed, email: 'asha@example.org' })
  })

  test('a fresher has no experience', async () => {
    await send('application', { experience_from: '0', experience_to: '0' })
    const entries = await server.db.selectFrom('inbox_entry').selectAll().execute()
    expect(entries.at(-1)).toMatchObject({ experience: 'Fresher', experience_months: 0 })
  })

  test('the contact form comes as JSON and urlencoded, too', async () => {
    const json = { 'content-type': 'application/json' }
    const path = forms.contact_message.path
    expect(await post(server, path, JSON.stringify(contactFields), json)).toMatchObject({ code: 200 })
    expect(await post(server, path, new URLSearchParams(contactFields))).toMatchObject({ code: 200 })
    expect(await lastRow('contact_message')).toMatchObject(contactFields)
  })
})

const NO_NUMBER = 'Please enter a mobile number, for example 9876543210.'

/** What the server alone looks at, and of the contact form its rules. */
const refusals: [FormName, Changes, string][] = [
  ['enquiry', { service_required: '["Recruitment","Cooking"]' }, 'Invalid request.'],
  ['resume', { current_ctc_from: 'negotiable', current_ctc_to: '7' }, 'Please select Current Ctc option'],
  ['resume', { resume: 'a text is no file' }, 'Please select resume'],
  ['resume', { industry_id: '999' }, 'Invalid request.'],
  [
    'internship',
    { internship_for: 'x'.repeat(201) },
    'Internship For is too long. The limit is 200 characters.',
  ],
  ['application', { job_id: '424242' }, 'This job is no longer open.'],
  ['application', { current_location: '999' }, 'Invalid request.'],
  ['application', { full_name: 'Kiran\u0000Netam' }, 'Full name contains characters that cannot be used.'],
  ['contact_message', { message: ' \n ' }, 'Message is required.'],
  ['enquiry', { mobile: '98765-4321' }, 'Invalid length of Mobile no.'],
  ...['abcdefghij', '0000000000'].flatMap((mobile): typeof refusals => [
    ['enquiry', { mobile }, NO_NUMBER],
    ['application', { mobile }, NO_NUMBER],
  ]),
  // Cut by the form: its first ten characters.
  ['application', { mobile: '+971501234' }, NO_NUMBER],
]

test.each(['\t', '\u000b', '\u0085', '\r\n', '\f', '\u2028', '\u001f', ' \t\n', '\u202e '])(
  'what is pasted into a field of one line with %j has a space there',
  async (pasted) => {
    expect(await send('application', { full_name: `\tAsha${pasted}Verma${pasted}` })).toMatchObject({
      code: 200,
    })
    expect((await lastRow('application'))?.full_name).toMatch(/^Asha {1,2}Verma$/)
  },
)

test.each(refusals)('%s with %j is refused', async (name, changes, message) => {
  const before = await countStored(server)
  expect(await send(name, changes)).toMatchObject({ code: 422, status: '0', message })
  expect(await countStored(server)).toEqual(before)
})

test.each(['enquiry', 'resume', 'internship', 'application'] as const)(
  '%s is taken as multipart alone',
  async (name) => {
    const json = { 'content-type': 'application/json' }
    expect(await post(server, forms[name].path, '{}', json)).toMatchObject({ code: 422, status: '0' })
    expect(await post(server, forms[name].path, new URLSearchParams({ name: 'x' }))).toMatchObject({
      code: 422,
    })
  },
)
