import type { BulkCounts, BulkPreview } from '@/domain/office/bulk'
import type { WaitingAnswers } from '@/domain/office/toTell'
import { applicationForm, contactForm, resumeForm } from '@test/support/builders'
import { startMailServer, type Received } from '@test/support/mailServer'
import { until } from '@test/support/until'
import { plain } from '../mail/openOutbox'
import { track } from '../track/tracking'
import { APPLY, type InboxServer, MESSAGE, RESUME, startInbox } from './inboxServer'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

let mailServer: MailServer
let office: InboxServer
beforeAll(async () => {
  mailServer = await startMailServer()
  office = await startInbox({ settings: mailServer.settings })
  await office.db
    .updateTable('answer_text')
    .set({ text: 'Dear {name}, a refusal. {reason}', text_hi: 'नमस्ते {name}, {reason}' })
    .where('answer', '=', 'declined')
    .execute()
})
afterAll(async () => {
  await office.close()
  await mailServer.close()
})

let minutes = 0
const nextTime = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()

type Form = Parameters<typeof applicationForm>[0]

const apply = async (full_name: string, changes: Form = {}) => {
  const contact = { email: `a${minutes}@many.example`, mobile: `98000${10_000 + minutes}` }
  return (await office.send(nextTime(), APPLY, applicationForm({ full_name, ...contact, ...changes })))
    .reference
}

/** No mail server takes it. */
const NOT_PLAIN = 'मीरा@many.example'

type Told = { changed: number; mailed: number; toTell: number; counts: BulkCounts; message: string }

const tell = (references: readonly string[], body: object = {}) =>
  office.as('recruiter').post<Told>('/submissions/bulk', {
    references,
    state: 'declined',
    answer: { reason: 'filled', oncePerPerson: true },
    ...body,
  })

/** Confirmations leave at the same time. */
const isRefusal = (mail: Received) => plain(mail).includes('a refusal.')

const refusalsTo = (address: string) =>
  mailServer.received.filter((mail) => mail.to.includes(address) && isRefusal(mail))

describe('Many that are told at once', () => {
  test('are counted once where one waits in the list with another of the same person', async () => {
    const person = { email: NOT_PLAIN, mobile: '9800066666' }
    const [one, other] = [await apply('Uma', person), await apply('Uma Rao', person)]
    await office.as('recruiter').patch(`/submissions/${one}`, { version: 1, state: 'declined' })
    const later = { way: 'later', text: 'Not this time.', version: 2, also: [other] }
    expect((await office.as('recruiter').post(`/submissions/${one}/tell`, later)).code).toBe(200)
    const body = { references: [one, other], state: 'declined', answer: { oncePerPerson: true } }
    const preview = await office.as('recruiter').post<BulkPreview>('/submissions/bulk/preview', body)
    expect(preview.body.counts).toMatchObject({ mailed: 0, toTell: 2 })
  })

  test('are told each person once, by e-mail or from the list; what was told, withdrawn or is of another kind is left out', async () => {
    const one = await apply('Asha', { email: 'asha@many.example' })
    const same = await apply('Asha Verma', { email: 'asha@many.example', job_id: '1002' })
    const hindi = await apply('Ravi', { email: 'ravi@many.example', language: 'hi' })
    const unreachable = await apply('Mira', { email: NOT_PLAIN })
    const withdrawn = await apply('Gone', { mobile: '9800055555' })
    await track(office, '/withdraw', { reference: withdrawn, last4: '5555' })
    const told = await apply('Told')
    await office.as('recruiter').patch(`/submissions/${told}`, { version: 1, state: 'declined' })
    const message = { way: 'phone', text: 'Not this time.', version: 2 }
    await office.as('recruiter').post(`/submissions/${told}/tell`, message)
    const resume = await office.send(nextTime(), RESUME, resumeForm({ email: 'cv@many.example' }))
    const enquired = await office.send(nextTime(), MESSAGE, contactForm())
    const chosen = [one, same, hindi, unreachable, withdrawn, told, resume.reference, enquired.reference]
    const counts = { mailed: 3, toTell: 1, further: 1, told: 1, withdrawn: 1, others: 1 }

    const body = { references: chosen, state: 'declined', answer: { reason: 'filled', oncePerPerson: true } }
    const preview = await office.as('recruiter').post<BulkPreview>('/submissions/bulk/preview', body)
    expect(preview).toMatchObject({
      code: 200,
      body: { counts, fault: null, first: { name: 'Asha', language: 'en' } },
    })
    expect((await office.open(one)).row.state).toBe('received')

    expect((await tell(chosen)).body).toMatchObject({ changed: 5, mailed: 3, toTell: 1, counts })
    await until(() => refusalsTo('asha@many.example').length > 0)
    await until(() => refusalsTo('cv@many.example').length > 0)
    const ofOne = await office.open(one)
    expect(ofOne.row.state).toBe('declined')
    expect(ofOne.answers).toMatchObject([{ way: 'email', text: preview.body.first?.text }])
    expect(ofOne.changes.map(({ what, value }) => [what, value])).toEqual([
      ['state', 'declined'],
      ['told', 'email'],
    ])
    // Counts as told by the same mail, which names its job, too.
    const { about } = (await office.open(same)).row
    expect(about).not.toBe('')
    expect(preview.body.first?.text.endsWith(`\n\nThis message is also about: ${about}`)).toBe(true)
    expect((await office.open(same)).answers).toMatchObject([{ text: preview.body.first?.text }])
    expect((await office.open(hindi)).answers[0]?.text).toMatch(/^नमस्ते Ravi,/)
    expect((await office.open(unreachable)).toTell).toMatchObject({ why: 'no_email', state: 'declined' })
    expect((await office.open(withdrawn)).row.state).toBe('withdrawn')
    expect((await office.open(enquired.reference)).row.state).toBe('received')

    // Sent again, it tells no one twice; what waits to be told goes on waiting.
    expect((await tell(chosen)).body.counts).toEqual({ ...counts, mailed: 0, further: 0, told: 5 })
    expect(refusalsTo('asha@many.example')).toHaveLength(1)
  })

  test('leave in their order, and are counted until the last has left', async () => {
    const sent: string[] = []
    for (let n = 0; n < 6; n += 1) sent.push(await apply(`Row ${n}`, { email: `row${n}@order.example` }))
    const before = mailServer.received.length
    expect((await tell(sent)).body.mailed).toBe(6)
    const waiting = async () => (await office.as('recruiter').get<WaitingAnswers>('/answers/waiting')).body
    await until(async () => (await waiting()).mails.total === 0)
    const left = mailServer.received.slice(before).filter((mail) => isRefusal(mail))
    expect(left.flatMap(({ to }) => to)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `row${n}@order.example`))
  })

  test('are invited to an interview each with a link of their own', async () => {
    const [one, other] = [await apply('Invited One'), await apply('Invited Two')]
    const invitation = { day: '2026-03-10', time: '10:30', place: 'Bhilai office', bring: '' }
    const asked = { state: 'interview', answer: { oncePerPerson: true, invitation } }
    expect((await tell([one, other], asked)).body.mailed).toBe(2)
    const texts = [await office.open(one), await office.open(other)].map((submission) => {
      expect(submission.invitation).toMatchObject(invitation)
      expect(submission.answers[0]?.text).toContain(`/invitation/${submission.invitation?.id}`)
      expect(submission.answers[0]?.text).not.toContain('bring')
      return submission.answers[0]?.text
    })
    expect(texts[0]).not.toBe(texts[1])
    const past = {
      ...asked,
      answer: { oncePerPerson: true, invitation: { ...invitation, day: '2026-03-01' } },
    }
    expect((await tell([await apply('Too late')], past)).code).toBe(422)
  })

  test('are refused as a whole what cannot be told', async () => {
    const reference = await apply('Untouched')
    for (const body of [
      { state: 'received' },
      { state: 'declined', answer: { oncePerPerson: 'yes' } },
      { state: 'shortlisted', answer: { oncePerPerson: true, reason: 'filled' } },
      { state: 'declined', answer: { oncePerPerson: true, reason: 'rude' } },
      { state: 'interview', answer: { oncePerPerson: true } },
      { state: undefined },
    ])
      expect([body, (await tell([reference], body)).code]).toEqual([body, 422])
    expect((await office.open(reference)).row.state).toBe('received')
    const many = Array.from({ length: 10_001 }, (_, n) => `0000-${n}`)
    expect(await tell(many)).toMatchObject({
      code: 422,
      body: { message: 'At most 10,000 submissions can be told at once. Choose some of them by a filter.' },
    })
  })
})

test('without a mail server everyone is told from the list', async () => {
  const silent = await startInbox()
  const form = applicationForm({ email: 'asha@silent.example' })
  const { reference } = await silent.send(nextTime(), APPLY, form)
  const body = { references: [reference], state: 'shortlisted', answer: { oncePerPerson: true } }
  const preview = await silent.as('recruiter').post<BulkPreview>('/submissions/bulk/preview', body)
  expect(preview.body).toMatchObject({ counts: { mailed: 0, toTell: 1 }, fault: 'off' })
  expect((await silent.as('recruiter').post('/submissions/bulk', body)).body).toMatchObject({ toTell: 1 })
  await silent.close()
})
