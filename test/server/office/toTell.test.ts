import type { ToTellPage, ToTellTask } from '@/domain/office/toTell'
import { contactForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { track } from '../track/tracking'
import { MESSAGE, startInbox } from './inboxServer'
import type { OfficeClient } from './officeServer'

const office = forSuite(() => startInbox())

let minutes = 0
const nextTime = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()

/** A message with this mobile, whose answer is put off. */
const putOff = async (name: string, mobile = `900000${1000 + minutes}`) => {
  const form = contactForm({ name, mobile, email: `m${minutes}@tell.example` })
  const { reference } = await office.send(nextTime(), MESSAGE, form)
  const recruiter = office.as('recruiter')
  await recruiter.patch(`/submissions/${reference}`, { version: 1, state: 'answered' })
  const message = { way: 'later', text: `Dear ${name}, we have an answer.`, version: 2 }
  expect((await recruiter.post(`/submissions/${reference}/tell`, message)).code).toBe(200)
  return reference
}

const list = async () => (await office.as('recruiter').get<ToTellPage>('/to-tell')).body
const names = async () => (await list()).rows.map(({ name }) => name)

type Claimed = { task: ToTellTask | null; message: string }

const claim = (client: OfficeClient, body: object = {}) => client.post<Claimed>('/to-tell/claim', body)

const release = (client: OfficeClient, reference: string) => client.post('/to-tell/release', { reference })

afterEach(async () => {
  await office.db.deleteFrom('to_tell').execute()
})

describe('What is to be told', () => {
  test('is worked on by one account at a time, however many begin at the same moment', async () => {
    const references = [await putOff('One'), await putOff('Two'), await putOff('Three')]
    const { id } = await office.addAccount('recruiter')
    const [recruiter, owner, other] = [
      office.as('recruiter'),
      office.as('owner'),
      await office.openSession(id),
    ]
    const again = await office.openSession((await office.addAccount('recruiter')).id)
    const claims = await Promise.all([recruiter, owner, other].map((client) => claim(client)))
    const claimed = claims.map(({ body }) => body.task?.row.reference ?? 'none')
    expect(claimed.toSorted()).toEqual(references.toSorted())
    expect((await claim(again)).body.task).toBeNull()
    expect((await list()).rows.filter(({ holder }) => holder === null)).toEqual([])

    const [own = '', ofOwner = ''] = claimed
    expect(await claim(recruiter, { reference: ofOwner })).toMatchObject({
      code: 409,
      body: { message: 'A owner works on this one just now.' },
    })
    expect((await claim(recruiter, { reference: own })).code).toBe(200)
    // Not its own.
    await release(recruiter, ofOwner)
    expect((await claim(recruiter, { reference: ofOwner })).code).toBe(409)
    await release(owner, ofOwner)
    expect((await claim(recruiter, { reference: ofOwner })).code).toBe(200)
    // Ten minutes later.
    await office.db.updateTable('to_tell').set({ claimed_until: '2026-03-06T09:59:59.999Z' }).execute()
    expect((await claim(owner, { reference: own })).body.task).toMatchObject({
      text: expect.stringMatching(/^Dear \w+, we have an answer\.$/),
      why: 'later',
      whatsapp: expect.stringMatching(/^91900000\d{4}$/),
      also: [],
    })
  })

  test('comes one after the other; what is put off goes to the end, what is left out goes', async () => {
    const [first, second] = [await putOff('First'), await putOff('Second'), await putOff('Third')]
    const recruiter = office.as('recruiter')
    const begun = (await claim(recruiter)).body.task
    expect(begun?.row.name).toBe('First')
    const { version = 0, text, turn } = begun ?? {}
    await recruiter.post(`/submissions/${first}/tell`, { way: 'later', text: `${text} Soon.`, version })
    expect(await names()).toEqual(['Second', 'Third', 'First'])
    const next = (await claim(recruiter, { after: turn })).body.task
    expect(next?.row.name).toBe('Second')
    await release(recruiter, second)
    // The next one comes after an answer that was released.
    expect((await claim(recruiter, { after: next?.turn })).body.task?.row.name).toBe('Third')
    expect((await recruiter.post('/to-tell/leave-out', { reference: second })).code).toBe(200)
    expect(await recruiter.post('/to-tell/leave-out', { reference: second })).toMatchObject({ code: 404 })
    expect((await office.open(second)).changes[0]).toMatchObject({ what: 'not_told' })
    expect((await office.open(second)).toTell).toBeNull()
    const last = (await claim(recruiter, { reference: first })).body.task
    expect(last?.text).toBe('Dear First, we have an answer. Soon.')
    const told = { way: 'phone', text: last?.text, version: last?.version }
    expect((await recruiter.post(`/submissions/${first}/tell`, told)).code).toBe(200)
    expect(await names()).toEqual(['Third'])
    // After the end it starts at the beginning.
    expect((await claim(recruiter, { after: last?.turn })).body.task?.row.name).toBe('Third')
  })

  test('may wait in several submissions of one person, which one call answers', async () => {
    const first = await putOff('Asha', '9000009999')
    const second = await putOff('Asha V', '9000009999')
    const recruiter = office.as('recruiter')
    const { task } = (await claim(recruiter)).body
    expect(task?.also.map(({ reference }) => reference)).toEqual([second])
    expect((await claim(office.as('owner'))).body.task).toBeNull()
    const told = { way: 'phone', text: task?.text, version: task?.version, also: [second] }
    expect((await recruiter.post(`/submissions/${first}/tell`, told)).code).toBe(200)
    expect((await list()).total).toBe(0)
    expect((await office.open(second)).answers).toMatchObject([{ way: 'phone', text: task?.text }])
  })

  test('is told in the state that it was put off in, whichever submission of the person it is told from', async () => {
    const first = await putOff('Ravi', '9000008888')
    const second = await putOff('Ravi S', '9000008888')
    const recruiter = office.as('recruiter')
    await recruiter.patch(`/submissions/${first}`, { version: 3, state: 'received' })
    const later = { way: 'later', text: 'Both are answered.', version: 3, also: [first] }
    expect((await recruiter.post(`/submissions/${second}/tell`, later)).code).toBe(200)
    const { task } = (await claim(recruiter, { reference: first })).body
    expect(task?.also.map(({ reference }) => reference)).toEqual([second])
    const told = { way: 'phone', text: task?.text, version: task?.version, also: [second] }
    expect((await recruiter.post(`/submissions/${first}/tell`, told)).code).toBe(200)
    const { answers, row } = await office.open(second)
    expect(answers).toMatchObject([{ state: 'answered', text: 'Both are answered.' }])
    expect(row.answeredAt).toBe(answers[0]?.at)
  })

  test('is told no longer once the submission has another state', async () => {
    const [reopened, withdrawn] = [await putOff('Reopened'), await putOff('Withdrawn', '9000007777')]
    await office.as('recruiter').patch(`/submissions/${reopened}`, { version: 3, state: 'received' })
    await track(office, '/withdraw', { reference: withdrawn, last4: '7777' })
    expect(await names()).toEqual([])
    expect(await claim(office.as('recruiter'), { reference: reopened })).toMatchObject({
      code: 404,
      body: { message: 'This one waits no longer: it was told, left out, or has another state now.' },
    })
  })

  test.each([{ reference: 5 }, { after: 5 }])('is not claimed by %j', async (body) => {
    expect((await claim(office.as('recruiter'), body)).code).toBe(422)
  })
})
