import { readConfig } from '@/server/config/config'
import { insertQuestions, newQuestionId } from '@/server/repositories/office/questions'
import { morningTask } from '@/server/tasks/taskTable'
import { applicationForm, contactForm } from '@test/support/builders'
import { headersOf, refusal, startMailServer } from '@test/support/mailServer'
import { runDueTask } from '@test/support/tasks'
import { APPLY, MESSAGE, startInbox, type InboxServer } from '../office/inboxServer'
import { plain } from '../mail/openOutbox'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

let mails: MailServer
let office: InboxServer
/** Whether the mail server takes what it is sent. */
let isUp = true
const settings = () => ({ ...mails.settings, PUBLIC_URL: 'https://portal.example' })

beforeAll(async () => {
  mails = await startMailServer({
    accept: async ({ raw }) => {
      // Mails of submissions are left out.
      if (!isUp || !raw.includes('<morning.')) throw refusal(451)
    },
  })
  office = await startInbox({ settings: settings() })
})
afterAll(async () => {
  await office.close()
  await mails.close()
})

/** A server looks at this time whether the mail is due. Rejects where no mail is taken. */
const look = (at: string) =>
  runDueTask(office.database, () => new Date(at), morningTask(readConfig({ ...settings(), PORT: '0' })))

const dueAt = async () => {
  const row = await office.db
    .selectFrom('scheduled_task')
    .select('due_at')
    .where('name', '=', 'morning')
    .executeTakeFirst()
  return row?.due_at
}

const turn = (morningMail: boolean) => office.as('owner').put('/settings', { morningMail })

const received = () => mails.received.map((mail) => headersOf(mail)['message-id'])

test('it is off until an owner turns it on, and due at the next eight in India', async () => {
  expect(await dueAt()).toBeUndefined()
  expect((await turn(true)).code).toBe(200)
  // It is half past three of the 6th in the afternoon.
  expect(await dueAt()).toBe('2026-03-07T02:30:00.000Z')
  await turn(true)
  expect(await look('2026-03-07T02:29:59.000Z')).toBe(false)
})

test('a morning with nothing to say has no mail, and the next one is due', async () => {
  expect(await look('2026-03-07T02:30:00.000Z')).toBe(true)
  expect([await dueAt(), mails.received]).toEqual(['2026-03-08T02:30:00.000Z', []])
})

test('it tells counts, names and links, and nothing else', async () => {
  const people = [
    ['2026-03-07T03:00:00.000Z', 'Asha Verma'],
    ['2026-03-07T04:00:00.000Z', 'Ravi Sahu'],
  ] as const
  const references: string[] = []
  for (const [at, full_name] of people)
    references.push((await office.send(at, APPLY, applicationForm({ full_name }))).reference)
  const old = await office.send('2026-02-20T18:30:00.000Z', MESSAGE, contactForm({ name: 'Farhan Ali' }))
  const [asha = '', ravi = ''] = references
  await office.db
    .updateTable('inbox_entry')
    .set({ asked_at: '2026-03-07T05:00:00.000Z' })
    .where('reference', 'in', [old.reference])
    .execute()
  await office.db
    .updateTable('inbox_entry')
    .set({ state: 'interview', state_at: '2026-03-07T06:00:00.000Z' })
    .where('reference', 'in', [asha, ravi])
    .execute()
  const invite = async (reference: string, day: string, time: string, at: string) => {
    const id = await newQuestionId(office.db, { reference }, 'interview')
    const invitation = {
      id,
      reference,
      kind: 'interview' as const,
      day,
      time,
      place: 'Station Road 4',
      bring: 'Aadhaar',
    }
    return insertQuestions(office.db, [invitation], { at, accountId: '' })
  }
  await invite(asha, '2026-03-08', '11:30', '2026-03-07T06:00:00.000Z')
  // Replaced by the other one.
  await invite(ravi, '2026-03-08', '08:30', '2026-03-07T05:00:00.000Z')
  await invite(ravi, '2026-03-08', '09:15', '2026-03-07T06:01:00.000Z')
  // Two servers look at one time.
  const looks = await Promise.all([1, 2].map(() => look('2026-03-08T02:30:00.000Z')))
  expect(looks.filter(Boolean)).toHaveLength(1)
  const [mail] = mails.received
  if (!mail) throw new Error('no mail')
  expect(mail.to).toEqual(['hr@staff.example', 'boss@staff.example'])
  expect(headersOf(mail)).toMatchObject({
    subject: '08-03-2026: 2 came in, 3 wait, 1 asked',
    'message-id': '<morning.2026-03-08@staff.example>',
  })
  const link = (reference: string) => `https://portal.example/office/inbox/${reference}`
  expect(plain(mail)).toContain(`Came in since 07-03-2026, 08:00: 2
  Application: 2

Wait for news: 3
  Received or New: 1, the longest for 15 days
  Interview: 2, the longest for 1 day

Asked how it stands: 1
  Farhan Ali: ${link(old.reference)}

Interviews today: 2
  09:15 Ravi Sahu: ${link(ravi)}
  11:30 Asha Verma: ${link(asha)}

Overview: https://portal.example/office/overview`)
  for (const secret of ['Station', 'Aadhaar', '98989', '@example.com', 'walk-in drive'])
    expect([secret, plain(mail).includes(secret)]).toEqual([secret, false])
})

test('there is one for each day, whatever restarts', async () => {
  // Its server was killed before it could say that the mail was sent: the lease ends, or the task is due again.
  await office.db
    .updateTable('scheduled_task')
    .set({ due_at: '2026-03-08T03:00:00.000Z' })
    .where('name', '=', 'morning')
    .execute()
  expect(await look('2026-03-08T03:00:01.000Z')).toBe(true)
  // Turned off and on.
  await turn(false)
  expect(await dueAt()).toBeUndefined()
  await turn(true)
  expect(received()).toEqual(['<morning.2026-03-08@staff.example>'])
})

test('a mail that cannot leave is tried again the same day, and a server that was away sends it late', async () => {
  await office.db
    .updateTable('scheduled_task')
    .set({ due_at: '2026-03-09T02:30:00.000Z' })
    .where('name', '=', 'morning')
    .execute()
  isUp = false
  await expect(look('2026-03-09T02:30:00.000Z')).rejects.toThrow(/451/)
  expect(await dueAt()).toBe('2026-03-09T02:45:00.000Z')
  expect(await look('2026-03-09T02:44:59.000Z')).toBe(false)
  isUp = true
  expect(await look('2026-03-09T02:45:00.000Z')).toBe(true)
  expect(await dueAt()).toBe('2026-03-10T02:30:00.000Z')
  // All servers were down from then on until three in the night of the 12th.
  expect(await look('2026-03-11T21:30:00.000Z')).toBe(true)
  expect(await dueAt()).toBe('2026-03-12T02:30:00.000Z')
  expect(await look('2026-03-12T09:00:00.000Z')).toBe(true)
  expect(received()).toEqual(['08', '09', '12'].map((day) => `<morning.2026-03-${day}@staff.example>`))
  expect(await dueAt()).toBe('2026-03-13T02:30:00.000Z')
})
