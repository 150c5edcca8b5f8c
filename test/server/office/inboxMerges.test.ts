import type { Submission } from '@/domain/submissions/inbox'
import { putToSend } from '@/server/repositories/office/toSend'
import { applicationForm, contactForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { track } from '../track/tracking'
import { APPLY, MESSAGE, startInbox } from './inboxServer'
import { refusedWith } from './officeServer'

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
  const same = { name: true, mobile: true, email: false }
  expect(entry.duplicates).toEqual([{ reference: again.reference, same }])
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
    // What the staff noted stands with both; a tag is of what it was given to, as a copy of that names it.
    row: { isDuplicate: false, tags: [] },
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
    expect(await as('owner').post(at(one.reference, '/merge'), { with: two.reference })).toMatchObject(
      refusedWith(
        422,
        'These two cannot be merged: they share neither a mobile number nor an email address.',
      ),
    )

  const parted = await as('owner').post<Submission>(at(again.reference, '/separate'))
  expect(parted.body).toMatchObject({ mergedInto: null, duplicates: [{ reference: first.reference }] })
  await as('owner').post(at(first.reference, '/merge'), { with: again.reference })
  expect((await as('owner').delete(at(first.reference))).code).toBe(204)
  expect(await office.open(again.reference)).toMatchObject({ mergedInto: null })
})

test('a merge is undone with the states of before, and only one that stands alone is merged', async () => {
  const sendAgain = async (day: string, email = person.email) =>
    (
      await office.send(
        `2024-06-${day}T00:00:00.000Z`,
        APPLY,
        applicationForm({ ...person, email, job_id: '1003' }),
      )
    ).reference
  const [a, b, c] = [await sendAgain('01'), await sendAgain('02'), await sendAgain('03', 'c@person.example')]
  const owner = office.as('owner')
  const merge = (one: string, other: string, state?: string) =>
    owner.post<Submission & { message: string }>(at(one, '/merge'), { with: other, state })
  const states = () => Promise.all([a, b, c].map(async (one) => (await office.open(one)).row.state))
  const stateAt = async (one: string) => (await office.open(one)).row.stateAt
  await owner.put(at(b, '/tags'), { tags: ['walk-in'] })
  await office.setState(b, 'interview')
  const since = await stateAt(b)
  // Copies of one sender share the tags as well.
  expect((await merge(a, b)).body.row).toMatchObject({
    state: 'interview',
    stateAt: since,
    tags: ['walk-in'],
  })
  expect((await merge(c, a)).body.message).toBe(
    'These two cannot be merged: others are merged with the second. Open that one, and merge this one with it.',
  )
  for (const state of ['joined', 'nothing']) expect((await merge(a, c, state)).code).toBeGreaterThan(400)
  expect((await merge(a, c, 'received')).code).toBe(200)
  expect(await states()).toEqual(['received', 'received', 'received'])
  expect((await office.open(a)).changes.slice(0, 2).map(({ what }) => what)).toEqual(['merged', 'state'])
  await owner.post(at(c, '/separate'))
  expect(await states()).toEqual(['interview', 'interview', 'received'])
  // What was set since is of both, and stays.
  await office.setState(a, 'selected')
  await owner.post(at(b, '/separate'))
  expect(await states()).toEqual(['selected', 'selected', 'received'])
  expect((await office.open(c)).mergedInto).toBeNull()
  expect((await office.open(b)).changes[0]).toMatchObject({ what: 'separated', account: { name: 'A owner' } })
})

test('an answer still to be told stays with its sender, and is told once to one sender', async () => {
  const { send } = office
  const form = (changes: Record<string, string>) => applicationForm({ ...person, job_id: '1006', ...changes })
  const one = (await send('2024-09-01T00:00:00.000Z', APPLY, form({}))).reference
  const copy = (await send('2024-09-02T00:00:00.000Z', APPLY, form({}))).reference
  const other = (
    await send('2024-09-03T00:00:00.000Z', APPLY, form({ full_name: 'Birju', email: 'b@x.example' }))
  ).reference
  const waiting = {
    state: 'in_review',
    why: 'later',
    at: '2026-03-01T00:00:00.000Z',
    account_id: '',
  } as const
  await office.setState(one, 'in_review')
  for (const reference of [copy, other]) {
    await office.setState(reference, 'in_review')
    await putToSend(office.db, [{ ...waiting, reference, text: `For ${reference}` }])
  }
  for (const merged of [copy, other]) await office.as('recruiter').post(at(one, '/merge'), { with: merged })
  const rows = await office.db.selectFrom('to_send').select(['reference', 'text']).orderBy('text').execute()
  expect(rows).toEqual(
    [
      { reference: one, text: `For ${copy}` },
      { reference: other, text: `For ${other}` },
    ].toSorted((first, second) => (first.text < second.text ? -1 : 1)),
  )
  expect((await office.open(one)).toSend?.text).toBe(`For ${copy}`)
  expect((await office.open(other)).toSend?.text).toBe(`For ${other}`)
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
    expect(await office.as('owner').post(at(one, '/merge'), { with: other })).toMatchObject(
      refusedWith(422, 'These two cannot be merged: one of them was withdrawn.'),
    )
  }
  await withdraw(again)
  expect((await office.open(again)).duplicates).toMatchObject([{ reference: before }])
  expect((await office.as('owner').post(at(again, '/merge'), { with: before })).code).toBe(200)
})

test('what is not merged is not separated', async () => {
  const { reference } = await sendStranger('06')
  const { version } = await office.open(reference)
  const lines = (await office.logLines()).length
  expect(await office.as('owner').post(at(reference, '/separate'))).toMatchObject(
    refusedWith(409, 'This submission is not merged with another.'),
  )
  expect((await office.logLines()).length).toBe(lines)
  expect(await office.open(reference)).toMatchObject({ version, changes: [] })
})
