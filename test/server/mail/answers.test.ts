import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { readEntry } from '@/server/office/inbox/entry'
import { claimer } from '@/server/mail/outbox'
import { changeEntries } from '@/server/repositories/office/inboxChanges'
import { putToSend } from '@/server/repositories/office/toSend'
import { eraseSubmissions } from '@/server/staff/eraseSubmissions'
import { headersOf, readMail, refusal } from '@test/support/mailServer'
import { storeAnswer } from '../office/storeAnswer'
import { MINUTE, NOW, openTimed, outboxOf, plain } from './openOutbox'

const open = async (offers: { takesAnyScript?: boolean } = {}) => {
  const outbox = await openTimed(undefined, offers)
  return { ...outbox, entry: (reference: string) => readEntry(outbox.database.db, reference) }
}

const refuse = () => Promise.reject(refusal(550))

const ANSWERS = 12
const numbers = Array.from({ length: ANSWERS }, (_, number) => number)

test('answers that were queued at one moment leave in their order, each once, and are then sent', async () => {
  const outbox = await open()
  const ids: string[] = []
  for (const number of numbers) ids.push(await outbox.answer([`m${number}`], `Answer ${number}.`))
  await outbox.sendDue()
  expect(outbox.received.map((mail) => headersOf(mail)['message-id'])).toEqual(
    ids.map((id) => `<answer.${id}@staff.example>`),
  )
  const [first] = outbox.received
  expect(first && headersOf(first)).toMatchObject({
    subject: 'Our answer to your message (m0)',
    'reply-to': 'careers@navkaam.example',
    to: 'farhan.ali@example.com',
  })
  expect(first && plain(first)).toMatch(/\n\nAnswer 0\.\s*$/)
  await outbox.answer(['hindi'], 'नमस्ते।')
  await outbox.database.db
    .updateTable('contact_message')
    .set({ language: 'hi' })
    .where('id', '=', 'hindi')
    .execute()
  await outbox.sendDue()
  const last = outbox.received.at(-1)
  expect(last && readMail(last)).toEqual({ subject: 'आपके संदेश का जवाब (hindi)', text: 'नमस्ते।\n' })
  expect((await outbox.entry('m11')).answers).toMatchObject([{ sentAt: NOW, failed: '' }])
  expect(await outboxOf(outbox.database)).toEqual([])
  await outbox.close()
})

test('what a killed process of this machine was sending leaves first, at once', async () => {
  const outbox = await open()
  const [one, two] = [await outbox.answer(['a'], 'One.'), await outbox.answer(['b'], 'Two.')]
  const { pid } = spawnSync('true')
  const claim = (signed: string) =>
    outbox.database.db
      .updateTable('mail_outbox')
      .set({ claimed_until: '2026-03-04T05:21:07.000Z', claimed_by: signed })
      .where('answer_id', '=', one)
      .execute()
  const received = () => outbox.received.map((mail) => headersOf(mail)['message-id'])
  // One that runs keeps its claim, and so does one of another machine.
  const second = (failures: number, due_at: string) =>
    outbox.database.db
      .updateTable('mail_outbox')
      .set({ failures, due_at })
      .where('answer_id', '=', two)
      .execute()
  await second(1, '2026-03-05')
  for (const signed of [claimer, `another-machine ${pid} x`, `${hostname()} ${process.ppid} x`]) {
    await claim(signed)
    await outbox.sendDue()
    expect([signed, received()]).toEqual([signed, []])
  }
  await second(0, NOW)
  await claim(`${hostname()} ${pid} x`)
  await outbox.sendDue()
  expect(received()).toEqual([one, two].map((id) => `<answer.${id}@staff.example>`))
  await outbox.close()
})

test('an answer that is refused five times was not told: it is to be told otherwise, once', async () => {
  const outbox = await open()
  outbox.told.accept = async (mail) => (mail.raw.includes('Lost.') ? refuse() : undefined)
  await outbox.answer(['a', 'b'], 'Lost.')
  expect(await outbox.entry('b')).toMatchObject({ row: { answeredAt: '' }, toSend: null })
  for (const pause of [0, 5, 30, 180, 1080]) {
    expect((await outbox.entry('a')).answers).toMatchObject([{ sentAt: null, failed: '' }])
    outbox.pass(pause * MINUTE)
    await outbox.sendDue()
  }
  expect(await outboxOf(outbox.database)).toEqual([])
  for (const reference of ['a', 'b']) {
    const { row, version, answers, toSend, changes } = await outbox.entry(reference)
    expect([row.answeredAt, version]).toEqual(['', 3])
    expect(answers).toMatchObject([{ failed: '550', sentAt: null }])
    expect(toSend).toMatchObject({ state: 'answered', text: 'Lost.', why: 'not_delivered' })
    expect(changes).toMatchObject([
      { what: 'not_delivered', value: '', version: 3, account: { id: 'server' } },
    ])
  }
  const log = outbox.database.db.selectFrom('office_log').select(['account', 'subject', 'details'])
  expect(await log.orderBy('subject').execute()).toEqual(
    ['a', 'b'].map((subject) => ({ account: 'server', subject, details: 'E-mail not delivered' })),
  )
  expect(outbox.logged.filter(({ level }) => level === 'error')).toEqual([])
  await outbox.close()
})

test('where another answer stands, the submission stays answered, and what was told later is not told again', async () => {
  const outbox = await open()
  outbox.told.accept = refuse
  await outbox.answer(['a'], 'By mail.')
  outbox.pass(MINUTE)
  const at = '2026-03-04T05:07:07.000Z'
  await outbox.database.write(async (trx) => {
    const told = { way: 'phone', state: 'answered', text: 'By phone.', at } as const
    await storeAnswer(trx, { ...told, references: ['a'] })
  })
  for (const pause of [0, 5, 30, 180, 1080]) {
    outbox.pass(pause * MINUTE)
    await outbox.sendDue()
  }
  expect(await outbox.entry('a')).toMatchObject({
    row: { answeredAt: at },
    toSend: null,
    answers: [{ way: 'phone' }, { way: 'email', failed: '550' }],
  })
  await outbox.close()
})

test('what was put off or decided after a refused answer stays', async () => {
  const outbox = await open()
  outbox.told.accept = refuse
  for (const reference of ['a', 'b', 'c']) await outbox.answer([reference], 'By mail.')
  outbox.pass(MINUTE)
  const at = '2026-03-04T05:07:07.000Z'
  await outbox.database.write(async (trx) => {
    const later = { state: 'answered', text: 'Call again.', why: 'later', at, account_id: 'a' } as const
    await putToSend(trx, [{ reference: 'a', ...later }])
    await changeEntries(trx, ['b'], { state: 'withdrawn', stateAt: at })
  })
  for (const pause of [0, 5, 30, 180, 1080]) {
    outbox.pass(pause * MINUTE)
    await outbox.sendDue()
  }
  expect((await outbox.entry('a')).toSend).toMatchObject({ text: 'Call again.', why: 'later' })
  expect((await outbox.entry('b')).toSend).toBeNull()
  expect((await outbox.entry('c')).toSend).toMatchObject({ text: 'By mail.', why: 'not_delivered' })
  await outbox.close()
})

test('a refused mail is to be told to its own applicant, whatever its submission was merged with', async () => {
  const outbox = await open()
  outbox.told.accept = refuse
  await outbox.answer(['a'], 'By mail.')
  await outbox.answer(['b'], 'By mail.')
  const { db } = outbox.database
  await db.updateTable('inbox_entry').set({ merged_into: 'b' }).where('reference', '=', 'a').execute()
  await db.deleteFrom('answer').where('reference', '=', 'b').execute()
  for (const pause of [0, 5, 30, 180, 1080]) {
    outbox.pass(pause * MINUTE)
    await outbox.sendDue()
  }
  // They have one number and address: it stands with the other, too.
  expect(await outbox.entry('b')).toMatchObject({ row: { answeredAt: '' }, toSend: { text: 'By mail.' } })
  expect(await db.selectFrom('to_send').select('reference').execute()).toEqual([{ reference: 'a' }])
  await outbox.close()
})

test('an answer whose applicant has no address any more, or was erased, is not tried again', async () => {
  const outbox = await open()
  await outbox.answer(['a'], 'No address.')
  await outbox.answer(['b'], 'Erased.')
  const messages = outbox.database.db.updateTable('contact_message')
  await messages.set({ email: '' }).where('id', '=', 'a').execute()
  await outbox.database.db.deleteFrom('contact_message').where('id', '=', 'b').execute()
  await outbox.sendDue()
  expect(outbox.received).toEqual([])
  expect(await outboxOf(outbox.database)).toEqual([])
  expect(await outbox.entry('a')).toMatchObject({
    row: { answeredAt: '' },
    answers: [{ failed: 'no address' }],
    toSend: { text: 'No address.', why: 'not_delivered' },
  })
  await outbox.close()
})

test('what a mail tells besides a submission that is erased before it leaves is to be told otherwise', async () => {
  const outbox = await open()
  await outbox.answer(['a', 'b'], 'Both.')
  await outbox.database.write((trx) =>
    eraseSubmissions(trx, ['a'], { log: async () => undefined, now: () => new Date() }),
  )
  await outbox.sendDue()
  expect([outbox.received, await outboxOf(outbox.database)]).toEqual([[], []])
  expect(await outbox.entry('b')).toMatchObject({
    row: { answeredAt: '' },
    answers: [{ failed: 'erased' }],
    toSend: { text: 'Both.', why: 'not_delivered' },
  })
  const toSend = outbox.database.db.selectFrom('to_send').select('reference')
  expect(await toSend.execute()).toEqual([{ reference: 'b' }])
  await outbox.close()
})

const setEmail = ({ database }: Awaited<ReturnType<typeof open>>, reference: string, email: string) =>
  database.db.updateTable('contact_message').set({ email }).where('id', '=', reference).execute()

test('a Latin name at a domain of any script is mailed; another name where the mail server takes it', async () => {
  const able = await open()
  for (const [reference, email] of [
    ['a', 'ram@उदाहरण.भारत'],
    ['b', 'राम@उदाहरण.भारत'],
    ['c', 'josé@example.org'],
  ] as const) {
    await able.answer([reference], 'Hello.')
    await setEmail(able, reference, email)
  }
  await able.sendDue()
  expect(able.received.map(({ to }) => to)).toEqual([
    ['ram@उदाहरण.भारत'],
    ['राम@उदाहरण.भारत'],
    ['josé@example.org'],
  ])
  const [latin] = able.received
  expect(latin && headersOf(latin).to).toBe('ram@xn--p1b6ci4b4b3a.xn--h2brj9c')
  await able.submit('of-staff', { email: 'राम@उदाहरण.भारत' })
  await able.submit('latin', { email: 'ram@उदाहरण.भारत' })
  await able.sendDue()
  expect(able.received.slice(3).map((mail) => headersOf(mail)['reply-to'])).toEqual([
    undefined,
    'ram@xn--p1b6ci4b4b3a.xn--h2brj9c',
  ])
  await able.close()

  const unable = await open({ takesAnyScript: false })
  await unable.answer(['a'], 'Hello.')
  await setEmail(unable, 'a', 'राम@उदाहरण.भारत')
  await unable.answer(['b'], 'Hello.')
  await unable.sendDue()
  expect(unable.received.map(({ to }) => to)).toEqual([['farhan.ali@example.com']])
  expect(await outboxOf(unable.database)).toEqual([])
  expect(await unable.entry('a')).toMatchObject({
    row: { answeredAt: '' },
    answers: [{ failed: 'no SMTPUTF8' }],
    toSend: { text: 'Hello.', why: 'not_delivered' },
  })
  await unable.close()
})
