import type { InboxRow, Submission, SubmissionDrafts } from '@/domain/office/inbox'
import { applicationForm, contactForm, enquiryForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { headersOf, startMailServer } from '@test/support/mailServer'
import { until } from '@test/support/until'
import { plain } from '../mail/openOutbox'
import { APPLY, ENQUIRY, MESSAGE, startInbox } from './inboxServer'
import type { OfficeAnswer } from './officeServer'

const mailServer = forSuite(() => startMailServer())
const office = forSuite(() =>
  startInbox({ settings: { ...mailServer.settings, PUBLIC_URL: 'https://jobs.example.com' } }),
)

let minute = 0
/** Another application each time, of another person unless the fields say so. */
const apply = (fields: Record<string, string> = {}) => {
  minute += 1
  const number = `98765${`${minute}`.padStart(5, '0')}`
  const person = { full_name: `Person ${minute}`, mobile: number, email: `person${minute}@example.com` }
  const at = `2026-03-01T08:${`${minute}`.padStart(2, '0')}:00.000Z`
  return office.send(at, APPLY, applicationForm({ ...person, ...fields }))
}

type Body = Record<string, unknown>
type Told = OfficeAnswer<Submission & { message: string }>

/** Sets a state, and returns the version of then. */
const set = async ({ reference }: Pick<InboxRow, 'reference'>, state: string) => {
  const { version } = await office.open(reference)
  const { body } = await office
    .as('recruiter')
    .patch<Submission>(`/submissions/${reference}`, { state, version })
  return body.version
}

const tell = ({ reference }: Pick<InboxRow, 'reference'>, body: Body, client = office.as('recruiter')) =>
  client.post(`/submissions/${reference}/tell`, body) as Promise<Told>

const draftsOf = async ({ reference }: Pick<InboxRow, 'reference'>, state: string) =>
  (await office.as('recruiter').get<SubmissionDrafts>(`/submissions/${reference}/drafts?state=${state}`)).body

const toAddress = (address: string) => mailServer.received.filter(({ to }) => to[0] === address)

test('a draft is filled with what is known, in both languages, with each reason and similar open jobs', async () => {
  const row = await apply({ language: 'hi', source: 'whatsapp' })
  expect(row).toMatchObject({ language: 'hi', source: 'whatsapp' })
  const job = office.db.updateTable('job').where('job_id', '=', '1001')
  await job.set({ position_hi: 'जावा डेवलपर' }).execute()
  expect(await apply({ language: 'fr', source: 'no such' })).toMatchObject({ language: '', source: '' })
  // The first search loads the jobs.
  await until(async () => (await draftsOf(row, 'declined')).texts.en.similar !== '')
  const { language, texts, email, whatsapp, samePerson } = await draftsOf(row, 'declined')
  expect([language, email, whatsapp, samePerson]).toEqual(['hi', row.email, `91${row.mobile}`, []])
  const { text, reasons, similar } = texts.en
  expect(text).toContain(`Dear ${row.name},`)
  expect(text).toContain(row.about)
  expect(text).toContain(row.reference)
  // The office in the place of the job.
  expect(text).toContain('Navkaam, +91 80 5550 0181')
  expect(text).not.toMatch(/[{}]/)
  expect(Object.keys(reasons ?? {})).toHaveLength(7)
  expect(reasons?.filled).toContain('The place has been filled.')
  expect(texts.hi?.reasons?.pay).toMatch(/वेतन/)
  expect(similar.split('\n').length).toBeGreaterThan(1)
  expect(similar.split('\n').length).toBeLessThanOrEqual(4)
  expect(similar).toMatch(/: https:\/\/jobs\.example\.com\/job-details\?s=\d+$/)
  expect(texts.hi?.similar).toMatch(/: https:\/\/jobs\.example\.com\/hi\/job-details\?s=\d+$/)
  expect(texts.hi?.text).toContain('जावा डेवलपर, बेंगलुरु')
  expect(texts.hi?.text).toContain(`https://jobs.example.com/hi/track?reference=${row.reference}`)
  // The fields of an invitation are filled as it is told.
  const interview = await draftsOf(row, 'interview')
  expect(interview.texts.en.text).toContain('{date}')
  expect(interview.texts.en).not.toHaveProperty('reasons')
  const wrong = await office.as('recruiter').get(`/submissions/${row.reference}/drafts?state=won`)
  expect(wrong).toMatchObject({ code: 422 })
})

test('an owner changes a text; where there is none, the draft stands in its place', async () => {
  const row = await apply()
  const change = (text: string) =>
    office.db.updateTable('answer_text').set({ text }).where('answer', '=', 'selected').execute()
  await change('{name}: chosen in {place}, {unknown}')
  const { texts } = await draftsOf(row, 'selected')
  expect(texts.en.text).toMatch(new RegExp(`^${row.name}: chosen in .+, \\{unknown\\}$`))
  await change(' ')
  expect((await draftsOf(row, 'selected')).texts.en.text).toContain('Congratulations')
})

test('an answer by e-mail is mailed once as it was told, and history, log and list say who told it', async () => {
  const row = await apply()
  const version = await set(row, 'declined')
  const { code, body } = await tell(row, { way: 'email', version, text: ' Dear you,\r\nsorry. \n' })
  expect(code).toBe(200)
  const recruiter = { id: office.accountOf('recruiter').id, name: 'A recruiter' }
  const answer = {
    way: 'email',
    state: 'declined',
    text: 'Dear you,\nsorry.',
    account: recruiter,
    failed: '',
  }
  expect(body.answers).toMatchObject([answer])
  expect(body.version).toBe(version + 1)
  expect(body.row.answeredAt).toBe(body.answers[0]?.at)
  expect(body.changes[0]).toMatchObject({ what: 'told', value: 'email', version: version + 1 })
  const entry = office.db.selectFrom('inbox_entry').where('reference', '=', row.reference)
  const { told_by, told_at } = await entry.select(['told_by', 'told_at']).executeTakeFirstOrThrow()
  expect([told_by, told_at]).toEqual([recruiter.id, body.row.answeredAt])
  expect((await office.logLines()).at(-1)).toMatchObject({
    subject: row.reference,
    action: 'submission_changed',
    details: 'Told by e-mail',
  })
  await until(async () => (await office.open(row.reference)).answers[0]?.sentAt !== null)
  // The first one is the confirmation.
  const [, mail, ...more] = toAddress(row.email)
  expect(more).toEqual([])
  expect(mail && headersOf(mail)).toMatchObject({
    'message-id': `<answer.${body.answers[0]?.id}@staff.example>`,
    'reply-to': 'careers@navkaam.example',
    subject: `Your application: not this time (${row.reference})`,
  })
  expect(mail && plain(mail)).toMatch(/\n\nDear you,\nsorry\.\s*$/)
  expect((await office.list({ answered: 'yes', references: '' })).rows.map(({ name }) => name)).toContain(
    row.name,
  )
  expect(await office.names({ answered: 'no', search: row.mobile })).toEqual([])
})

test('what was told is not told again by mistake, and the refusal says who told it', async () => {
  const row = await apply()
  const version = await set(row, 'shortlisted')
  const other = await office.openSession(office.accountOf('owner').id)
  const told = await tell(row, { way: 'phone', version, text: 'Told' })
  expect(told).toMatchObject({ code: 200, body: { answers: [{ way: 'phone' }] } })
  expect(told.body.answers[0]?.sentAt).toBe(told.body.answers[0]?.at)
  // Another had opened it before.
  expect(await tell(row, { way: 'email', version, text: 'Told' }, other)).toMatchObject({
    code: 409,
    body: { message: 'A recruiter told the applicant by phone. Your change was not made.' },
  })
  const again = { way: 'whatsapp', version: told.body.version, text: 'Told' }
  expect(await tell(row, again, other)).toMatchObject({
    code: 409,
    body: { message: 'A recruiter told this by phone on 06-03-2026 at 15:30. It was not told again.' },
  })
  const twice = await tell(row, { ...again, again: true }, other)
  expect(twice.body.answers.map(({ way }) => way)).toEqual(['whatsapp', 'phone'])
  // The first answer stays the first.
  expect(twice.body.row.answeredAt).toBe(told.body.row.answeredAt)
  // Another state is news, and so is the same one later.
  const next = await set(row, 'declined')
  expect(await tell(row, { way: 'phone', version: next, text: 'No' })).toMatchObject({ code: 200 })
  const back = await set(row, 'shortlisted')
  expect(await tell(row, { way: 'phone', version: back, text: 'Yes' })).toMatchObject({ code: 200 })
})

test('a message in a state that is no answer leaves the submission unanswered', async () => {
  const row = await apply()
  const version = await set(row, 'in_review')
  const { body } = await tell(row, { way: 'phone', version, text: 'We are reading it.' })
  expect(body.row.answeredAt).toBe('')
  expect(body.answers).toHaveLength(1)
})

const NO_FIELD = 'The answer still says {date}, {foo}. Write in its place what the applicant should read.'

test.each([
  ['way', { way: 'fax' }, 422, 'Invalid request.'],
  ['empty text', { text: ' ' }, 422, 'The answer is empty.'],
  ['long text', { text: 'x'.repeat(2001) }, 422, 'The answer is too long. The limit is 2000 characters.'],
  ['open field', { text: 'On {date} {foo}' }, 422, NO_FIELD],
  [
    'markup',
    { text: 'a <b>b</b>' },
    422,
    'The answer is plain text. Take the HTML out of it, such as <b> or <br>.',
  ],
  [
    'old version',
    { version: 1 },
    409,
    'A recruiter changed the state to Shortlisted. Your change was not made.',
  ],
  ['unknown other', { also: ['AAAA-AAAA'] }, 404, 'There is no such submission. It may have been erased.'],
])('%s is refused with a sentence, and nothing is told', async (_what, wrong, code, message) => {
  const row = await apply()
  const version = await set(row, 'shortlisted')
  const answer = await tell(row, { way: 'phone', text: 'C++ <Engineer>', version, ...wrong })
  expect(answer).toMatchObject({ code, body: { message } })
  expect(await office.open(row.reference)).toMatchObject({ answers: [], toTell: null, version })
  expect((await tell(row, { way: 'phone', text: 'C++ <Engineer>', version })).code).toBe(200)
})

test('where an applicant cannot be reached that way, a sentence says so; others are told', async () => {
  const message = await office.send(
    '2026-03-01T09:00:00.000Z',
    MESSAGE,
    contactForm({ mobile: '022 2345 6789' }),
  )
  await office.db
    .updateTable('contact_message')
    .set({ email: 'eve@example.com, all@staff.example' })
    .execute()
  const version = await set(message, 'answered')
  expect(await draftsOf(message, 'answered')).toMatchObject({ email: null, whatsapp: null })
  const refused = async (way: string) => (await tell(message, { way, version, text: 'x' })).body.message
  expect(await refused('email')).toBe(
    'There is no e-mail address to write to. Tell it on WhatsApp or by phone.',
  )
  expect(await refused('whatsapp')).toBe('WhatsApp cannot reach this number. Tell it by e-mail or by phone.')
  expect(await tell(message, { way: 'phone', version, text: 'x' })).toMatchObject({ code: 200 })
  const enquiry = await office.send(
    '2026-03-01T09:01:00.000Z',
    ENQUIRY,
    enquiryForm({ company_attachment: undefined, mobile: '+91 98765 43210' }),
  )
  expect((await draftsOf(enquiry, 'won')).whatsapp).toBe('919876543210')
})

test("'Later' keeps the text until it is told, and a newer one in its place", async () => {
  const row = await apply()
  const version = await set(row, 'declined')
  const first = await tell(row, { way: 'later', version, text: 'Sorry.' })
  expect(first.body).toMatchObject({ answers: [], row: { answeredAt: '' }, version: version + 1 })
  expect(first.body.toTell).toMatchObject({
    state: 'declined',
    text: 'Sorry.',
    why: 'later',
    claimedBy: null,
  })
  const second = await tell(row, { way: 'later', version: version + 1, text: 'Very sorry.' })
  expect(second.body.toTell?.text).toBe('Very sorry.')
  const third = await tell(row, { way: 'whatsapp', version: version + 2, text: 'Very sorry.' })
  expect(third.body).toMatchObject({ toTell: null, answers: [{ way: 'whatsapp' }] })
})

test('an invitation is kept with its link, and its day, time and place are filled in', async () => {
  const row = await apply()
  const version = await set(row, 'interview')
  const text = 'On {date} at {time}: {where}. Bring {bring}. {invitation}'
  const past = { day: '2026-03-05', time: '10:30', place: 'Raipur office', bring: '' }
  expect(await tell(row, { way: 'phone', version, text, invitation: past })).toMatchObject({ code: 422 })
  const invitation = { ...past, day: '2026-03-09' }
  const { body } = await tell(row, { way: 'phone', version, text, invitation })
  expect(body.invitation).toMatchObject({ ...invitation, answer: '', came: '' })
  const id = body.invitation?.id ?? ''
  expect(id).toMatch(/^[\w-]{22,}$/)
  expect(body.answers[0]?.text).toBe(
    `On Monday, 9 March 2026 at 10:30 am: Raipur office. Bring nothing special. https://jobs.example.com/invitation/${id}`,
  )
  expect(body.changes.slice(0, 2).map(({ what, value }) => [what, value])).toEqual([
    ['invited', '2026-03-09'],
    ['told', 'phone'],
  ])
})

test('a message that is refused leaves no invitation', async () => {
  const row = await apply()
  const version = await set(row, 'interview')
  const invitation = { day: '2026-03-09', time: '10:30', place: 'Raipur office', bring: '' }
  expect(await tell(row, { way: 'phone', version, text: '{oops}', invitation })).toMatchObject({ code: 422 })
  expect(await office.open(row.reference)).toMatchObject({ invitation: null, version })
})

test('one message tells the same person of several submissions, and counts for each', async () => {
  const person = { full_name: 'Meena', mobile: '9000000077', email: 'meena@example.com' }
  const [one, two, three] = [await apply(person), await apply({ ...person, job_id: '1002' }), await apply()]
  const version = await set(one, 'declined')
  const found = await draftsOf(one, 'declined')
  expect(found.samePerson.map(({ reference }) => reference)).toEqual([two.reference])
  const message = { way: 'email', version, text: 'Sorry, Meena.' }
  expect(await tell(one, { ...message, also: [three.reference] })).toMatchObject({
    code: 422,
    body: { message: 'One of the other submissions is of another person. Nothing was told.' },
  })
  const { body } = await tell(one, { ...message, also: [two.reference, one.reference] })
  expect(body.answers).toHaveLength(1)
  const other = await office.open(two.reference)
  expect(other).toMatchObject({
    version: 2,
    answers: [{ way: 'email', state: 'declined', text: message.text }],
  })
  expect(other.row.answeredAt).toBe(body.row.answeredAt)
  expect(other.changes[0]).toMatchObject({ what: 'told', value: 'email' })
  await until(async () => (await office.open(two.reference)).answers[0]?.sentAt !== null)
  const sorry = toAddress(person.email).filter((mail) => plain(mail).includes('Sorry, Meena.'))
  expect(sorry).toHaveLength(1)
})

test('what the applicant withdrew is told nothing, and nothing waits to be told', async () => {
  const row = await apply()
  const version = await set(row, 'declined')
  await tell(row, { way: 'later', version, text: 'Sorry.' })
  const fields = { reference: row.reference, last4: row.mobile.slice(-4) }
  await fetch(`${office.origin}/api/track/withdraw`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  const withdrawn = await office.open(row.reference)
  expect(withdrawn).toMatchObject({ row: { state: 'withdrawn' }, toTell: null })
  expect(await tell(row, { way: 'phone', version: withdrawn.version, text: 'x' })).toMatchObject({
    code: 409,
    body: { message: 'The applicant withdrew this: nothing is left to be told.' },
  })
})

test('answers go with a submission that is merged, come back with it, and leave no trace of one that is erased', async () => {
  const person = { full_name: 'Ravi Dup', mobile: '9000000088', email: 'ravi.dup@example.com' }
  const [one, two] = [await apply(person), await apply(person)]
  const version = await set(two, 'shortlisted')
  await tell(two, { way: 'phone', version, text: 'Shortlisted, Ravi' })
  const later = await set(two, 'declined')
  await tell(two, { way: 'later', version: later, text: 'Sorry, Ravi' })
  const recruiter = office.as('recruiter')
  const merged = await recruiter.post<Submission>(`/submissions/${one.reference}/merge`, {
    with: two.reference,
  })
  expect(merged.body).toMatchObject({
    answers: [{ text: 'Shortlisted, Ravi' }],
    toTell: { text: 'Sorry, Ravi' },
  })
  expect(merged.body.row.answeredAt).toBe(merged.body.answers[0]?.at)
  const parted = await recruiter.post<Submission>(`/submissions/${two.reference}/separate`, {})
  expect(parted.body.row.answeredAt).toBe(merged.body.row.answeredAt)
  expect((await office.open(one.reference)).row.answeredAt).toBe('')
  for (const { reference } of [one, two]) await office.as('owner').delete(`/submissions/${reference}`)
  for (const table of ['answer', 'to_tell', 'invitation', 'placement'] as const) {
    const rows = await office.db.selectFrom(table).select('reference').execute()
    expect(rows.filter(({ reference }) => [one.reference, two.reference].includes(reference))).toEqual([])
  }
})

test('what was told to a submission that was merged since is not told again by mistake', async () => {
  const person = { mobile: '9876511111', email: 'merged@example.com' }
  const [into, other] = [await apply(person), await apply(person)]
  await set(into, 'declined')
  const version = await set(other, 'declined')
  const text = 'Sorry.'
  expect((await tell(other, { way: 'phone', text, version })).code).toBe(200)
  const merged = await office
    .as('recruiter')
    .post<Submission>(`/submissions/${into.reference}/merge`, { with: other.reference })
  const again = await tell(into, { way: 'email', text, version: merged.body.version })
  expect([again.code, again.body.message]).toEqual([
    409,
    expect.stringMatching(/^A recruiter told this by phone on .+\. It was not told again\.$/),
  ])
})

test('what is told to a merged submission answers the one that it was merged with', async () => {
  const person = { mobile: '9876522222', email: 'hidden@example.com' }
  const [into, other] = [await apply(person), await apply(person)]
  await office.as('recruiter').post(`/submissions/${into.reference}/merge`, { with: other.reference })
  const version = await set(other, 'declined')
  const { body } = await tell(other, { way: 'phone', text: 'Sorry.', version })
  expect((await office.open(into.reference)).row.answeredAt).toBe(body.row.answeredAt)
  expect(body.row.answeredAt).not.toBe('')
})
