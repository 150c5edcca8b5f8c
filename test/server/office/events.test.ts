import type { OfficeChange } from '@/domain/office/log'
import { contactForm } from '@test/support/builders'
import { until } from '@test/support/until'
import { track } from '../track/tracking'
import { MESSAGE, startInbox, type InboxServer } from './inboxServer'
import type { OfficeClient } from './officeServer'

const ends: (() => void)[] = []

/** Opens the stream of a client, and keeps what it reports. */
const listen = async ({ origin }: { origin: string }, { cookie }: OfficeClient) => {
  const abort = new AbortController()
  ends.push(() => abort.abort())
  const response = await fetch(`${origin}/office/api/events`, { headers: { cookie }, signal: abort.signal })
  const changes: OfficeChange[] = []
  const state = { isOpen: response.ok, changes, response }
  const read = async () => {
    for await (const bytes of response.body ?? []) {
      const data = /^data: (.*)$/m.exec(Buffer.from(bytes).toString())?.[1]
      if (data !== undefined) changes.push(JSON.parse(data) as OfficeChange)
    }
  }
  void read()
    .catch(() => undefined)
    .then(() => (state.isOpen = false))
  return state
}

let office: InboxServer
beforeAll(async () => {
  office = await startInbox({ settings: { SAMPLE_CONTENT: 'off' } })
})
afterEach(() => ends.splice(0).forEach((end) => end()))

test('the stream reports what is changed with its version, by applicants too, and what is erased', async () => {
  const send = (day: number) => office.send(`2026-03-0${day}T08:00:00.000Z`, MESSAGE, contactForm())
  const [worked, corrected, erased] = [await send(1), await send(2), await send(3)]
  const { changes, response } = await listen(office, office.as('reader'))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const { reference } = worked
  await until(async () => {
    await office.as('recruiter').patch(`/submissions/${reference}`, { version: 1, assigneeId: null })
    return changes.length > 0
  })
  expect(changes.splice(0)).toEqual([{ topics: ['submissions'], versions: { [reference]: 2 } }])
  await track(office, '/correct', { reference: corrected.reference, last4: '0001', mobile: '9000000002' })
  await office.as('owner').delete(`/submissions/${erased.reference}`)
  const versions = () => Object.assign({}, ...changes.map((change) => change.versions)) as object
  await until(() => Object.keys(versions()).length > 1)
  expect(versions()).toEqual({ [corrected.reference]: 2, [erased.reference]: 0 })
})

test('it reports what comes in, and says nothing of what is only looked at', async () => {
  const { reference } = await office.send('2026-03-04T08:00:00.000Z', MESSAGE, contactForm())
  const { changes } = await listen(office, office.as('reader'))
  await office.open(reference)
  await office.send('2026-03-05T08:00:00.000Z', MESSAGE, contactForm())
  await until(() => changes.length > 0)
  expect(changes[0]).toEqual({ topics: ['submissions'], versions: {} })
})

test('it ends when its account is signed out or deactivated', async () => {
  const [first, second] = [await office.addAccount('reader'), await office.addAccount('reader')]
  const readers = [await office.openSession(first.id), await office.openSession(second.id)] as const
  const streams = [await listen(office, readers[0]), await listen(office, readers[1])]
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([true, true])
  await until(async () => {
    await readers[0].post('/sign-out', {})
    await office.as('owner').patch(`/accounts/${second.id}`, { isActive: false })
    return streams.every(({ isOpen }) => !isOpen)
  })
  for (const reader of readers) expect((await listen(office, reader)).response.status).toBe(401)
})

test('it is open to an account in some windows, not in any number, until the server closes', async () => {
  const client = await office.openSession((await office.addAccount('reader')).id)
  for (let count = 0; count < 12; count += 1) expect((await listen(office, client)).isOpen).toBe(true)
  expect((await listen(office, client)).response.status).toBe(429)
  const stream = await listen(office, office.as('recruiter'))
  expect(stream.isOpen).toBe(true)
  await office.close()
  await until(() => !stream.isOpen)
})
