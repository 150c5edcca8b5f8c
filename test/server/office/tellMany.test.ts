import type { TellCounts, TellPreview, WaitingAnswers } from '@/domain/submissions/telling'
import { applicationForm, contactForm, resumeForm } from '@test/support/builders'
import { startMailServer, type Received } from '@test/support/mailServer'
import { until } from '@test/support/until'
import { plain } from '../mail/openOutbox'
import { track } from '../track/tracking'
import { APPLY, type InboxServer, MESSAGE, RESUME, startInbox } from './inboxServer'
import { refusedWith } from './officeServer'

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
const NOT_PLAIN = 'mi"ra@many.example'

type Told = { counts: TellCounts; cameLater: number; message: string }

const recruiter = () => office.as('recruiter')

const once = { state: 'declined', reason: 'filled', oncePerPerson: true }

const tell = (references: readonly string[], body: object = {}) =>
  recruiter().post<Told>('/submissions/tell', { references, ...once, ...body })

const preview = async (references: readonly string[], body: object = {}) =>
  (await recruiter().post<TellPreview>('/submissions/tell/preview', { references, ...once, ...body })).body

/** Tells one. */
const tellOne = (reference: string, body: object) =>
  recruiter().post(`/submissions/${reference}/tell`, { version: 1, ...body })

const none = { mailed: 0, toSend: 0, further: 0, told: 0, withdrawn: 0, others: 0, noYes: 0, erased: 0 }

const sumOf = (counts: TellCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Confirmations leave at the same time. */
const isRefusal = (mail: Received) => plain(mail).includes('a refusal.')

const refusalsTo = (address: string) =>
  mailServer.received.filter((mail) => mail.to.includes(address) && isRefusal(mail))

describe('Many that are told at once', () => {
  test('are told by e-mail or from the list, but for what was told, withdrawn or erased', async () => {
    const one = await apply('Asha Verma', { email: 'asha@many.example' })
    const same = await apply('ASHA  VERMA', { email: 'asha@many.example', job_id: '1002' })
    const hindi = await apply('Ravi', { email: 'ravi@many.example', language: 'hi' })
    const unreachable = await apply('Mira', { email: NOT_PLAIN })
    const withdrawn = await apply('Gone', { mobile: '9800055555' })
    await track(office, '/withdraw', { reference: withdrawn, last4: '5555' })
    const told = await apply('Told')
    await tellOne(told, { way: 'phone', state: 'declined' })
    const waiting = await apply('Waiting')
    await tellOne(waiting, { way: 'later', state: 'declined' })
    const resume = await office.send(nextTime(), RESUME, resumeForm({ email: 'cv@many.example' }))
    const { reference: message } = await office.send(nextTime(), MESSAGE, contactForm())
    const people = [one, same, hindi, unreachable, withdrawn, told, waiting]
    const chosen = [...people, resume.reference, message, 'AAAA-AAAA']
    const counts = { mailed: 3, toSend: 2, further: 1, told: 1, withdrawn: 1, others: 1, noYes: 0, erased: 1 }

    const shown = await preview(chosen)
    expect(shown).toMatchObject({
      counts,
      fault: null,
      first: { name: 'Asha Verma', language: 'en' },
      together: [{ name: 'Asha Verma', submissions: 2 }],
    })
    expect((await office.open(one)).row.state).toBe('received')

    expect((await tell(chosen)).body.counts).toEqual(counts)
    expect(sumOf(counts)).toBe(chosen.length)
    await until(() => refusalsTo('asha@many.example').length > 0)
    await until(() => refusalsTo('cv@many.example').length > 0)
    const ofOne = await office.open(one)
    expect(ofOne.row.state).toBe('declined')
    expect(ofOne.answers).toMatchObject([{ way: 'email', text: shown.first?.text }])
    expect(ofOne.changes.map(({ what, value }) => [what, value])).toEqual([
      ['state', 'declined'],
      ['told', 'email'],
    ])
    // Counts as told by the same mail, which names its job, too.
    const { about } = (await office.open(same)).row
    expect(about).not.toBe('')
    expect(shown.first?.text.endsWith(`\n\nThis message is also about: ${about}`)).toBe(true)
    expect((await office.open(same)).answers).toMatchObject([{ text: shown.first?.text }])
    expect((await office.open(hindi)).answers[0]?.text).toMatch(/^नमस्ते Ravi,/)
    expect((await office.open(unreachable)).toSend).toMatchObject({ why: 'no_email', state: 'declined' })
    expect((await office.open(withdrawn)).row.state).toBe('withdrawn')
    expect((await office.open(message)).row.state).toBe('received')

    // Sent again, it tells no one twice; what waits to be told goes on waiting.
    expect((await tell(chosen)).body.counts).toEqual({ ...counts, mailed: 0, further: 0, told: 5 })
    expect(refusalsTo('asha@many.example')).toHaveLength(1)
  })

  test('are two people where the name is another, whatever number or address they share', async () => {
    const shared = { email: 'cafe@many.example', mobile: '9810000009' }
    const [asha, birju] = [await apply('Asha Netam', shared), await apply('Birju Netam', shared)]
    const invitation = { day: '2026-03-10', time: '10:30', place: 'Bhilai office', bring: '' }
    expect(
      (await preview([asha, birju], { state: 'interview', reason: undefined, invitation })).together,
    ).toEqual([])
    const { body } = await tell([asha, birju], { state: 'interview', reason: undefined, invitation })
    expect(body.counts).toEqual({ ...none, mailed: 2 })
    const [first, second] = [await office.open(asha), await office.open(birju)]
    expect(first.questions[0]?.id).not.toBe(second.questions[0]?.id)
    const { data } = await track(office, '', { reference: birju, last4: '0009' })
    const seen = JSON.stringify(data)
    expect(seen).toContain('Dear Birju Netam')
    for (const stranger of ['Asha', asha, first.questions[0]?.id]) expect(seen).not.toContain(stranger)
  })

  test("cannot take a victim's message: a mail goes to the address of the submission that it tells", async () => {
    const victim = { email: 'victim@many.example', mobile: '9810000010' }
    const known = await apply('Victim', victim)
    const ofStranger = await apply('Victim', { ...victim, email: 'stranger@evil.example' })
    // Five whose number and address are those of two others each.
    const ring: string[] = []
    for (let n = 0; n < 5; n += 1)
      ring.push(
        await apply('Ring', { email: `ring${n}@many.example`, mobile: `981000002${n}` }),
        await apply('Ring', { email: `ring${(n + 1) % 5}@many.example`, mobile: `981000002${n}` }),
      )
    const { body } = await tell([known, ofStranger, ...ring])
    expect(body.counts).toEqual({ ...none, mailed: 7, further: 5 })
    const expected = ['victim', 'ring0', 'ring1', 'ring2', 'ring3', 'ring4'].map(
      (name) => `${name}@many.example`,
    )
    for (const address of [...expected, 'stranger@evil.example'])
      await until(() => refusalsTo(address).length === 1)
    const [mail] = refusalsTo('victim@many.example')
    expect(mail && plain(mail)).toContain('Dear Victim')
    // Of those with one address the oldest is written to.
    expect((await office.open(ring[0] ?? '')).answers).toHaveLength(1)
  })

  test('hold for what was chosen: what came later is left out and counted', async () => {
    const filter = { search: 'Later Lata' }
    const early = await apply('Later Lata One')
    const { references } = (
      await recruiter().post<{ references: string[] }>('/submissions/references', filter)
    ).body
    expect(references).toEqual([early])
    const late = await apply('Later Lata Two')
    expect(await preview(references, { filter })).toMatchObject({ cameLater: 1, counts: { mailed: 1 } })
    expect((await tell(references, { filter })).body).toMatchObject({ cameLater: 1, counts: { mailed: 1 } })
    expect((await office.open(late)).row.state).toBe('received')
  })

  test("may all be put off: 'Later' sets the state, and nobody is set in silence", async () => {
    const chosen = [await apply('Put off'), await apply('Put off too')]
    expect((await tell(chosen, { later: true })).body.counts).toEqual({ ...none, toSend: 2 })
    for (const reference of chosen)
      expect(await office.open(reference)).toMatchObject({
        row: { state: 'declined' },
        toSend: { why: 'later' },
      })
  })

  test('leave in their order, and are counted until the last has left', async () => {
    const sent: string[] = []
    for (let n = 0; n < 6; n += 1) sent.push(await apply(`Row ${n}`, { email: `row${n}@order.example` }))
    const before = mailServer.received.length
    expect((await tell(sent)).body.counts.mailed).toBe(6)
    const waiting = async () => (await recruiter().get<WaitingAnswers>('/answers/waiting')).body
    await until(async () => (await waiting()).mails.total === 0)
    const left = mailServer.received.slice(before).filter((mail) => isRefusal(mail))
    expect(left.flatMap(({ to }) => to).filter((to) => to.endsWith('order.example'))).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => `row${n}@order.example`),
    )
  })

  test('are refused as a whole what cannot be told', async () => {
    const reference = await apply('Untouched')
    for (const body of [
      { state: 'received' },
      { oncePerPerson: 'yes' },
      { state: 'shortlisted' },
      { reason: 'rude' },
      { state: 'interview', reason: undefined },
      { state: 'sent_to_employer', reason: undefined },
      { state: undefined },
    ])
      expect([body, (await tell([reference], body)).code]).toEqual([body, 422])
    expect((await office.open(reference)).row.state).toBe('received')
    const many = Array.from({ length: 10_001 }, (_, n) => `0000-${n}`)
    expect(await tell(many)).toMatchObject(
      refusedWith(422, 'At most 10,000 submissions can be chosen at once. Choose some of them by a filter.'),
    )
  })
})

test('without a mail server everyone is told from the list', async () => {
  const silent = await startInbox()
  const form = applicationForm({ email: 'asha@silent.example' })
  const { reference } = await silent.send(nextTime(), APPLY, form)
  const body = { references: [reference], state: 'shortlisted' }
  const shown = await silent.as('recruiter').post<TellPreview>('/submissions/tell/preview', body)
  expect(shown.body).toMatchObject({ counts: { mailed: 0, toSend: 1 }, fault: 'off' })
  const { body: told } = await silent.as('recruiter').post('/submissions/tell', body)
  expect(told).toMatchObject({ counts: { toSend: 1 } })
  await silent.close()
})
