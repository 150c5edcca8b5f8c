import type { OfficeChange } from '@/domain/office/events'
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

describe('The stream of events', () => {
  let office: InboxServer
  beforeAll(async () => {
    office = await startInbox()
  })
  afterEach(() => ends.splice(0).forEach((end) => end()))

  it('reports what comes in, what is changed with its version, by applicants too, and what is erased', async () => {
    const { reference } = await office.send('2026-03-01T08:00:00.000Z', MESSAGE, contactForm())
    const { changes, response } = await listen(office, office.as('reader'))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    await until(async () => {
      await office.as('recruiter').patch(`/submissions/${reference}`, { version: 1, assigneeId: null })
      return changes.length > 0
    })
    expect(changes).toEqual([{ topics: ['submissions'], versions: { [reference]: 2 } }])
    await office.send('2026-03-02T08:00:00.000Z', MESSAGE, contactForm())
    await until(() => changes.length > 1)
    expect(changes[1]).toEqual({ topics: ['submissions'], versions: {} })
    await track(office, '/correct', { reference, last4: '0001', mobile: '9000000002' })
    await until(() => changes.length > 2)
    expect(changes[2]).toEqual({ topics: ['submissions'], versions: { [reference]: 3 } })
    await office.as('owner').delete(`/submissions/${reference}`)
    await until(() => changes.length > 3)
    expect(changes[3]).toEqual({ topics: ['submissions'], versions: { [reference]: 0 } })
  })

  it('says nothing of what is only looked at', async () => {
    const { reference } = await office.send('2026-03-03T08:00:00.000Z', MESSAGE, contactForm())
    const { changes } = await listen(office, office.as('reader'))
    await office.open(reference)
    await office.send('2026-03-04T08:00:00.000Z', MESSAGE, contactForm())
    await until(() => changes.length > 0)
    expect(changes[0]).toEqual({ topics: ['submissions'], versions: {} })
  })

  it.each([
    ['is signed out', (client: OfficeClient) => client.post('/sign-out', {})],
    [
      'is deactivated',
      (_client: OfficeClient, id: string) => office.as('owner').patch(`/accounts/${id}`, { isActive: false }),
    ],
  ])('ends when its account %s', async (_case, end) => {
    const { id } = await office.addAccount('reader')
    const reader = await office.openSession(id)
    const stream = await listen(office, reader)
    expect(stream.isOpen).toBe(true)
    await until(async () => {
      await end(reader, id)
      return !stream.isOpen
    })
    expect((await listen(office, reader)).response.status).toBe(401)
  })

  it('is open to an account in some windows, not in any number', async () => {
    const client = await office.openSession((await office.addAccount('reader')).id)
    for (let count = 0; count < 12; count += 1) expect((await listen(office, client)).isOpen).toBe(true)
    expect((await listen(office, client)).response.status).toBe(429)
    expect((await listen(office, office.as('recruiter'))).isOpen).toBe(true)
  })

  it('ends when the server closes', async () => {
    const stream = await listen(office, office.as('reader'))
    expect(stream.isOpen).toBe(true)
    await office.close()
    await until(() => !stream.isOpen)
  })
})
