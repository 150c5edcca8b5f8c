import type { Submission } from '@/domain/submissions/inbox'
import { keepResumeText } from '@/server/repositories/office/resumeTexts'
import { readDue } from '@/server/repositories/scheduledTasks'
import { rebuildTask } from '@/server/tasks/taskTable'
import { contactForm, docBytes, enquiryForm, fileOf } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { isWritten, newPlace, tablesWith, type Place } from '@test/support/places'
import { runDueTask } from '@test/support/tasks'
import { ENQUIRY, MESSAGE, startInbox } from '../office/inboxServer'
import { at, track, tracking } from './tracking'
import { refusedWith } from '../office/officeServer'

let place: Place
const office = forSuite(async () => {
  place = await newPlace()
  // A mail server that is away: its mails wait.
  const settings = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'hr@staff.example' }
  return startInbox({ ...place, settings })
})
const { apply, patch, disclose, historyOf } = tracking(office)

const logOf = async (reference: string) =>
  (await office.logLines())
    .filter(({ subject, account }) => subject === reference && account === 'the applicant')
    .map(({ action, details, address }) => [action, details, address])

test('a corrected number and address are those of the submission, and let its sender in from then on', async () => {
  const { reference, last4, mobile } = await apply()
  await keepResumeText(office.db, reference, 'welds pipelines')
  const given = { reference, last4, email: ' <New.Address@Sender.Example>, ', mobile: '+91 98111-22233' }
  const answer = await track(office, '/correct', given)
  expect(answer).toMatchObject({
    code: 200,
    data: { email: 'New.Address@Sender.Example', mobile: '9811122233', state: 'Received' },
  })
  expect(await historyOf(reference)).toEqual([
    ['corrected', 'email', 'the applicant'],
    ['corrected', 'mobile', 'the applicant'],
  ])
  expect(await logOf(reference)).toEqual([['submission_changed', 'Corrected: email, mobile', '']])
  const { row, version, fields } = await office.open(reference)
  expect(row).toMatchObject({ mobile: '9811122233', email: 'new.address@sender.example' })
  expect(version).toBe(2)
  expect(fields.map(({ value }) => value)).toContain('9811122233')
  const found = async (search: string) => (await office.list({ search })).rows.map((one) => one.reference)
  for (const search of ['9811122233', 'new.address@sender', 'pipelines'])
    expect([search, await found(search)]).toEqual([search, [reference]])
  expect(await found(mobile)).toEqual([])

  expect((await track(office, '', { reference, last4 })).code).toBe(404)
  expect((await track(office, '', { reference, last4: '2233' })).code).toBe(200)
  // Sent again, as no answer came: the digits are those of before.
  expect(await track(office, '/correct', given)).toMatchObject({ code: 200, data: { mobile: '9811122233' } })
  expect(await track(office, '/correct', { reference, last4: '2233' })).toMatchObject({ code: 200 })
  expect((await office.open(reference)).version).toBe(2)
})

test.each([
  [{ email: 'nobody' }, 'email', 'Invalid email address format.'],
  [{ email: ' ' }, 'email', 'Please enter value of Email address.'],
  [{ mobile: '' }, 'mobile', 'Please enter value of Mobile no.'],
  [{ mobile: 'call me' }, 'mobile', 'Please enter a mobile number, for example 9876543210.'],
  [{ mobile: '123' }, 'mobile', 'Please enter a mobile number, for example 9876543210.'],
  [{ mobile: '98260123456789' }, 'mobile', 'Mobile no is too long. The limit is 10 characters.'],
])('%j is refused beside its field, and nothing is changed', async (wrong, field, message) => {
  const { reference, last4 } = await apply()
  const given = { reference, last4, email: 'right@sender.example', ...wrong }
  expect(await track(office, '/correct', given)).toMatchObject({
    code: 422,
    message,
    problems: [{ field, code: 'refused' }],
  })
  expect(await office.open(reference)).toMatchObject({ version: 1, changes: [] })
})

test('an enquiry and a message keep the rules and states of their own, and are withdrawn like all', async () => {
  const { reference } = await office.send('2026-02-02T00:00:00.000Z', ENQUIRY, enquiryForm())
  const claim = { reference, last4: '3210' }
  expect(await track(office, '/correct', { ...claim, mobile: '98765' })).toMatchObject({
    code: 422,
    message: 'Invalid length of Mobile no.',
  })
  expect((await track(office, '', claim)).data).toMatchObject({
    kind: 'Enquiry',
    job: null,
    state: 'New',
    isWithdrawn: false,
  })
  expect(await track(office, '/withdraw', claim)).toMatchObject({ code: 200, data: { state: 'Withdrawn' } })
  expect((await office.open(reference)).row.state).toBe('withdrawn')
  // A message needs no number, but its sender needs one to be let in.
  const message = await office.send('2026-02-02T00:01:00.000Z', MESSAGE, contactForm())
  const emptied = { reference: message.reference, last4: '0001', mobile: '' }
  expect(await track(office, '/correct', emptied)).toMatchObject({ code: 422 })
})

test('what the sender withdrew stays so for the staff, until an owner takes it back', async () => {
  const { reference, last4 } = await apply()
  await office.setState(reference, 'shortlisted')
  const withdrawn = { state: 'Withdrawn', isWithdrawn: true }
  for (let times = 0; times < 2; times += 1)
    expect(await track(office, '/withdraw', { reference, last4 })).toMatchObject({
      code: 200,
      data: withdrawn,
    })
  expect(await office.open(reference)).toMatchObject({
    version: 3,
    row: { state: 'withdrawn' },
    withdrawnAt: expect.stringMatching(/^2026-03-06T/),
  })
  expect((await historyOf(reference))[0]).toEqual(['state', 'withdrawn', 'the applicant'])
  expect(await logOf(reference)).toEqual([['submission_changed', 'State: Withdrawn', '']])

  expect(await patch(reference, 2, 'declined')).toMatchObject(
    refusedWith(409, 'The applicant changed the state to Withdrawn. Your change was not made.'),
  )
  for (const state of ['in_review', 'withdrawn'])
    expect(await patch(reference, 3, state)).toMatchObject(
      refusedWith(
        409,
        "The applicant withdrew this. They can take it back for a day, an owner at any time by 'Take back'.",
      ),
    )
  const other = await apply()
  const bulk = { references: [reference, other.reference], state: 'received' }
  expect((await office.as('owner').post('/submissions/bulk', bulk)).body).toEqual({
    changed: 1,
    withdrawn: 1,
    cameLater: 0,
  })
  const tagged = { references: [reference], tag: 'gone' }
  expect((await office.as('owner').post('/submissions/bulk', tagged)).body).toMatchObject({ changed: 1 })

  const takeBack = () => office.as('owner').post<Submission>(at(reference, '/take-back'))
  expect(await takeBack()).toMatchObject({
    code: 200,
    body: { row: { state: 'shortlisted' }, withdrawnAt: null },
  })
  expect((await historyOf(reference))[0]).toEqual(['taken_back', 'shortlisted', 'A owner'])
  expect((await takeBack()).code).toBe(409)
  expect((await track(office, '', { reference, last4 })).data).toMatchObject({ state: 'Shortlisted' })
  await office.setState(reference, 'in_review')
  expect(await track(office, '/withdraw', { reference, last4 })).toMatchObject({ code: 200, data: withdrawn })
  expect((await takeBack()).body.row.state).toBe('in_review')
})

test('two tabs and a recruiter at one moment: it is withdrawn, once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { reference, last4 } = await apply()
    const [one, other, recruiter] = await Promise.all([
      track(office, '/withdraw', { reference, last4 }),
      track(office, '/withdraw', { reference, last4 }),
      patch(reference, 1, 'received'),
    ])
    for (const { code, data } of [one, other]) expect([code, data?.state]).toEqual([200, 'Withdrawn'])
    const withdrawals = (await historyOf(reference)).filter(([, , name]) => name === 'the applicant')
    expect(withdrawals).toEqual([['state', 'withdrawn', 'the applicant']])
    expect((await office.open(reference)).row.state).toBe('withdrawn')
    const told = recruiter.code === 200 ? [] : [recruiter.body.message]
    const expected = 'The applicant changed the state to Withdrawn. Your change was not made.'
    expect(told.filter((message) => message !== expected)).toEqual([])
  }
})

test('what the sender erases leaves no byte after the next rebuild, and a line in the log', async () => {
  // A reference never has an O or an L.
  const mark = 'Zolwvut'
  const bytes = Buffer.concat([docBytes(), Buffer.from(`${mark}-in-file`)])
  const { reference, last4 } = await apply({
    full_name: `${mark} Person`,
    email: `${mark}@sender.example`,
    submission_key: `${mark}-an-open-tab`,
    resume: fileOf(bytes, `${mark}.doc`),
  })
  const recruiter = office.as('recruiter')
  await recruiter.post(at(reference, '/notes'), { text: `${mark} was called` })
  await recruiter.put(at(reference, '/tags'), { tags: [`${mark} tag`] })
  await disclose(reference, `${mark} Works`)
  await keepResumeText(office.db, reference, `${mark} can weld`)
  expect(await isWritten(mark, place, office.database)).toBe(true)
  const mails = () =>
    office.db.selectFrom('mail_outbox').select('id').where('submission_id', '=', reference).execute()
  expect(await mails()).not.toEqual([])

  const { code, data, message } = await track(office, '/erase', { reference, last4 })
  expect([code, data, message]).toEqual([
    200,
    undefined,
    'Everything that you sent with this reference was erased.',
  ])
  const due = await readDue(office.db, 'rebuild')
  expect(await runDueTask(office.database, () => new Date(due ?? ''), rebuildTask)).toBe(true)
  for (const text of [mark, mark.toLowerCase(), 'zol'])
    expect([text, await tablesWith(text, office.db), await isWritten(text, place, office.database)]).toEqual([
      text,
      [],
      false,
    ])
  expect(await mails()).toEqual([])
  expect(await logOf(reference)).toEqual([['submission_erased', '', '']])
  for (const path of ['', '/erase'] as const)
    expect((await track(office, path, { reference, last4 })).code).toBe(404)
})
