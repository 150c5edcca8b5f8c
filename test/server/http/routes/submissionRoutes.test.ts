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
import { countStored, post, startServer, type TestServer } from '@test/support/server'

const NOW = '2026-03-04T05:06:07.000Z'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ now: () => new Date(NOW) })
})
afterAll(() => server.close())

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

  test.each(Object.keys(forms) as FormName[])('%s', async (name) => {
    const answer = await send(name)
    expect(answer).toMatchObject({ code: 200, status: '1', message: expect.stringMatching(/sent/) })
    const position = name === 'application' && { position: await positionOf('1001') }
    expect(await lastRow(name)).toEqual({
      ...fields[name],
      ...position,
      id: expect.any(String),
      submitted_at: NOW,
    })
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

  test('of a repeated field the last counts', async () => {
    const form = applicationForm({ full_name: 'First' })
    form.append('full_name', 'Second')
    expect(await post(server, forms.application.path, form)).toMatchObject({ code: 200 })
    expect(await lastRow('application')).toMatchObject({ full_name: 'Second' })
  })

  test('the contact form comes as JSON and urlencoded, too', async () => {
    const json = { 'content-type': 'application/json' }
    const path = forms.contact_message.path
    expect(await post(server, path, JSON.stringify(contactFields), json)).toMatchObject({ code: 200 })
    expect(await post(server, path, new URLSearchParams(contactFields))).toMatchObject({ code: 200 })
    expect(await lastRow('contact_message')).toMatchObject(contactFields)
  })
})

/** Each row mends what the row before was refused for, so the message must move down the list. */
const orders: Record<FormName, [Changes, string][]> = {
  enquiry: [
    [{ name: ' ', designation: '', company_name: '', mobile: '', email: '' }, 'Name is required.'],
    [{ designation: '', company_name: '', mobile: '', email: '' }, 'Designation is required.'],
    [{ company_name: '', mobile: '', email: '' }, 'Company Name is required.'],
    [{ mobile: '', email: '' }, 'Mobile no is required.'],
    [{ mobile: '123456789', email: '' }, 'Invalid length of Mobile no.'],
    [{ mobile: '12345678901', email: '' }, 'Invalid length of Mobile no.'],
    [{ email: '' }, 'Email Address is required.'],
    [{ email: 'asha@example' }, 'Invalid email address format.'],
    [{ service_required: '["Recruitment","Cooking"]' }, 'Invalid request.'],
    [{ service_required: 'Recruitment' }, 'Invalid request.'],
    [
      { company_website: `https://${'w'.repeat(293)}` },
      'Company Website is too long. The limit is 300 characters.',
    ],
  ],
  resume: [
    [{ name: undefined, email: '', mobile: '', resume: undefined }, 'Name is required.'],
    [{ email: '', mobile: '', resume: undefined }, 'Email Address is required.'],
    [{ email: 'ravi', mobile: '', resume: undefined }, 'Invalid email address format.'],
    [{ mobile: '', current_ctc_from: '' }, 'Mobile number is required.'],
    [{ current_ctc_from: '', current_ctc_to: '', qualification: '' }, 'Please select Current Ctc option'],
    [{ current_ctc_from: 'negotiable', current_ctc_to: '' }, 'Please select Current Ctc option'],
    [{ current_ctc_from: 'negotiable', current_ctc_to: '7' }, 'Please select Current Ctc option'],
    [{ qualification: '', experience_from: '' }, 'Please enter your qualification.'],
    [{ experience_from: '', experience_to: '' }, 'Please select experience in year'],
    [{ experience_to: '', industry_id: '' }, 'Please select experience in month'],
    [{ industry_id: '', department_id: '' }, 'Please select industry name'],
    [{ department_id: '', role_id: '' }, 'Please select department name'],
    [{ role_id: '', location_id: '' }, 'Please select role name'],
    [{ location_id: '', resume: undefined }, 'Please select location'],
    [{ resume: undefined }, 'Please select resume'],
    [{ resume: 'a text is no file' }, 'Please select resume'],
    [{ current_ctc_from: '101' }, 'Invalid request.'],
    [{ experience_to: '31' }, 'Invalid request.'],
    [{ industry_id: '999' }, 'Invalid request.'],
    [{ department_id: '999' }, 'Invalid request.'],
    [{ role_id: '999' }, 'Invalid request.'],
    [{ location_id: '999' }, 'Invalid request.'],
  ],
  internship: [
    [{ name: '', email: '', mobile: '' }, 'Name is required.'],
    [{ email: '', mobile: '' }, 'Email Address is required.'],
    [{ email: 'not an address', mobile: '', internship_for: '' }, 'Mobile number is required.'],
    [
      { email: 'not an address', internship_for: '', current_location: '' },
      'Value of Internship For field is required.',
    ],
    [{ email: 'not an address', current_location: '', resume: undefined }, 'Current location is required.'],
    [{ email: 'not an address', resume: undefined }, 'Please select resume file.'],
    [{ email: 'not an address' }, 'Invalid email address format.'],
    [{ current_location: '0' }, 'Invalid request.'],
    [{ internship_for: 'x'.repeat(201) }, 'Internship For is too long. The limit is 200 characters.'],
  ],
  application: [
    [{ job_id: '', full_name: '', email: '' }, 'Invalid request.'],
    [{ full_name: '', email: '' }, 'Please enter value of Full name.'],
    [{ email: '', mobile: '' }, 'Please enter value of Email address.'],
    [{ email: 'k@n', mobile: '' }, 'Invalid email address format.'],
    [{ mobile: '', current_ctc_from: '' }, 'Please enter value of Mobile no.'],
    [{ current_ctc_from: '', current_ctc_to: '' }, 'Please select Current ctc from'],
    [{ current_ctc_to: '', experience_from: '' }, 'Please select Current ctc to'],
    [{ experience_from: '', current_location: '' }, 'Please select experience.'],
    [{ experience_to: '', current_location: '' }, 'Please select experience.'],
    [{ current_location: '', resume: undefined }, 'Please enter your current location.'],
    [{ resume: undefined }, 'Please select resume'],
    [{ job_id: '424242' }, 'This job is no longer open.'],
    [{ job_id: "1001' or '1'='1" }, 'This job is no longer open.'],
    [{ current_location: '999' }, 'Invalid request.'],
    [{ mobile: '98989898989' }, 'Mobile no is too long. The limit is 10 characters.'],
    [{ full_name: 'Kiran\u0000Netam' }, 'Full name contains characters that cannot be used.'],
    [{ full_name: 'Kiran\u001b[2J' }, 'Full name contains characters that cannot be used.'],
  ],
  contact_message: [
    [{ name: '', email: '', message: '' }, 'Name is required.'],
    [{ email: '', message: '' }, 'Email Address is required.'],
    [{ email: 'nobody', message: '' }, 'Invalid email address format.'],
    [{ message: ' \n ' }, 'Message is required.'],
    [{ mobile: 'call me' }, 'Please enter a mobile number.'],
    [{ message: 'x'.repeat(5001) }, 'Message is too long. The limit is 5000 characters.'],
  ],
}

describe.each(Object.keys(orders) as FormName[])('%s is refused in the order of the rules', (name) => {
  const rows = orders[name].map(([changes, message], row) => ({
    title: `${row + 1}. ${message}`,
    changes,
    message,
  }))

  test.each(rows)('$title', async ({ changes, message }) => {
    const before = await countStored(server)
    expect(await send(name, changes)).toMatchObject({ code: 422, status: '0', message })
    expect(await countStored(server)).toEqual(before)
  })
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
