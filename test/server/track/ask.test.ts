import { forSuite } from '@test/support/forSuite'
import { startInbox } from '../office/inboxServer'
import { track, tracking } from './tracking'

/** It is Friday, the 6th of March 2026, half past three in the afternoon in India. */
const office = forSuite(() => startInbox())

const { apply } = tracking(office)

const standSince = (reference: string, state_at: string, more: { told_at?: string } = {}) =>
  office.db
    .updateTable('inbox_entry')
    .set({ state_at, ...more })
    .where('reference', '=', reference)
    .execute()

const EARLY = 'You can ask from 07-03-2026 on, 10 days after its state was set.'
const ASKED = 'You asked on 06-03-2026. Our recruiters see it first.'

test('a state that has stood for ten days of India is asked about, once', async () => {
  const { reference, last4 } = await apply()
  // Midnight of the 25th of February in India: nine days ago.
  await standSince(reference, '2026-02-24T18:30:00.000Z')
  expect((await track(office, '', { reference, last4 })).data).toMatchObject({
    state: 'Received',
    stateAt: '2026-02-24T18:30:00.000Z',
    canAsk: false,
    askedOn: null,
  })
  expect(await track(office, '/ask', { reference, last4 })).toMatchObject({ code: 409, message: EARLY })
  expect((await office.open(reference)).version).toBe(1)

  await standSince(reference, '2026-02-24T18:29:59.000Z')
  expect((await track(office, '', { reference, last4 })).data).toMatchObject({ canAsk: true })
  const asked = await track(office, '/ask', { reference: reference.toLowerCase(), last4 })
  expect(asked).toMatchObject({
    code: 200,
    data: { state: 'Received', canAsk: false, askedOn: expect.stringMatching(/^2026-03-06T10:/) },
  })
  expect(await track(office, '/ask', { reference, last4 })).toMatchObject({ code: 409, message: ASKED })
  const { version, row, changes } = await office.open(reference)
  expect([version, row.askedAt]).toEqual([2, asked.data?.askedOn])
  expect(changes.map(({ what, account }) => [what, account.name])).toEqual([['asked', 'the applicant']])
  const lines = (await office.logLines()).filter(({ account }) => account === 'the applicant')
  expect(lines.map(({ action, subject, details }) => [action, subject, details])).toEqual([
    ['submission_changed', reference, 'Asked about it'],
  ])
  expect((await office.list({ asked: 'yes' })).rows.map((one) => one.reference)).toEqual([reference])
})

test('another state begins with a question of its own; one that is settled has none', async () => {
  const { reference, last4 } = await apply()
  await standSince(reference, '2026-02-01T00:00:00.000Z')
  expect((await track(office, '/ask', { reference, last4 })).code).toBe(200)
  await office.setState(reference, 'shortlisted')
  expect((await track(office, '', { reference, last4 })).data).toMatchObject({ canAsk: false, askedOn: null })
  await standSince(reference, '2026-02-20T00:00:00.000Z')
  expect((await track(office, '/ask', { reference, last4 })).code).toBe(200)
  await office.setState(reference, 'declined')
  await standSince(reference, '2026-02-20T00:00:00.000Z')
  expect(await track(office, '/ask', { reference, last4 })).toMatchObject({
    code: 409,
    message: 'This is settled. Its state is ‘Not this time’.',
  })
  await track(office, '/withdraw', { reference, last4 })
  expect(await track(office, '/ask', { reference, last4 })).toMatchObject({ code: 409 })
})

test('who was told since the state was set has no question, who was told before has one', async () => {
  const { reference, last4 } = await apply()
  await standSince(reference, '2026-02-10T06:00:00.000Z', { told_at: '2026-02-10T06:00:00.000Z' })
  expect(await track(office, '/ask', { reference, last4 })).toMatchObject({
    code: 409,
    message: 'We told you on 10-02-2026 how it stands.',
  })
  await standSince(reference, '2026-02-10T06:00:00.000Z', { told_at: '2026-02-09T06:00:00.000Z' })
  expect((await track(office, '/ask', { reference, last4 })).code).toBe(200)
})

test('the owner says after how many days', async () => {
  const { reference, last4 } = await apply()
  await standSince(reference, '2026-03-04T06:00:00.000Z')
  const owner = office.as('owner')
  await owner.put('/settings', { askAfterDays: 2 })
  expect((await track(office, '', { reference, last4 })).data).toMatchObject({ canAsk: true })
  await owner.put('/settings', { askAfterDays: 3 })
  expect((await track(office, '/ask', { reference, last4 })).code).toBe(409)
  await owner.put('/settings', { askAfterDays: 10 })
})

test('two tabs ask at one moment: one is told that it did, and it counts once', async () => {
  const { reference, last4 } = await apply()
  await standSince(reference, '2026-02-01T00:00:00.000Z')
  const both = await Promise.all([1, 2].map(() => track(office, '/ask', { reference, last4 })))
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(both.filter(({ code }) => code === 409)).toHaveLength(1)
  expect((await office.open(reference)).version).toBe(2)
})

test('a copy of the same sender is asked about where the staff see it, once', async () => {
  const first = await apply()
  const { email = '' } = (await track(office, '', first)).data ?? {}
  const again = await apply({ mobile: first.mobile, email })
  await office.as('owner').post(`/submissions/${first.reference}/merge`, { with: again.reference })
  await office.setState(again.reference, 'in_review')
  const [ofFirst, ofAgain] = [first, { ...again, last4: first.last4 }]
  expect((await track(office, '/ask', ofAgain)).code).toBe(409)
  for (const { reference } of [first, again]) await standSince(reference, '2026-02-01T00:00:00.000Z')
  expect((await track(office, '/ask', ofAgain)).data).toMatchObject({
    state: 'Being looked at',
    canAsk: false,
  })
  expect(await track(office, '/ask', ofFirst)).toMatchObject({ code: 409, message: ASKED })
  const asking = (await office.list({ asked: 'yes' })).rows.map(({ reference }) => reference)
  expect(asking).toContain(first.reference)
  expect(asking).not.toContain(again.reference)
})
