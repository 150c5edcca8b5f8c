import type { Submission } from '@/domain/submissions/inbox'
import type { InterviewDay, InterviewRow } from '@/domain/submissions/invitations'
import type { SubmissionState } from '@/domain/submissions/states'
import { applicationForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { post } from '@test/support/server'
import { APPLY } from './inboxServer'
import { invite } from './invite'
import { startOffice, refusedWith } from './officeServer'

const NOON = '2026-11-30T06:30:00.000Z'
let time = NOON
const office = forSuite(() =>
  startOffice({
    now: () => new Date(time),
    // A mail server that is away: its mails wait.
    settings: {
      SMTP_URL: 'smtp://127.0.0.1:1',
      NOTIFY_EMAIL: 'hr@staff.example',
      PUBLIC_URL: 'https://jobs.example',
    },
  }),
)

beforeEach(async () => {
  time = NOON
  await office.db.deleteFrom('question').execute()
})

let sent = 0
const apply = async (name: string, changes: Record<string, string> = {}) => {
  sent += 1
  const person = { mobile: `${9_826_400_000 + sent}`, email: `${sent}@sender.example` }
  const { data } = await post(office, APPLY, applicationForm({ full_name: name, ...person, ...changes }))
  return (data as { reference: string }).reference
}

/** A session lasts some hours, and the clock goes on by days. */
const recruiter = () => office.openSession(office.accountOf('recruiter').id)

const list = async (day?: string) => {
  const { code, body } = await (
    await recruiter()
  ).get<InterviewDay>(`/invitations${day ? `?day=${day}` : ''}`)
  if (code !== 200) throw new Error(`${code}: ${JSON.stringify(body)}`)
  return body
}

const namesOf = ({ rows }: InterviewDay) => rows.map(({ name }) => name)

const open = async (reference: string) =>
  (await (await recruiter()).get<Submission>(`/submissions/${reference}`)).body

const remind = async (id: string, body = {}) =>
  (await recruiter()).post<Submission & { message: string }>(`/invitations/${id}/remind`, body)

const setCame = async (id: string, came: unknown) =>
  (await recruiter()).put<{ message: string }>(`/invitations/${id}/came`, { came })

const rowOf = async (id: string, day?: string): Promise<InterviewRow | undefined> =>
  (await list(day)).rows.find((row) => row.id === id)

test('a day is listed by time, with whom, for what, where, and what was answered', async () => {
  const asha = await apply('Asha Verma', { mobile: '+91 98264 12345' })
  const first = await invite(office, asha, { answer: 'will_come', time: '09:00' })
  await invite(office, await apply('Ravi Sahu'), { time: '11:00', answer: 'another_day' })
  await invite(office, await apply('Bina Rao'), { time: '11:00' })
  await invite(office, await apply('Kiran Netam'), { day: '2026-12-04', time: '08:00' })
  const day = await list()
  // No interview is today, so the next day with interviews is shown.
  expect(day.day).toBe('2026-12-01')
  expect(namesOf(day)).toEqual(['Asha Verma', 'Bina Rao', 'Ravi Sahu'])
  const { row } = await open(asha)
  expect(day.rows[0]).toEqual({
    id: first,
    reference: asha,
    kind: 'application',
    name: 'Asha Verma',
    company: '',
    about: row.about,
    mobile: '9826412345',
    day: '2026-12-01',
    time: '09:00',
    place: 'Civil Lines, Raipur',
    bring: 'Aadhaar card',
    answer: 'will_come',
    remindedAt: '',
    came: '',
  })
  expect(day.days).toEqual([
    { day: '2026-12-01', total: 3, toArrange: 1 },
    { day: '2026-12-04', total: 1, toArrange: 0 },
  ])
  expect(namesOf(await list('2026-12-04'))).toEqual(['Kiran Netam'])
  expect(await list('2026-12-02')).toMatchObject({ day: '2026-12-02', rows: [] })
  expect((await (await recruiter()).get('/invitations?day=tomorrow')).code).toBe(422)
  time = '2026-12-01T18:29:59.000Z'
  expect((await list()).day).toBe('2026-12-01')
  time = '2026-12-01T18:30:00.000Z'
  expect((await list()).day).toBe('2026-12-04')
  time = '2026-12-05T06:30:00.000Z'
  expect(await list()).toMatchObject({ day: '2026-12-05', rows: [], days: [{ toArrange: 0 }, {}] })
})

test('a newer invitation takes the place of one that had not been kept; what was is still listed', async () => {
  const moved = await apply('Moved Person')
  await invite(office, moved)
  await invite(office, moved, { at: '2026-11-30T07:00:00.000Z', day: '2026-12-03' })
  const second = await apply('Second Round')
  await invite(office, second, { came: 'yes' })
  await invite(office, second, { at: '2026-12-01T09:00:00.000Z', day: '2026-12-03' })
  const late = await apply('Late Person')
  await invite(office, late)
  await invite(office, late, { at: '2026-12-02T09:00:00.000Z', day: '2026-12-03' })
  expect(namesOf(await list('2026-12-01'))).toEqual(['Late Person', 'Second Round'])
  expect(namesOf(await list('2026-12-03'))).toEqual(['Late Person', 'Moved Person', 'Second Round'])
})

test('whoever withdrew or was turned down is expected no more', async () => {
  const declined = await apply('Declined Person')
  await invite(office, declined)
  const before = await apply('Came Before')
  await invite(office, before, { day: '2026-11-29' })
  for (const reference of [declined, before]) await setState(reference, 'declined')
  expect(namesOf(await list('2026-12-01'))).toEqual([])
  expect(namesOf(await list('2026-11-29'))).toEqual(['Came Before'])
})

const setState = async (reference: string, state: SubmissionState) =>
  office.db.updateTable('inbox_entry').set({ state }).where('reference', '=', reference).execute()

test('who asked for another day stands on top, whatever the day, until another is offered', async () => {
  const invited = async (
    name: string,
    details: Parameters<typeof invite>[2],
    state: SubmissionState = 'interview',
  ) => {
    const reference = await apply(name)
    await invite(office, reference, details)
    await setState(reference, state)
    return reference
  }
  const asked = { answer: 'another_day' } as const
  const ravi = await invited('Ravi Sahu', { ...asked, day: '2026-12-04', at: '2026-11-30T06:31:00.000Z' })
  await invited('Long Ago', { ...asked, day: '2026-11-02', at: '2026-11-01T06:30:00.000Z' })
  await invited('Cannot Come', { answer: 'cannot_come' })
  await invited('Came Anyway', { ...asked, day: '2026-11-29', came: 'yes' })
  await invited('Got A Job', asked, 'joined')
  await invited('Withdrew', asked, 'withdrawn')
  const other = await invited('Ravi  Sahu', { ...asked, day: '2026-12-03' })
  const toOffer = async (day?: string) => (await list(day)).anotherDay.map(({ name }) => name)
  expect(await toOffer()).toEqual(['Long Ago', 'Ravi  Sahu', 'Ravi Sahu'])
  expect(await toOffer('2027-01-01')).toEqual(await toOffer())
  expect((await list()).anotherDay[2]).toMatchObject({
    reference: ravi,
    day: '2026-12-04',
    answer: 'another_day',
  })

  // Merged with another, each keeps an interview of its own.
  await office.db
    .updateTable('inbox_entry')
    .set({ merged_into: ravi })
    .where('reference', '=', other)
    .execute()
  expect((await list()).anotherDay.map(({ reference }) => reference).slice(1)).toEqual([other, ravi])
  await invite(office, ravi, { at: '2026-11-30T07:00:00.000Z', day: '2026-12-09' })
  expect(await toOffer()).toEqual(['Long Ago', 'Ravi  Sahu'])
})

test.each([
  ['another_day', 'The applicant asked for another day. Offer one instead.'],
  ['cannot_come', 'The applicant cannot come.'],
] as const)('nobody who answered %s is reminded', async (answer, message) => {
  const reference = await apply('Asha Verma')
  const id = await invite(office, reference, { answer })
  for (const body of [{}, { again: true }])
    expect(await remind(id, body)).toMatchObject({ code: 409, body: { message } })
  expect((await open(reference)).answers).toEqual([])
})

test('who came is marked from the day on, and can be marked otherwise', async () => {
  const reference = await apply('Asha Verma')
  const id = await invite(office, reference)
  expect(await setCame(id, 'yes')).toMatchObject(refusedWith(409, 'This day has not come yet.'))
  time = '2026-11-30T18:30:00.000Z'
  for (const came of ['yes', 'yes', 'no', '']) {
    expect((await setCame(id, came)).code).toBe(200)
    expect((await rowOf(id, '2026-12-01'))?.came).toBe(came)
  }
  for (const wrong of ['maybe', true, undefined]) expect((await setCame(id, wrong)).code).toBe(422)
  const { changes } = await open(reference)
  expect(changes.map(({ what, value, account }) => [what, value, account.name])).toEqual([
    ['came', '', 'A recruiter'],
    ['came', 'no', 'A recruiter'],
    ['came', 'yes', 'A recruiter'],
  ])
  expect((await setCame('unknown', 'yes')).code).toBe(404)
})

test('a reminder is mailed, and not again within a day without a question', async () => {
  const reference = await apply('Asha Verma')
  const id = await invite(office, reference)
  await office.db.deleteFrom('mail_outbox').execute()
  expect(await remind(id)).toMatchObject({ code: 200, body: { toSend: null } })
  expect((await rowOf(id))?.remindedAt).toBe(NOON)
  const [answer] = (await open(reference)).answers
  expect(answer).toMatchObject({ way: 'email', sentAt: null, account: { name: 'A recruiter' } })
  for (const part of [
    'Asha',
    '1 December 2026',
    '10:30 am',
    'Civil Lines, Raipur',
    `https://jobs.example/invitation/${id}`,
  ])
    expect(answer?.text).toContain(part)
  expect(answer?.text).not.toContain('{')
  const mails = await office.db.selectFrom('mail_outbox').selectAll().execute()
  expect(mails).toMatchObject([{ recipient: 'applicant', submission_id: reference, answer_id: answer?.id }])

  time = '2026-12-01T06:29:59.000Z'
  expect(await remind(id)).toMatchObject({
    code: 409,
    body: { message: 'Reminded on 30-11-2026, 12:00 pm.', problems: [{ field: 'again' }] },
  })
  expect((await remind(id, { again: true })).code).toBe(200)
  expect((await rowOf(id))?.remindedAt).toBe(time)
  expect((await open(reference)).answers).toHaveLength(2)
  time = '2026-12-01T18:30:00.000Z'
  expect(await remind(id, { again: true })).toMatchObject(refusedWith(409, 'This day is over.'))
})

test("a reminder that cannot be mailed waits in 'To send', in place of nothing that waits there", async () => {
  const reference = await apply('Bina Rao', { email: 'bina@under_score.example' })
  const id = await invite(office, reference, { bring: '' })
  expect(await remind(id)).toMatchObject({ code: 200, body: { answers: [] } })
  const { toSend, answers } = await open(reference)
  expect(answers).toEqual([])
  expect(toSend).toMatchObject({
    why: 'no_email',
    text: expect.stringContaining(`/invitation/${id}`) as string,
  })
  expect(toSend?.text).not.toContain('bring')
  await office.db.updateTable('to_send').set({ text: 'Not told yet.' }).execute()
  expect((await remind(id, { again: true })).code).toBe(409)
  expect((await open(reference)).toSend?.text).toBe('Not told yet.')
})
