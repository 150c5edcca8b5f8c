import type { Submission } from '@/domain/office/inbox'
import { applicationForm, contactForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { track } from '../track/tracking'
import { APPLY, MESSAGE, startInbox } from './inboxServer'

const office = forSuite(() => startInbox())

const at = (reference: string, rest = '') => `/submissions/${reference}${rest}`

const sendStranger = (day: string) =>
  office.send(
    `2025-01-${day}T00:00:00.000Z`,
    APPLY,
    applicationForm({ mobile: '7000000001', email: 'stranger@x.example' }),
  )

const person = { mobile: '9111111111', email: 'first@person.example' }

test('everything is one history, and the same again within 30 days a possible duplicate', async () => {
  const { send } = office
  const apply = (time: string, changes: Record<string, string>) =>
    send(time, APPLY, applicationForm({ ...person, ...changes }))
  const first = await apply('2025-01-01T00:00:00.000Z', {})
  const again = await apply('2025-01-31T00:00:00.000Z', {
    email: 'new@x.example',
  })
  const late = await apply('2025-03-03T00:00:00.000Z', {})
  const other = await apply('2025-01-02T00:00:00.000Z', { job_id: '1002' })
  const message = await send(
    '2025-01-03T00:00:00.000Z',
    MESSAGE,
    contactForm({ mobile: '', email: 'First@Person.example' }),
  )
  const entry = await office.open(first.reference)
  expect(entry.history.map(({ reference }) => reference)).toEqual(
    [late, again, message, other].map(({ reference }) => reference),
  )
  expect(entry.duplicates).toEqual([again.reference])
  expect(entry.row.isDuplicate).toBe(true)
  expect((await office.open(late.reference)).duplicates).toEqual([])
  expect((await office.open(other.reference)).row.isDuplicate).toBe(false)
  const { rows } = await office.list({ search: person.mobile })
  expect(rows.map(({ isDuplicate }) => isDuplicate)).toEqual([false, true, false, true])

  const { as } = office
  await as('owner').post(at(again.reference, '/notes'), { text: 'Has moved.' })
  await as('owner').put(at(again.reference, '/tags'), { tags: ['moved'] })
  const merged = await as('recruiter').post<Submission>(at(first.reference, '/merge'), {
    with: again.reference,
  })
  expect(merged.body).toMatchObject({
    row: { isDuplicate: false, tags: ['moved'] },
    duplicates: [],
    notes: [{ text: 'Has moved.' }],
  })
  expect((await office.list({ search: person.mobile })).total).toBe(3)
  expect(await office.open(again.reference)).toMatchObject({ mergedInto: first.reference })
  for (const [one, two] of [
    [again, late],
    [late, again],
    [first, first],
  ] as const)
    expect((await as('owner').post(at(one.reference, '/merge'), { with: two.reference })).code).toBe(422)
  expect((await as('owner').post(at(first.reference, '/merge'), { with: 'resume-1' })).code).toBe(404)
  // Neither shares a number or an address with the other, and two without a number do not share one.
  const [stranger, nameless] = [
    await sendStranger('04'),
    await send(
      '2025-01-05T00:00:00.000Z',
      MESSAGE,
      contactForm({ mobile: '', email: 'other@person.example' }),
    ),
  ]
  for (const [one, two] of [
    [first, stranger],
    [message, nameless],
  ] as const)
    expect(await as('owner').post(at(one.reference, '/merge'), { with: two.reference })).toMatchObject({
      code: 422,
      body: {
        message: 'These two cannot be merged: they share neither a mobile number nor an email address.',
      },
    })

  const parted = await as('owner').post<Submission>(at(again.reference, '/separate'))
  expect(parted.body).toMatchObject({ mergedInto: null, duplicates: [first.reference] })
  await as('owner').post(at(first.reference, '/merge'), { with: again.reference })
  expect((await as('owner').delete(at(first.reference))).code).toBe(204)
  expect(await office.open(again.reference)).toMatchObject({ mergedInto: null })
})

test('a merge is undone with what was merged before, and with the tags that came along', async () => {
  const { send } = office
  const sendAgain = async (day: string) =>
    (await send(`2024-06-${day}T00:00:00.000Z`, APPLY, applicationForm({ ...person, job_id: '1003' })))
      .reference
  const [a, b, c] = [await sendAgain('01'), await sendAgain('02'), await sendAgain('03')]
  const owner = office.as('owner')
  await owner.put(at(a, '/tags'), { tags: ['known'] })
  await owner.put(at(b, '/tags'), { tags: ['known', 'walk-in'] })
  await owner.post(at(b, '/merge'), { with: c })
  const merged = await owner.post<Submission>(at(a, '/merge'), { with: b })
  expect(merged.body.row.tags).toEqual(['known', 'walk-in'])
  await owner.post(at(b, '/separate'))
  expect(await office.open(a)).toMatchObject({
    version: 4,
    row: { tags: ['known'] },
    changes: [{ what: 'separated' }, { what: 'tag_removed' }, {}, {}, {}],
  })
  expect(await office.open(b)).toMatchObject({ mergedInto: null, row: { tags: ['known', 'walk-in'] } })
  expect(await office.open(c)).toMatchObject({ mergedInto: b })
})

test('every merge of several is undone in turn, and a tag stays that another brought, or the staff', async () => {
  const { send } = office
  const sendAgain = async (day: string) =>
    (await send(`2024-07-${day}T00:00:00.000Z`, APPLY, applicationForm({ ...person, job_id: '1004' })))
      .reference
  const [a, b, c, d] = [
    await sendAgain('01'),
    await sendAgain('02'),
    await sendAgain('03'),
    await sendAgain('04'),
  ]
  const owner = office.as('owner')
  const merge = (one: string, other: string) => owner.post(at(one, '/merge'), { with: other })
  const mergedInto = () => Promise.all([b, c, d].map(async (one) => (await office.open(one)).mergedInto))
  const tag = (one: string, tags: string[]) => owner.put(at(one, '/tags'), { tags })
  await tag(b, ['night', 'walk-in', 'again'])
  await tag(d, ['walk-in'])
  await merge(c, d)
  await merge(b, c)
  await merge(a, b)
  expect(await mergedInto()).toEqual([a, a, a])
  // Taken away and given again by hand.
  await tag(a, ['night', 'walk-in'])
  await tag(a, ['again', 'night', 'walk-in'])
  await owner.post(at(b, '/separate'))
  expect(await mergedInto()).toEqual([null, b, b])
  expect((await office.open(a)).row.tags).toEqual(['again'])
  await owner.post(at(c, '/separate'))
  expect(await mergedInto()).toEqual([null, null, c])
  // One of those that were merged before leaves with its own, and the last brought what another has as well.
  await merge(b, c)
  await merge(a, b)
  await owner.post(at(c, '/separate'))
  expect(await mergedInto()).toEqual([a, null, c])
  await merge(a, c)
  await owner.post(at(b, '/separate'))
  expect((await office.open(a)).row.tags).toEqual(['again', 'walk-in'])
})

test('what its sender withdrew is merged with nothing that is not', async () => {
  const apply = async (day: string) =>
    (await office.send(`2024-08-${day}T00:00:00.000Z`, APPLY, applicationForm({ ...person, job_id: '1005' })))
      .reference
  const [before, again] = [await apply('01'), await apply('02')]
  const withdraw = (reference: string) => track(office, '/withdraw', { reference, last4: '1111' })
  await withdraw(before)
  for (const [one, other] of [
    [before, again],
    [again, before],
  ] as const) {
    expect((await office.open(one)).duplicates).toEqual([])
    expect(await office.as('owner').post(at(one, '/merge'), { with: other })).toMatchObject({
      code: 422,
      body: { message: 'These two cannot be merged: one of them was withdrawn.' },
    })
  }
  await withdraw(again)
  expect((await office.open(again)).duplicates).toEqual([before])
  expect((await office.as('owner').post(at(again, '/merge'), { with: before })).code).toBe(200)
})

test('what is not merged is not separated', async () => {
  const { reference } = await sendStranger('06')
  const { version } = await office.open(reference)
  const lines = (await office.logLines()).length
  expect(await office.as('owner').post(at(reference, '/separate'))).toMatchObject({
    code: 409,
    body: { message: 'This submission is not merged with another.' },
  })
  expect((await office.logLines()).length).toBe(lines)
  expect(await office.open(reference)).toMatchObject({ version, changes: [] })
})
