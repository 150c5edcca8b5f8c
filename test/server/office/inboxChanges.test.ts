import { APPLICANT, type Submission } from '@/domain/submissions/inbox'
import { changeEntries, recordChanges } from '@/server/repositories/office/inboxChanges'
import { applicationForm, contactForm, enquiryForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { APPLY, ENQUIRY, MESSAGE, startInbox } from './inboxServer'

const office = forSuite(() => startInbox())

let minutes = 0
const nextTime = () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))).toISOString()

/** A submission of a person of their own. */
const sendOne = async (changes: Record<string, string> = {}) => {
  const at = nextTime()
  const mobile = `${7_000_000_000 + minutes}`
  return office.send(at, APPLY, applicationForm({ mobile, email: `${minutes}@x.example`, ...changes }))
}

const at = (reference: string, rest = '') => `/submissions/${reference}${rest}`

test('a state and an assignee are set, and the log says so', async () => {
  const { reference } = await sendOne()
  const { id } = office.accountOf('recruiter')
  const answer = await office
    .as('recruiter')
    .patch<Submission>(at(reference), { version: 1, state: 'withdrawn', assigneeId: id })
  expect(answer.code).toBe(200)
  expect(answer.body).toMatchObject({
    version: 2,
    row: { state: 'withdrawn', assignee: { id, name: 'A recruiter' } },
  })
  expect(await office.names({ assignee: id })).toEqual(['Kiran Netam'])
  const cleared = await office.as('owner').patch<Submission>(at(reference), { version: 2, assigneeId: null })
  expect(cleared.body).toMatchObject({ version: 3, row: { state: 'withdrawn', assignee: null } })
  const lines = (await office.logLines()).filter(({ subject }) => subject === reference)
  expect(lines.map(({ account, action, details }) => [account, action, details])).toEqual([
    ['recruiter@office.example', 'submission_changed', 'State: Withdrawn, Assignee set'],
    ['owner@office.example', 'submission_changed', 'Assignee removed'],
  ])
})

test('who works on what somebody else changed is told, and nothing is lost', async () => {
  const { reference } = await sendOne()
  const both = await Promise.all([
    office.as('recruiter').patch<{ message?: string }>(at(reference), { version: 1, state: 'received' }),
    office.as('owner').patch<{ message?: string }>(at(reference), { version: 1, state: 'withdrawn' }),
  ])
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 409]))
  const late = both.find(({ code }) => code === 409)
  expect([
    'A recruiter changed the state to Received. Your change was not made.',
    'A owner changed the state to Withdrawn. Your change was not made.',
  ]).toContain(late?.body.message)
  expect((await office.open(reference)).version).toBe(2)
  const tags = { version: 1, tags: ['late'] }
  expect((await office.as('owner').put(at(reference, '/tags'), tags)).code).toBe(409)
  expect((await office.open(reference)).row.tags).toEqual([])
})

test('what the applicant changed meanwhile is told as any other change', async () => {
  const { reference } = await sendOne()
  await changeEntries(office.db, [reference], { state: 'withdrawn', stateAt: '' })
  await recordChanges(office.db, [reference], { at: nextTime(), accountId: APPLICANT }, [
    { what: 'state', value: 'withdrawn' },
    { what: 'corrected', value: 'mobile' },
  ])
  const change = { version: 1, state: 'shortlisted' }
  expect(await office.as('recruiter').patch(at(reference), change)).toMatchObject({
    code: 409,
    body: {
      message:
        'The applicant corrected the mobile number and changed the state to Withdrawn. Your change was not made.',
    },
  })
})

test('a submission tells what was changed, by whom and when', async () => {
  const { reference } = await sendOne()
  const [recruiter, owner] = [office.as('recruiter'), office.as('owner')]
  const { id } = office.accountOf('owner')
  await office.setState(reference, 'shortlisted')
  await owner.patch(at(reference), { version: 2, assigneeId: id })
  await owner.post(at(reference, '/notes'), { text: 'Called.' })
  await recruiter.put(at(reference, '/tags'), { tags: ['walk-in', 'night'] })
  await recruiter.post('/submissions/bulk', { references: [reference], tag: 'urgent', untag: 'night' })
  const late = await owner.patch<{ message: string }>(at(reference), { version: 1, state: 'declined' })
  expect(late.body.message).toBe(
    'A recruiter changed the state to Shortlisted. A owner gave it to A owner and added a note. ' +
      "A recruiter added the tag 'night', added the tag 'walk-in', added the tag 'urgent' and " +
      "removed the tag 'night'. Your change was not made.",
  )
  const { changes, version } = await office.open(reference)
  expect(version).toBe(6)
  expect(changes.map(({ what, value, account }) => [what, value, account.name])).toEqual([
    ['tag_added', 'urgent', 'A recruiter'],
    ['tag_removed', 'night', 'A recruiter'],
    ['tag_added', 'night', 'A recruiter'],
    ['tag_added', 'walk-in', 'A recruiter'],
    ['note', '', 'A owner'],
    ['assignee', 'A owner', 'A owner'],
    ['state', 'shortlisted', 'A recruiter'],
  ])
  expect(changes[0]?.at).toMatch(/^2026-03-06T10:0/)
  await owner.delete(at(reference))
  expect((await owner.get(at(reference))).code).toBe(404)
  expect(
    await office.db.selectFrom('inbox_change').selectAll().where('reference', '=', reference).execute(),
  ).toEqual([])
})

test.each([
  [{}],
  [{ version: '1', state: 'withdrawn' }],
  [{ version: 1, state: 'hired' }],
  [{ version: 2 ** 31, state: 'withdrawn' }],
  [{ version: 0, state: 'withdrawn' }],
  [{ version: 1, state: 'toString' }],
  [{ version: 1, assigneeId: 'nobody else' }],
  [[]],
])('a change to %j is refused', async (body) => {
  const { reference } = await sendOne()
  expect((await office.as('recruiter').patch(at(reference), body)).code).toBe(422)
  expect((await office.open(reference)).version).toBe(1)
})

test('an enquiry and a message have states of their own', async () => {
  const { reference } = await office.send(nextTime(), ENQUIRY, enquiryForm({ email: 'own@states.example' }))
  const message = await office.send(nextTime(), MESSAGE, contactForm({ email: 'own@states.example' }))
  const recruiter = office.as('recruiter')
  const set = (version: number, state: string) => recruiter.patch(at(reference), { version, state })
  expect(await set(1, 'shortlisted')).toMatchObject({
    code: 422,
    body: { message: 'A submission of this kind is never in this state.' },
  })
  expect(await set(1, 'in_talks')).toMatchObject({
    code: 422,
    body: { message: "'In talks' is set by telling it, now or later." },
  })
  await office.setState(reference, 'in_talks')
  expect((await set(2, 'received')).code).toBe(200)
  expect(await set(1, 'won')).toMatchObject({
    code: 409,
    body: {
      message:
        'A recruiter changed the state to In talks and changed the state to New. Your change was not made.',
    },
  })
  const { reference: other } = await sendOne()
  const bulk = (state: string) =>
    recruiter.post('/submissions/bulk', { references: [reference, message.reference, other], state })
  // The state from before, as Undo sets it: those of other kinds are left as they are.
  expect((await bulk('in_talks')).body).toEqual({ changed: 1, cameLater: 0 })
  expect((await bulk('received')).body).toEqual({ changed: 3, cameLater: 0 })
  const lines = (await office.logLines()).filter(({ subject }) => subject === reference)
  expect(lines.map(({ details }) => details).filter(Boolean)).toEqual([
    'State: In talks',
    'State: New',
    'State: In talks',
    'State: Received',
  ])
})

test('a reader is no assignee', async () => {
  const { reference } = await sendOne()
  const { id } = office.accountOf('reader')
  expect(await office.as('recruiter').patch(at(reference), { version: 1, assigneeId: id })).toMatchObject({
    code: 422,
    body: { message: 'Submissions cannot be given to this account.' },
  })
})

test('notes bear a name and a time, and keep what was typed', async () => {
  const { reference } = await sendOne()
  const text = '<b>Called</b>\r\n=1+1 कल फिर'
  const { body } = await office.as('recruiter').post<Submission>(at(reference, '/notes'), { text })
  expect(body.notes).toEqual([
    {
      id: expect.any(String) as string,
      at: expect.stringMatching(/^2026-03-06T10:00/) as string,
      account: { id: office.accountOf('recruiter').id, name: 'A recruiter' },
      text: '<b>Called</b>\n=1+1 कल फिर',
    },
  ])
  expect(body.version).toBe(2)
  const longest = await office.as('owner').post(at(reference, '/notes'), { text: 'a'.repeat(5000) })
  expect(longest.code).toBe(200)
  for (const wrong of ['', '  ', 'a'.repeat(5001), 'a\u0007', undefined, 5])
    expect((await office.as('owner').post(at(reference, '/notes'), { text: wrong })).code).toBe(422)
})

test('tags are replaced, offered again and filtered by', async () => {
  const { reference } = await sendOne()
  const put = (tags: unknown) => office.as('recruiter').put<Submission>(at(reference, '/tags'), { tags })
  expect((await put(['Walk-in', ' night  shift ', 'Walk-in'])).body.row.tags).toEqual([
    'Walk-in',
    'night shift',
  ])
  expect(await office.names({ tag: 'night shift' })).toEqual(['Kiran Netam'])
  const { body } = await office.as('reader').get<{ tags: string[] }>('/inbox-choices')
  expect(body.tags).toEqual(['night shift', 'Walk-in'])
  // One that differs only in case from one that is used is that one.
  const { reference: other } = await sendOne()
  const putOther = (tags: unknown) => office.as('owner').put<Submission>(at(other, '/tags'), { tags })
  expect((await putOther(['NIGHT Shift', 'घर', 'Étage'])).body.row.tags).toEqual([
    'night shift',
    'Étage',
    'घर',
  ])
  expect((await putOther(['étage', 'night shift', 'Night shift'])).body.row.tags).toEqual([
    'night shift',
    'Étage',
  ])
  expect((await putOther([])).body.row.tags).toEqual([])
  expect((await put([])).body.row.tags).toEqual([])
  for (const wrong of ['a', [''], ['a'.repeat(41)], [5], Array.from({ length: 21 }, (_, n) => `${n}`)])
    expect((await put(wrong)).code).toBe(422)
})
