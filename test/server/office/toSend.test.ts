import type { TellPreview, ToSendList } from '@/domain/submissions/telling'
import { contactForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { track } from '../track/tracking'
import { MESSAGE, startInbox } from './inboxServer'

const office = forSuite(() => startInbox())

let minutes = 0
const nextTime = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()

const tell = (reference: string, body: object, client = office.as('recruiter')) =>
  client.post<{ message: string; version: number }>(`/submissions/${reference}/tell`, {
    state: 'answered',
    ...body,
  })

/** A message with this mobile, whose answer is put off. */
const putOff = async (name: string, mobile = `900000${1000 + minutes}`) => {
  const form = contactForm({ name, mobile, email: `m${minutes}@tell.example` })
  const { reference } = await office.send(nextTime(), MESSAGE, form)
  const message = { way: 'later', text: `Dear ${name}, we have an answer.`, version: 1 }
  expect((await tell(reference, message)).code).toBe(200)
  return reference
}

const names = async () =>
  (await office.as('recruiter').get<ToSendList>('/to-send')).body.rows.map(({ name }) => name)

/** What waits to be told, and the version at which it is told. */
const waiting = async (reference: string) => {
  const { toSend, version } = await office.open(reference)
  return { text: toSend?.text, why: toSend?.why, version }
}

const previewOf = async (reference: string) => {
  const asked = { references: [reference], state: 'answered' }
  return (await office.as('recruiter').post<TellPreview>('/submissions/tell/preview', asked)).body.first
}

afterEach(async () => {
  await office.db.deleteFrom('to_send').execute()
})

describe('What is to be told', () => {
  test('is told once, however many press at the same moment; the refusal says who told it', async () => {
    const reference = await putOff('One')
    const { text, why, version } = await waiting(reference)
    expect({ text, why }).toEqual({ text: 'Dear One, we have an answer.', why: 'later' })
    const whatsapp = expect.stringMatching(/^91900000\d{4}$/) as string
    expect(await previewOf(reference)).toMatchObject({ whatsapp, also: [] })
    const message = { way: 'phone', again: true, text, version }
    const told = await Promise.all([
      tell(reference, message, office.as('recruiter')),
      tell(reference, message, office.as('owner')),
    ])
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set([200, 409]))
    const refused = told.find(({ code }) => code === 409)
    expect(refused?.body.message).toMatch(
      /^A (?:recruiter|owner) answered the applicant by phone\. Your change was not made\.$/,
    )
    expect((await office.open(reference)).answers).toHaveLength(1)
    expect((await waiting(reference)).text).toBeUndefined()
  })

  test('goes to the end when it is put off again, and goes when it is left out', async () => {
    const [first, second] = [await putOff('First'), await putOff('Second'), await putOff('Third')]
    const { version, text } = await waiting(first)
    const soon = { way: 'later', text: `${text} Soon.`, version }
    expect((await tell(first, { ...soon, again: true })).code).toBe(200)
    expect(await names()).toEqual(['Second', 'Third', 'First'])
    const leaveOut = () => office.as('recruiter').post(`/to-send/${second}/leave-out`, { version: 2 })
    expect((await leaveOut()).code).toBe(200)
    expect((await leaveOut()).code).toBe(409)
    expect(await office.open(second)).toMatchObject({ changes: [{ what: 'not_told' }, {}], toSend: null })
    const last = await waiting(first)
    expect(last.text).toBe('Dear First, we have an answer. Soon.')
    const told = { way: 'phone', text: last.text, version: last.version, again: true }
    expect((await tell(first, told)).code).toBe(200)
    expect(await names()).toEqual(['Third'])
  })

  test('may wait in several submissions of one person, which one call answers; another name is another person', async () => {
    const first = await putOff('Asha Verma', '9000009999')
    const second = await putOff('asha verma', '9000009999')
    const brother = await putOff('Birju', '9000009999')
    const { text, version } = await waiting(first)
    expect((await previewOf(first))?.also).toMatchObject([
      { reference: second, isSamePerson: true, isListed: true },
      { reference: brother, isSamePerson: false, isListed: true },
    ])
    const told = { way: 'phone', text, version, also: [second], again: true }
    expect((await tell(first, told)).code).toBe(200)
    expect(await names()).toEqual(['Birju'])
    expect((await office.open(second)).answers).toMatchObject([{ way: 'phone', text }])
  })

  test('is told no longer once the submission has another state, until that is taken back', async () => {
    const [reopened, withdrawn] = [await putOff('Reopened'), await putOff('Withdrawn', '9000007777')]
    await office.as('recruiter').patch(`/submissions/${reopened}`, { version: 2, state: 'received' })
    await track(office, '/withdraw', { reference: withdrawn, last4: '7777' })
    expect(await names()).toEqual([])
    await office.as('recruiter').patch(`/submissions/${reopened}`, { version: 3, state: 'answered' })
    expect(await names()).toEqual(['Reopened'])
  })
})
