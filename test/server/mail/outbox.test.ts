import { join } from 'node:path'
import { sql } from 'kysely'
import { sampleCompany } from '@/domain/content/company'
import { openDatabase } from '@/server/database/open'
import { checksumOf } from '@/server/files/checksum'
import { composeMail } from '@/server/mail/compose'
import { composeConfirmation } from '@/server/mail/confirmation'
import { insertSubmission } from '@/server/repositories/submissions'
import { eraseSubmissions } from '@/server/staff/eraseSubmissions'
import {
  APPLY,
  applicationForm,
  CONTACT,
  contactForm,
  docxBytes,
  enquiryFields,
  enquiryForm,
  jpegBytes,
} from '@test/support/builders'
import { expectComplaint } from '@test/support/console'
import { forSuite } from '@test/support/forSuite'
import { type Received, headersOf, readMail, startMailServer } from '@test/support/mailServer'
import { type TestServer, post, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'
import { NOW, outboxOf, plain } from './openOutbox'

const STAFF = ['hr@staff.example', 'boss@staff.example']
const toStaff = (received: readonly Received[]) => received.filter(({ to }) => to[0] === STAFF[0])
const toApplicants = (received: readonly Received[]) => received.filter(({ to }) => to[0] !== STAFF[0])

const isEmptied = async (server: TestServer) => (await outboxOf(server)).length === 0

test('an application is mailed to the staff with its files, once', async () => {
  expectComplaint(/built-in default TLS certificate/)
  const mailServer = await startMailServer({ offersTls: true })
  const server = await startServer({ settings: mailServer.settings, now: () => new Date(NOW) })
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  await until(() => isEmptied(server))
  await post(server, '/web/manpower-enquiry/save', enquiryForm({ company_attachment: undefined }))
  await until(() => mailServer.received.length === 4)
  const { id } = await server.db.selectFrom('application').select('id').executeTakeFirstOrThrow()
  const { position } = await server.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', '1001')
    .executeTakeFirstOrThrow()
  const { location_name } = await server.db
    .selectFrom('location')
    .select('location_name')
    .where('location_id', '=', '1')
    .executeTakeFirstOrThrow()
  await server.close()
  await mailServer.close()

  expect(mailServer.received).toHaveLength(4)
  const [application, enquiry] = toStaff(mailServer.received) as [Received, Received]
  expect(application).toMatchObject({ from: 'hr@staff.example', to: STAFF })
  expect(headersOf(application)).toMatchObject({
    from: 'Job portal <hr@staff.example>',
    to: 'hr@staff.example, boss@staff.example',
    'reply-to': 'kiran.netam@example.com',
    subject: 'Job application: Kiran Netam',
    'message-id': `<application.${id}@staff.example>`,
    'auto-submitted': 'auto-generated',
  })
  expect(plain(application)).toContain(
    [
      `Job: ${position} (1001)`,
      'Full name: Kiran Netam',
      'Email address: kiran.netam@example.com',
      'Mobile no: 9898989898',
      'Current CTC: 5 Lakhs 7 Thousand',
      'Experience: 4 years 2 months',
      `Location: ${location_name} (1)`,
      'Keep for other jobs: Not said',
      'Under 18: Not said',
      '',
      'Files: photo.jpg, resume.docx',
      'Sent: 2026-03-04 10:36:07 (India)',
      `Reference: ${id}`,
    ].join('\n'),
  )
  expect(application.raw).toMatch(/Content-Type: image\/jpeg; name=photo\.jpg/)
  expect(application.raw).toMatch(/Content-Disposition: attachment; filename=resume\.docx/)
  const body = application.raw.replaceAll('\r\n', '')
  expect(body).toContain(jpegBytes().toString('base64'))
  expect(body).toContain(docxBytes().toString('base64'))
  expect(plain(enquiry)).toContain('Services Required: Recruitment, Manpower for survey\n\nFiles: -\n')
}, 20_000)

test('while the mail server is away forms are taken, and it is tried again later', async () => {
  const gone = await startMailServer()
  await gone.close()
  let now = new Date(NOW)
  const lines: string[] = []
  const server = await startServer({
    settings: { ...gone.settings, LOG_LEVEL: 'warn' },
    now: () => now,
    logStream: { write: (line) => lines.push(line) },
  })
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  await until(async () => (await outboxOf(server)).some(({ reply }) => reply !== ''))
  const row = (await outboxOf(server)).find(({ recipient }) => recipient === 'applicant')
  expect(row).toEqual({
    id: expect.any(String),
    submission_table: 'application',
    submission_id: expect.any(String),
    recipient: 'applicant',
    answer_id: '',
    due_at: NOW,
    claimed_until: '',
    claimed_by: '',
    failures: 0,
    reply: 'ESOCKET',
    given_up_at: '',
  })
  const failure = { message: 'the mail server cannot be reached', code: 'ESOCKET' }
  await until(() => lines.some((line) => line.includes(failure.message)))
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ task: 'mail', err: failure })
  expect(lines.join('')).not.toContain('Kiran')

  const back = await startMailServer({ port: gone.port })
  now = new Date('2026-03-04T05:07:07.001Z')
  await post(server, APPLY, applicationForm({ full_name: 'Second Sender' }))
  await until(() => isEmptied(server))
  expect(toStaff(back.received).map((mail) => headersOf(mail).subject)).toEqual([
    'Job application: Kiran Netam',
    'Job application: Second Sender',
  ])
  await server.close()
  await back.close()
}, 20_000)

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

test('a server that stops lets the mail under way end, and begins no other', async () => {
  const [reached, released] = [gate(), gate()]
  const mailServer = await startMailServer({
    accept: async () => {
      reached.open()
      await released.opened
    },
  })
  const file = join(temporaryFolder(), 'portal.db')
  const server = await startServer({ file, settings: mailServer.settings })
  await post(server, APPLY, applicationForm())
  await reached.opened
  await post(server, APPLY, applicationForm({ full_name: 'Second Sender' }))
  const closed = server.close()
  released.open()
  await closed
  await mailServer.close()
  expect(mailServer.received.map(({ to }) => to)).toEqual([['kiran.netam@example.com']])
  const database = await openDatabase(file)
  expect((await outboxOf(database)).map(({ recipient }) => recipient).toSorted()).toEqual([
    'applicant',
    'staff',
    'staff',
  ])
  await database.close()
}, 20_000)

test('the applicant gets one confirmation, from the company, without files and the digits that open it', async () => {
  const mailServer = await startMailServer()
  const settings = {
    ...mailServer.settings,
    PUBLIC_URL: 'https://jobs.example.com',
    MAIL_FROM: 'mail@staff.example',
  }
  const server = await startServer({ settings, now: () => new Date(NOW) })
  const { data } = await post(server, APPLY, applicationForm({ submission_key: 'an-open-tab' }))
  await post(server, APPLY, applicationForm({ submission_key: 'an-open-tab' }))
  await until(() => isEmptied(server))
  const [confirmation, ...more] = toApplicants(mailServer.received)
  expect([mailServer.received.length, more]).toEqual([2, []])
  if (!confirmation) throw new Error('no confirmation')
  const { reference } = data as { reference: string }
  const position = 'Java Backend Developer (Spring Boot)'
  expect(confirmation).toMatchObject({ from: 'mail@staff.example', to: ['kiran.netam@example.com'] })
  const headers = headersOf(confirmation)
  expect(headers).toMatchObject({
    from: 'Navkaam <mail@staff.example>',
    to: 'kiran.netam@example.com',
    'reply-to': 'careers@navkaam.example',
    subject: `Your application has reached us: ${position}, Bengaluru (${reference})`,
    'message-id': `<application.${reference}.applicant@staff.example>`,
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'OOF, AutoReply',
  })
  const mail = await composeConfirmation(server.db, 'application', reference, {
    company: sampleCompany,
    publicUrl: settings.PUBLIC_URL,
    answerDays: 0,
  })
  const known = await composeConfirmation(server.db, 'application', reference, {
    company: sampleCompany,
    publicUrl: settings.PUBLIC_URL,
    answerDays: 4,
  })
  expect(known?.text).toContain('calls you if it fits the job.\nWe usually answer within 4 days.\n\n')
  const { text = '' } = mail ?? {}
  expect(plain(confirmation)).toContain(text)
  expect(text).toContain(
    [
      `Your application for ${position} has reached us.`,
      `Reference: ${reference}`,
      '',
      'What happens next',
      'A recruiter reads what you wrote, and calls you if it fits the job.',
      '',
      'See where it stands, correct your email or mobile, withdraw it, or erase everything:',
      `https://jobs.example.com/track?reference=${reference}`,
      'You need the reference and the last 4 digits of your mobile.',
      '',
      'What you sent on 04-03-2026',
      `Job: ${position}`,
      'Full name: Kiran Netam',
      'Email address: kiran.netam@example.com',
      'Mobile no: 989898****',
    ].join('\n'),
  )
  expect(text).toContain('\nFiles: 2\n')
  expect(confirmation.raw).not.toContain('Content-Disposition')
  await server.close()
  await mailServer.close()
})

test('a form in Hindi is confirmed in Hindi, and the staff are told in English', async () => {
  const mailServer = await startMailServer()
  const settings = { ...mailServer.settings, PUBLIC_URL: 'https://jobs.example.com' }
  const server = await startServer({ settings, now: () => new Date(NOW) })
  const position = 'जावा डेवलपर'
  await server.db.updateTable('job').set({ position_hi: position }).where('job_id', '=', '1001').execute()
  const { data } = await post(server, APPLY, applicationForm({ language: 'hi' }))
  await post(server, '/web/manpower-enquiry/save', enquiryForm({ language: 'hi', mobile: '9876500000' }))
  await until(() => isEmptied(server))
  const { reference } = data as { reference: string }
  const [confirmation, ofEnquiry] = toApplicants(mailServer.received)
  if (!confirmation || !ofEnquiry) throw new Error('no confirmation')
  const { subject, text } = readMail(confirmation)
  expect(subject).toBe(`आपका आवेदन हमें मिल गया: ${position}, बेंगलुरु (${reference})`)
  expect(text).toContain(
    [`${position} के लिए आपका आवेदन हमें मिल गया।`, `संदर्भ नंबर: ${reference}`, '', 'आगे क्या होगा'].join('\n'),
  )
  expect(text).toContain(`\nhttps://jobs.example.com/hi/track?reference=${reference}\n`)
  expect(text).toContain(
    ['आपने 04-03-2026 को क्या भेजा', `नौकरी: ${position}`, 'पूरा नाम: Kiran Netam'].join('\n'),
  )
  expect(text).toMatch(/\nजगह: [\p{Script=Devanagari} ]+\n/u)
  expect(text).toContain('\nभाषा: हिन्दी\n')
  expect(text).toContain('\nफ़ाइलें: 2\n')
  expect(readMail(ofEnquiry).text).toMatch(/^आपकी पूछताछ हमें मिल गई।\n/)
  expect(toStaff(mailServer.received).map((one) => headersOf(one).subject)).toEqual([
    'Job application: Kiran Netam',
    'Manpower enquiry: Asha Verma',
  ])
  await server.close()
  await mailServer.close()
})

test('a mailbox gets ten confirmations a day, however its address is written and whatever is erased', async () => {
  let time = Date.parse(NOW)
  const gone = await startMailServer()
  await gone.close()
  const server = await startServer({ settings: gone.settings, now: () => new Date(time) })
  const recipients = async () => (await outboxOf(server)).map(({ recipient }) => recipient)
  const confirmations = async () =>
    (await recipients()).filter((recipient) => recipient === 'applicant').length
  let number = 9_000_000_000
  const send = (email: string) => post(server, CONTACT, contactForm({ mobile: `${(number += 1)}`, email }))
  const addresses = ['vic.tim@gmail.com', 'victim+1@gmail.com', 'V.I.C.T.I.M+a.b@Googlemail.com']
  for (let sent = 0; sent < 12; sent += 1) await send(addresses[sent % 3] ?? '')
  expect([(await recipients()).length, await confirmations()]).toEqual([22, 10])
  for (const { reference } of await server.db.selectFrom('inbox_entry').select('reference').execute())
    await server.database.write((trx) =>
      eraseSubmissions(trx, [reference], { log: async () => undefined, now: () => new Date() }),
    )
  expect(await recipients()).toEqual([])
  await send('victim+new@gmail.com')
  expect(await recipients()).toEqual(['staff'])
  await send('another@gmail.com')
  expect(await confirmations()).toBe(1)
  time += 24 * 60 * 60 * 1000
  await send('victim@gmail.com')
  expect(await confirmations()).toBe(2)
  await server.close()
})

const bytes = Buffer.from('%PDF-1.4 needs')
const HINDI = 'क्\u200dष'.repeat(37) + 'कि'

const database = forSuite(() => openDatabase(':memory:'))

const compose = async (fields: Record<string, string>, change?: (id: string) => Promise<unknown>) => {
  const id = crypto.randomUUID()
  const file = {
    id,
    field: 'company_attachment',
    original_name: 'needs.pdf',
    media_type: 'application/pdf',
    size: bytes.length,
    checksum: checksumOf(bytes),
    bytes,
  }
  const submittedAt = '2026-03-04T05:06:07.000Z'
  await insertSubmission(database.db, 'enquiry', {
    id,
    submittedAt,
    fields: { ...enquiryFields, ...fields },
    files: [file],
  })
  await change?.(id)
  const mail = await composeMail(database.db, 'enquiry', id)
  if (!mail) throw new Error('not stored')
  return mail
}

test.each([
  ['options that are unknown', '["Recruitment","Juggling"]', 'Services Required: Recruitment, Juggling\n'],
  ['things that are no texts', '[{"toString":1},null,7]', 'Services Required: {"toString":1}, , 7\n'],
])('a stored value that is %s is told as it is', async (_what, service_required, line) => {
  expect((await compose({ service_required })).text).toContain(line)
})

test('a long name in Hindi is whole in the text and well formed in the subject', async () => {
  expect(HINDI).toHaveLength(150)
  const { subject, text } = await compose({ name: HINDI })
  expect(text).toContain(`Name: ${HINDI}\n`)
  expect(subject).toBe(`Manpower enquiry: ${HINDI.slice(0, 102)}`)
})

test('damaged bytes are sent and said to be damaged', async () => {
  const damaged = await compose({}, (id) =>
    sql`update uploaded_file set bytes = x'255044', original_name = ${'x\r\nBcc: a@b.example'}, media_type = ${'a/b\r\nX: y'} where id = ${id}`.execute(
      database.db,
    ),
  )
  expect(damaged.text).toContain('Files: x Bcc: a@b.example (damaged)\n')
  expect(damaged.attachments).toEqual([
    { filename: 'x Bcc: a@b.example', contentType: 'application/octet-stream', content: Buffer.from('%PD') },
  ])
})
