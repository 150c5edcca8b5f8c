import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '@/server/config'
import { openDatabase, type PortalDatabase } from '@/server/database/open'
import { createMailer } from '@/server/mail/mailer'
import { createOutbox, pauseAfter } from '@/server/mail/outbox'
import { putInOutbox } from '@/server/repositories/outbox'
import { insertSubmission } from '@/server/repositories/submissions'
import { applicationForm, contactFields, docxBytes, enquiryForm, jpegBytes } from '@test/support/builders'
import { expectComplaint } from '@test/support/console'
import { headersOf, startMailServer, type Received } from '@test/support/mailServer'
import { post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

const APPLY = '/web/job/apply-for-post'
const NOW = '2026-03-04T05:06:07.000Z'
const STEP_MS = 20
const PATIENCE_MS = 10_000

const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (let waited = 0; !(await isSo()); waited += STEP_MS) {
    if (waited > PATIENCE_MS) throw new Error('this never happened')
    await pause(STEP_MS)
  }
}

const outboxOf = ({ db }: Pick<PortalDatabase, 'db'>) => db.selectFrom('mail_outbox').selectAll().execute()
const isEmptied = async (server: TestServer) => (await outboxOf(server)).length === 0
const plain = ({ raw }: Received) => raw.replaceAll('\r\n', '\n')

test('an application is mailed to the staff with its files, once', async () => {
  expectComplaint(/built-in default TLS certificate/)
  const mailServer = await startMailServer({ offersTls: true })
  const server = await startServer({ settings: mailServer.settings, now: () => new Date(NOW) })
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  await until(() => isEmptied(server))
  await post(server, '/web/manpower-enquiry/save', enquiryForm({ company_attachment: undefined }))
  await until(() => mailServer.received.length === 2)
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

  expect(mailServer.received).toHaveLength(2)
  const [application, enquiry] = mailServer.received as [Received, Received]
  expect(application).toMatchObject({
    from: 'hr@staff.example',
    to: ['hr@staff.example', 'boss@staff.example'],
  })
  expect(headersOf(application)).toMatchObject({
    from: 'Job portal <hr@staff.example>',
    to: 'hr@staff.example, boss@staff.example',
    'reply-to': 'kiran.netam@example.com',
    subject: 'Job application: Kiran Netam',
    'message-id': `<application.${id}@portal.invalid>`,
    'auto-submitted': 'auto-generated',
  })
  expect(plain(application)).toContain(
    [
      `Job: ${position} (1001)`,
      'Full name: Kiran Netam',
      'Email address: kiran.netam@example.com',
      'Mobile no: 9898989898',
      'Current CTC, from: 5 Lakhs',
      'Current CTC, to: 7 Lakhs',
      'Experience, years: 4',
      'Experience, months: 2',
      `Location: ${location_name} (1)`,
      '',
      'Files: photo.jpg, resume.docx',
      `Sent: ${NOW}`,
      `Id: ${id}`,
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
  await until(async () => (await outboxOf(server)).some(({ failures }) => failures === 1))
  const [row] = await outboxOf(server)
  expect(row).toEqual({
    id: expect.any(String),
    submission_table: 'application',
    submission_id: expect.any(String),
    due_at: '2026-03-04T05:06:37.000Z',
    claimed_until: '',
    failures: 1,
  })
  const warning = lines.map((line) => JSON.parse(line) as object).find((line) => 'submission' in line)
  expect(warning).toMatchObject({ submission: row?.submission_id, table: 'application', failures: 1 })
  expect(lines.join('')).not.toContain('Kiran')

  const back = await startMailServer({ port: gone.port })
  now = new Date('2026-03-04T05:06:37.001Z')
  await post(server, APPLY, applicationForm({ full_name: 'Second Sender' }))
  await until(() => isEmptied(server))
  expect(back.received.map((mail) => headersOf(mail).subject)).toEqual([
    'Job application: Kiran Netam',
    'Job application: Second Sender',
  ])
  await server.close()
  await back.close()
}, 20_000)

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [7, 1920],
  [8, 3600],
  [1000, 3600],
])('after %i failures it waits %i seconds', (failures, seconds) => {
  expect(pauseAfter(failures)).toBe(seconds * 1000)
})

const log = { warn: () => undefined, error: () => undefined }

/** The outbox of one process on a database that others use, too. */
const openOutbox = async (file: string, settings: Record<string, string>, now = () => new Date(NOW)) => {
  const database = await openDatabase(file)
  const send = createMailer(readConfig(settings))
  if (!send) throw new Error('no mailer')
  const outbox = createOutbox({ database, send, now, log })
  const close = async () => {
    await outbox.stop()
    await database.close()
  }
  const submit = (
    id: string,
    fields: Record<string, string> = {},
    files: { name: string; bytes: Buffer }[] = [],
  ) =>
    database.write(async (trx) => {
      await insertSubmission(trx, 'contact_message', {
        id,
        submittedAt: NOW,
        fields: { ...contactFields, ...fields },
        files: files.map(({ name, bytes }, n) => ({
          id: `${id}-${n}`,
          field: `file${n}`,
          original_name: name,
          media_type: 'application/pdf',
          size: bytes.length,
          checksum: '',
          bytes,
        })),
      })
      const mail = { id: randomUUID(), submission_table: 'contact_message', submission_id: id } as const
      await putInOutbox(trx, mail, now().toISOString())
    })
  return { ...outbox, database, close, submit }
}

const newFile = () => join(temporaryFolder(), 'portal.db')
const idsOf = (received: Received[]) =>
  received.map((mail) => headersOf(mail)['message-id'] ?? '').sort((one, other) => one.localeCompare(other))

test('processes that share a database mail each submission once', async () => {
  const mailServer = await startMailServer()
  const file = newFile()
  const one = await openOutbox(file, mailServer.settings)
  const two = await openOutbox(file, mailServer.settings)
  const three = await openOutbox(file, mailServer.settings)
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const id of ids) await one.submit(id)
  await Promise.all([one.look(), two.look(), three.look(), one.look()])
  await until(async () => (await outboxOf(one.database)).length === 0)
  expect(idsOf(mailServer.received)).toEqual(ids.map((id) => `<contact_message.${id}@portal.invalid>`))
  for (const { close } of [one, two, three]) await close()
  await mailServer.close()
}, 20_000)

test('what a killed process had claimed is mailed by another after the lease, under the same id', async () => {
  const mailServer = await startMailServer()
  let now = new Date(NOW)
  const outbox = await openOutbox(newFile(), mailServer.settings, () => now)
  await outbox.submit('a')
  const claimed_until = '2026-03-04T05:16:07.000Z'
  await outbox.database.db.updateTable('mail_outbox').set({ claimed_until }).execute()
  now = new Date('2026-03-04T05:16:06.999Z')
  await outbox.look()
  expect(mailServer.received).toEqual([])
  now = new Date(claimed_until)
  await outbox.look()
  expect(idsOf(mailServer.received)).toEqual(['<contact_message.a@portal.invalid>'])
  await outbox.close()
  await mailServer.close()
})

test('a mail that the server refuses does not hold up the others, and is counted', async () => {
  let refusals = 1
  const mailServer = await startMailServer({
    accept: async () => {
      if (refusals-- > 0) throw new Error('not today')
    },
  })
  const outbox = await openOutbox(newFile(), mailServer.settings)
  await outbox.submit('a')
  await outbox.submit('b')
  await outbox.look()
  expect(await outbox.count()).toEqual({ waiting: 2, failing: 1 })
  await outbox.look()
  expect(mailServer.received).toHaveLength(1)
  expect(await outbox.count()).toEqual({ waiting: 1, failing: 1 })
  await outbox.close()
  await mailServer.close()
})

test('what was erased before it was mailed is not mailed', async () => {
  const mailServer = await startMailServer()
  const outbox = await openOutbox(newFile(), mailServer.settings)
  await outbox.submit('a')
  await outbox.database.db.deleteFrom('contact_message').execute()
  await outbox.look()
  expect(await outboxOf(outbox.database)).toEqual([])
  expect(mailServer.received).toEqual([])
  await outbox.close()
  await mailServer.close()
})

test('nothing that was stored becomes a header, an address or a field of the mail', async () => {
  const mailServer = await startMailServer()
  const outbox = await openOutbox(newFile(), mailServer.settings)
  await outbox.submit(
    'a',
    {
      name: 'Eve\r\nBcc: all@staff.example\r\n\r\nX',
      email: 'eve@example.com, all@staff.example',
      message: 'Hello\r\nId: forged\nFiles: forged',
    },
    [{ name: 'a"\r\nX-Evil: 1.pdf', bytes: Buffer.from('%PDF-1.4 forged') }],
  )
  await outbox.look()
  await outbox.close()
  await mailServer.close()
  const [mail] = mailServer.received as [Received]
  expect(mail.to).toEqual(['hr@staff.example', 'boss@staff.example'])
  const headers = headersOf(mail)
  expect(headers.subject).toBe('Message: Eve Bcc: all@staff.example X')
  expect(headers).not.toHaveProperty('bcc')
  expect(headers).not.toHaveProperty('reply-to')
  expect(mail.raw).not.toMatch(/^(?:X-Evil|Bcc|Id: forged|Files: forged)/im)
  expect(plain(mail)).toContain('Message: Hello\n    Id: forged\n    Files: forged\n')
  expect(mail.raw.replaceAll('\r\n', '')).toContain(Buffer.from('%PDF-1.4 forged').toString('base64'))
})

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
  const file = newFile()
  const server = await startServer({ file, settings: mailServer.settings })
  await post(server, APPLY, applicationForm())
  await reached.opened
  await post(server, APPLY, applicationForm({ full_name: 'Second Sender' }))
  const closed = server.close()
  released.open()
  await closed
  await mailServer.close()
  expect(mailServer.received.map((mail) => headersOf(mail).subject)).toEqual(['Job application: Kiran Netam'])
  const database = await openDatabase(file)
  expect(await outboxOf(database)).toHaveLength(1)
  await database.close()
}, 20_000)
