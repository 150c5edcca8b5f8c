import { headersOf, refusal, startMailServer, type Received } from '@test/support/mailServer'
import { newPlace } from '@test/support/places'
import { until } from '@test/support/until'
import { type Accept, MINUTE, openOutbox, openTimed, outboxOf, plain } from './openOutbox'

const idsOf = (received: Received[]) =>
  received.map((mail) => headersOf(mail)['message-id'] ?? '').sort((one, other) => one.localeCompare(other))

test('processes that share a database mail each submission once', async () => {
  const mailServer = await startMailServer()
  const place = await newPlace()
  const one = await openOutbox(place, mailServer.settings)
  const two = await openOutbox(place, mailServer.settings)
  const three = await openOutbox(place, mailServer.settings)
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  for (const id of ids) await one.submit(id)
  await Promise.all([one.sendDue(), two.sendDue(), three.sendDue(), one.sendDue()])
  await until(async () => (await outboxOf(one.database)).length === 0)
  expect(idsOf(mailServer.received)).toEqual(ids.map((id) => `<contact_message.${id}@staff.example>`))
  for (const { close } of [one, two, three]) await close()
  await mailServer.close()
}, 20_000)

test('what a killed process had claimed is mailed by another after the lease, under the same id', async () => {
  const outbox = await openTimed()
  await outbox.submit('a')
  const claimed_until = '2026-03-04T05:16:07.000Z'
  await outbox.database.db.updateTable('mail_outbox').set({ claimed_until }).execute()
  outbox.pass(10 * MINUTE - 1)
  await outbox.sendDue()
  expect(outbox.received).toEqual([])
  outbox.pass(1)
  await outbox.sendDue()
  expect(idsOf(outbox.received)).toEqual(['<contact_message.a@staff.example>'])
  await outbox.close()
})

test('what was erased before it was mailed is not mailed', async () => {
  const outbox = await openTimed()
  await outbox.submit('a')
  await outbox.database.db.deleteFrom('contact_message').execute()
  await outbox.sendDue()
  expect([await outboxOf(outbox.database), outbox.received]).toEqual([[], []])
  await outbox.close()
})

test('nothing that was stored becomes a header, an address or a field of the mail', async () => {
  const outbox = await openTimed()
  await outbox.submit(
    'a',
    {
      name: 'Eve\r\nBcc: all@staff.example\r\n\r\nX',
      email: 'eve@example.com, all@staff.example',
      message: 'Hello\r\nReference: forged\nFiles: forged',
    },
    [{ name: 'a"\r\nX-Evil: 1.pdf', bytes: Buffer.from('%PDF-1.4 forged') }],
  )
  await outbox.sendDue()
  await outbox.close()
  const [mail] = outbox.received as [Received]
  expect(mail.to).toEqual(['hr@staff.example', 'boss@staff.example'])
  const headers = headersOf(mail)
  expect(headers.subject).toBe('Message: Eve Bcc: all@staff.example X')
  expect(headers).not.toHaveProperty('bcc')
  expect(headers).not.toHaveProperty('reply-to')
  expect(mail.raw).not.toMatch(/^(?:X-Evil|Bcc|Reference: forged|Files: forged)/im)
  expect(plain(mail)).toContain('Message: Hello\n    Reference: forged\n    Files: forged\n')
  expect(mail.raw.replaceAll('\r\n', '')).toContain(Buffer.from('%PDF-1.4 forged').toString('base64'))
})

const DAY = 24 * 60 * MINUTE

const cutOff: Accept = async (_mail, hangUp) => {
  hangUp()
  throw refusal(421)
}

const subjectsOf = (received: Received[]) => received.map((mail) => headersOf(mail).subject)
const hasFiles = ({ raw }: Received) => raw.includes('Content-Disposition: attachment')
const resume = { name: 'resume.pdf', bytes: Buffer.from('%PDF-1.4 long') }

test.each<[string, Accept]>([
  ['refused for good', async () => Promise.reject(refusal(550))],
  ['refused for now', async () => Promise.reject(refusal(451))],
  ['cut off', cutOff],
])('mails that are %s delay no other', async (_how, refuse) => {
  const outbox = await openTimed(async (mail, hangUp) => {
    if (mail.raw.includes('Unwanted')) await refuse(mail, hangUp)
  })
  for (const id of ['a', 'b', 'c']) await outbox.submit(id, { name: `Unwanted ${id}` })
  await outbox.submit('d', { name: 'Good' })
  await outbox.sendDue()
  expect(subjectsOf(outbox.received)).toEqual(['Message: Good'])
  expect(await outbox.count()).toEqual({ waiting: 3, failing: 3, givenUp: 0 })
  // At its next turn, too, what was refused comes last.
  outbox.pass(5 * MINUTE)
  await outbox.submit('e', { name: 'Another' })
  outbox.told.accept = async () => undefined
  await outbox.sendDue()
  expect(subjectsOf(outbox.received).slice(0, 2)).toEqual(['Message: Good', 'Message: Another'])
  expect(outbox.received).toHaveLength(5)
  await outbox.close()
})

test('mails to applicants wait for no form to the staff, and keep their order', async () => {
  const outbox = await openTimed()
  await outbox.submit('a', { name: 'Large' }, [resume])
  await outbox.submit('b', { email: 'first@home.example' }, [], 'applicant')
  await outbox.submit('c', { name: 'Large, too' }, [resume])
  await outbox.submit('d', { email: 'second@home.example' }, [], 'applicant')
  await outbox.answer(['e'], 'You are told.')
  await outbox.sendDue()
  const told = outbox.received.map(({ to }) => to[0])
  expect(told).toEqual([
    'first@home.example',
    'second@home.example',
    'farhan.ali@example.com',
    'hr@staff.example',
    'hr@staff.example',
  ])
  expect(subjectsOf(outbox.received).slice(3)).toEqual(['Message: Large', 'Message: Large, too'])
  await outbox.close()
})

test('a mail that is refused for good is tried five times in a day', async () => {
  const outbox = await openTimed(() => Promise.reject(refusal(554)))
  await outbox.submit('a')
  for (const pause of [0, 5, 30, 180, 1080]) {
    outbox.pass(pause * MINUTE - 1)
    await outbox.sendDue()
    outbox.pass(1)
    await outbox.sendDue()
  }
  expect(outbox.told.attempts).toBe(5)
  outbox.pass(30 * DAY)
  await outbox.sendDue()
  expect(outbox.told.attempts).toBe(5)
  expect(await outbox.count()).toEqual({ waiting: 0, failing: 0, givenUp: 1 })
  expect(await outbox.oldestSeconds()).toBe(0)
  expect(outbox.logged.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      table: 'contact_message',
      submission: 'a',
      failures: 5,
      code: 'EMESSAGE',
      responseCode: 554,
    },
  ])
  await outbox.close()
})

test('a mail that is refused for now is never given up, and tried once a day in the end', async () => {
  const outbox = await openTimed(() => Promise.reject(refusal(452)))
  await outbox.submit('a')
  for (let day = 0; day < 10; day += 1) {
    await outbox.sendDue()
    outbox.pass(DAY)
  }
  expect(outbox.told.attempts).toBe(10)
  expect(await outbox.count()).toEqual({ waiting: 1, failing: 1, givenUp: 0 })
  await outbox.close()
})

test('a confirmation that is refused five times is gone, and no alarm', async () => {
  const outbox = await openTimed(() => Promise.reject(refusal(452)))
  await outbox.submit('a', {}, [], 'applicant')
  for (const pause of [0, 5, 30, 180, 1080]) {
    outbox.pass(pause * MINUTE)
    expect(await outboxOf(outbox.database)).toHaveLength(1)
    await outbox.sendDue()
    expect(await outbox.count()).toEqual({ waiting: 0, failing: 0, givenUp: 0 })
    expect(await outbox.oldestSeconds()).toBe(0)
  }
  expect(outbox.told.attempts).toBe(5)
  expect(await outboxOf(outbox.database)).toEqual([])
  expect(outbox.logged.filter(({ level }) => level === 'error')).toEqual([])
  await outbox.close()
})

test('a confirmation waits for no mobile, goes to one address alone, and not to what is none', async () => {
  const outbox = await openTimed()
  await outbox.submit('a', { mobile: '' }, [resume], 'applicant')
  await outbox.submit('b', { email: 'eve@example.com, all@staff.example' }, [], 'applicant')
  await outbox.sendDue()
  expect(outbox.received.map(({ to }) => to)).toEqual([['farhan.ali@example.com']])
  const [mail] = outbox.received as [Received]
  expect(hasFiles(mail)).toBe(false)
  expect(plain(mail)).toContain('To correct, withdraw or erase it, reply to this mail.')
  expect(plain(mail)).not.toContain('/track')
  expect(await outboxOf(outbox.database)).toEqual([])
  await outbox.close()
})

test('a mail whose files are refused comes without them, and says where they are', async () => {
  const outbox = await openTimed(async (mail) => {
    if (hasFiles(mail)) throw refusal(552)
  })
  await outbox.submit('a', { name: 'Kiran' }, [resume])
  await outbox.sendDue()
  expect(outbox.told.attempts).toBe(2)
  const [mail] = outbox.received as [Received]
  expect(hasFiles(mail)).toBe(false)
  expect(headersOf(mail)).toMatchObject({
    subject: 'Message: Kiran',
    'message-id': '<contact_message.a@staff.example>',
  })
  expect(plain(mail)).toContain(
    `Files: resume.pdf\nSent: 2026-03-04 10:36:07 (India)\nReference: a\n\nThe mail server did not take this mail with its files`,
  )
  expect(await outboxOf(outbox.database)).toEqual([])
  await outbox.close()
})

test.each<[string, Accept]>([
  ['refused for now', async () => Promise.reject(refusal(451))],
  ['cut off', cutOff],
])('a mail that is %s three times comes without its files', async (_how, refuse) => {
  const outbox = await openTimed(async (mail, hangUp) => {
    if (hasFiles(mail)) await refuse(mail, hangUp)
  })
  await outbox.submit('a', {}, [resume])
  for (const pause of [0, 5, 30]) {
    outbox.pass(pause * MINUTE)
    expect(outbox.received).toEqual([])
    await outbox.sendDue()
  }
  expect(outbox.received.map(hasFiles)).toEqual([false])
  await outbox.close()
})
