import type { InboxRow, Submission } from '@/domain/submissions/inbox'
import type { TellPreview } from '@/domain/submissions/telling'
import { applicationForm, contactForm, enquiryForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { headersOf, startMailServer } from '@test/support/mailServer'
import { until } from '@test/support/until'
import { plain } from '../mail/openOutbox'
import { track } from '../track/tracking'
import { APPLY, ENQUIRY, MESSAGE, startInbox } from './inboxServer'
import { type OfficeAnswer, refusedWith } from './officeServer'

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
type Named = Pick<InboxRow, 'reference'>

/** Tells the version of now, unless the body says another. */
const tell = async ({ reference }: Named, body: Body, client = office.as('recruiter')) => {
  const { version } = await office.open(reference)
  return client.post(`/submissions/${reference}/tell`, { version, way: 'phone', ...body }) as Promise<Told>
}

const previewOf = async ({ reference }: Named, body: Body) => {
  const asked = { references: [reference], ...body }
  const { body: preview } = await office.as('recruiter').post<TellPreview>('/submissions/tell/preview', asked)
  if (!preview.first) throw new Error(JSON.stringify(preview))
  return preview.first
}

const merge = ({ reference }: Named, other: Named) =>
  office.as('recruiter').post<Submission>(`/submissions/${reference}/merge`, { with: other.reference })

const changesOf = ({ changes }: Submission) => changes.map(({ what, value }) => [what, value])

/** As an owner changes the text of an answer. */
const setText = (answer: string, text: string) =>
  office.db.updateTable('answer_text').set({ text }).where('answer', '=', answer).execute()

const toAddress = (address: string) => mailServer.received.filter(({ to }) => to[0] === address)

test('the text is made of what is known, in either language, with a reason and similar open jobs', async () => {
  const row = await apply({ language: 'hi', source: 'whatsapp' })
  expect(row).toMatchObject({ language: 'hi', source: 'whatsapp' })
  const job = office.db.updateTable('job').where('job_id', '=', '1001')
  await job.set({ position_hi: 'जावा डेवलपर' }).execute()
  expect(await apply({ language: 'fr', source: 'no such' })).toMatchObject({ language: '', source: '' })
  // The first search loads the jobs.
  await until(async () => (await previewOf(row, { state: 'declined' })).hasSimilar)
  const english = { state: 'declined', language: 'en', reason: 'filled', similar: true }
  const { text, email, whatsapp, also } = await previewOf(row, english)
  expect([email, whatsapp, also]).toEqual([row.email, `91${row.mobile}`, []])
  expect(text).toContain(`Dear ${row.name},`)
  expect(text).toContain(row.about)
  expect(text).toContain(row.reference)
  expect(text).toContain('The place has been filled.')
  // The office in the place of the job.
  expect(text).toContain('Navkaam, +91 80 5550 0181')
  expect(text).not.toMatch(/[{}]/)
  const links = text.match(/: https:\/\/jobs\.example\.com\/job-details\?s=\d+$/gm) ?? []
  expect(links.length).toBeGreaterThan(0)
  expect(links.length).toBeLessThanOrEqual(3)
  // Without a choice in the language of the form.
  const hindi = await previewOf(row, { state: 'declined', reason: 'pay', similar: true })
  expect(hindi.language).toBe('hi')
  expect(hindi.text).toMatch(/वेतन/)
  expect(hindi.text).toContain('जावा डेवलपर, बेंगलुरु')
  expect(hindi.text).toContain(`https://jobs.example.com/hi/track?reference=${row.reference}`)
  expect(hindi.text).toMatch(/: https:\/\/jobs\.example\.com\/hi\/job-details\?s=\d+$/)
  const wrong = { references: [row.reference], state: 'won' }
  expect((await office.as('recruiter').post('/submissions/tell/preview', wrong)).code).toBe(422)
})

test('an owner changes a text; where there is none, the draft stands in its place', async () => {
  const row = await apply()
  await setText('selected', '{name}: chosen in {place}, {unknown}')
  const { text } = await previewOf(row, { state: 'selected' })
  expect(text).toMatch(new RegExp(`^${row.name}: chosen in .+, \\{unknown\\}$`))
  expect((await tell(row, { state: 'selected' })).body.message).toBe(
    'The answer still says {unknown}. Write in its place what the applicant should read.',
  )
  await setText('selected', ' ')
  expect((await previewOf(row, { state: 'selected' })).text).toContain('Congratulations')
})

test('the state is set and mailed with the text that was shown; history, log and list say who did it', async () => {
  const row = await apply()
  const { text } = await previewOf(row, { state: 'declined', reason: 'pay' })
  const { code, body } = await tell(row, { way: 'email', state: 'declined', reason: 'pay' })
  expect(code).toBe(200)
  const recruiter = { id: office.accountOf('recruiter').id, name: 'A recruiter' }
  expect(body.answers).toMatchObject([
    { way: 'email', state: 'declined', text, account: recruiter, failed: '' },
  ])
  expect(body).toMatchObject({ version: 2, row: { state: 'declined' } })
  expect(body.changes.map(({ what, value, version }) => [what, value, version])).toEqual([
    ['state', 'declined', 2],
    ['told', 'email', 2],
  ])
  expect((await office.logLines()).at(-1)).toMatchObject({
    subject: row.reference,
    action: 'submission_changed',
    details: 'State: Not this time, Told by e-mail',
  })
  await until(async () => (await office.open(row.reference)).answers[0]?.sentAt !== null)
  // It counts as an answer once the mail has left.
  const sent = await office.open(row.reference)
  expect(sent.row.answeredAt).toBe(sent.answers[0]?.sentAt)
  const entry = office.db.selectFrom('inbox_entry').where('reference', '=', row.reference)
  const { told_by, told_at } = await entry.select(['told_by', 'told_at']).executeTakeFirstOrThrow()
  expect([told_by, told_at]).toEqual([recruiter.id, body.answers[0]?.at])
  // The first one is the confirmation.
  const [, mail, ...more] = toAddress(row.email)
  expect(more).toEqual([])
  expect(mail && headersOf(mail)).toMatchObject({
    'message-id': `<answer.${body.answers[0]?.id}@staff.example>`,
    'reply-to': 'careers@navkaam.example',
    subject: `Your application: not this time (${row.reference})`,
  })
  expect(mail && plain(mail)).toContain(text)
  expect(await office.names({ answered: 'no', search: row.mobile })).toEqual([])
})

test('what was told is not told again by mistake, and the refusal says who told it', async () => {
  const row = await apply()
  const other = await office.openSession(office.accountOf('owner').id)
  const shortlisted = { state: 'shortlisted', text: ' Told\r\nnow. ' }
  const told = await tell(row, shortlisted)
  expect(told).toMatchObject({ code: 200, body: { answers: [{ way: 'phone', text: 'Told\nnow.' }] } })
  expect(told.body.answers[0]?.sentAt).toBe(told.body.answers[0]?.at)
  // Another had opened it before.
  expect(await tell(row, { ...shortlisted, way: 'email', version: 1 }, other)).toMatchObject(
    refusedWith(
      409,
      'A recruiter changed the state to Shortlisted and answered the applicant by phone. Your change was not made.',
    ),
  )
  const again = { ...shortlisted, way: 'whatsapp' }
  expect(await tell(row, again, other)).toMatchObject(
    refusedWith(409, 'A recruiter answered this by phone on 06-03-2026. Nothing was sent again.'),
  )
  const twice = await tell(row, { ...again, again: true }, other)
  expect(twice.body.answers.map(({ way }) => way)).toEqual(['whatsapp', 'phone'])
  // The first answer stays the first.
  expect(twice.body.row.answeredAt).toBe(told.body.row.answeredAt)
  // Another state is news, and so is the same one later.
  expect((await tell(row, { state: 'declined' })).code).toBe(200)
  expect((await tell(row, shortlisted)).code).toBe(200)
})

test('a message in a state that is no answer leaves the submission unanswered', async () => {
  const { body } = await tell(await apply(), { state: 'in_review', text: 'We are reading it.' })
  expect(body.row.answeredAt).toBe('')
  expect(body.answers).toHaveLength(1)
})

const OPEN = 'The answer still says {date}, {where}. Write in its place what the applicant should read.'
const DAY = { day: '2026-03-09', time: '10:30', place: 'Raipur office', bring: '' }

test.each([
  ['way', { way: 'fax' }, 422, 'Invalid request.'],
  ['state', { state: 'received' }, 422, "There is nothing to tell in the state 'Received'."],
  ['state of another kind', { state: 'won' }, 422, 'Invalid request.'],
  ['reason', { reason: 'rude' }, 422, 'Invalid request.'],
  ['reason of another state', { state: 'selected', reason: 'pay' }, 422, 'Invalid request.'],
  ['empty text', { text: ' ' }, 422, 'The answer is empty.'],
  ['long text', { text: 'x'.repeat(2001) }, 422, 'The answer is too long. The limit is 2000 characters.'],
  ['open field', { text: 'On {date}, {where}' }, 422, OPEN],
  ['missing recipient', { state: 'sent_to_employer' }, 422, 'Say to whom it was sent.'],
  ['unknown other', { also: ['AAAA-AAAA'] }, 404, 'There is no such submission. It may have been erased.'],
])('a wrong %s is refused with a sentence, and nothing is told', async (_what, wrong, code, message) => {
  const row = await apply()
  const answer = await tell(row, { state: 'declined', ...wrong })
  expect(answer).toMatchObject({ code, body: { message } })
  expect(await office.open(row.reference)).toMatchObject({
    row: { state: 'received' },
    answers: [],
    toSend: null,
    version: 1,
  })
})

test('braces, < and & in a name, a job and a place go out as they are, by one and by many', async () => {
  const position = 'C++ <Engineer> {date} & {Field}'
  const job = office.db.updateTable('job').where('job_id', '=', '1003')
  await job.set({ position, location: '{where}' }).execute()
  const person = { job_id: '1003', full_name: 'Deepa <b>{zzz}</b> & Co' }
  const [one, many] = [await apply(person), await apply({ ...person, full_name: '{name} {invitation}' })]
  const invitation = { ...DAY, place: '{date}, Gate {3}' }
  const asked = { state: 'interview', invitation, way: 'email' }
  const told = await tell(one, asked)
  expect(told.code).toBe(200)
  const { text } = told.body.answers[0] ?? {}
  expect(text).toContain(`Dear ${person.full_name}`)
  expect(text).toContain(position)
  expect(text).toContain('{date}, Gate {3}')
  expect(text).toContain('Monday, 9 March 2026')
  // Typed by hand, the braces of values still are no fields.
  expect((await tell(one, { ...asked, text: `${text}\nSee you.`, again: true })).code).toBe(200)
  const bulk = { references: [many.reference], state: 'interview', invitation }
  expect((await office.as('recruiter').post('/submissions/tell', bulk)).body).toMatchObject({
    counts: { mailed: 1 },
  })
  expect((await office.open(many.reference)).answers[0]?.text).toContain('Dear {name} {invitation}')
})

test('where an applicant cannot be reached that way, a sentence says so; others are told', async () => {
  const form = contactForm({ mobile: '022 2345 6789' })
  const message = await office.send('2026-03-01T09:00:00.000Z', MESSAGE, form)
  const two = { email: 'eve@example.com, all@staff.example' }
  await office.db.updateTable('contact_message').set(two).execute()
  expect(await previewOf(message, { state: 'answered' })).toMatchObject({ email: null, whatsapp: null })
  const answered = { state: 'answered', text: 'x' }
  const refused = async (way: string) => (await tell(message, { ...answered, way })).body.message
  expect(await refused('email')).toBe(
    'There is no e-mail address to write to. Tell it on WhatsApp or by phone.',
  )
  expect(await refused('whatsapp')).toBe('WhatsApp cannot reach this number. Tell it by e-mail or by phone.')
  expect(await tell(message, answered)).toMatchObject({ code: 200 })
  const other = enquiryForm({ company_attachment: undefined, mobile: '+91 98765 43210' })
  const enquiry = await office.send('2026-03-01T09:01:00.000Z', ENQUIRY, other)
  expect((await previewOf(enquiry, { state: 'won' })).whatsapp).toBe('919876543210')
})

test("'Later' sets the state, and keeps the text until it is told, or a newer one in its place", async () => {
  const row = await apply()
  const first = await tell(row, { way: 'later', state: 'declined', text: 'Sorry.' })
  expect(first.body).toMatchObject({
    answers: [],
    row: { answeredAt: '', state: 'declined' },
    toSend: { state: 'declined', text: 'Sorry.', why: 'later' },
    version: 2,
  })
  const second = { way: 'later', state: 'declined', text: 'Very sorry.' }
  expect((await tell(row, second)).body.toSend?.text).toBe('Very sorry.')
  const { body } = await tell(row, { ...second, way: 'whatsapp' })
  expect(body).toMatchObject({ toSend: null, answers: [{ way: 'whatsapp' }] })
})

test('an invitation is kept with the link that was shown, and its day, time and place are filled in', async () => {
  await setText('interview', 'On {date} at {time}: {where}. Bring {bring}. {invitation}')
  const row = await apply()
  const asked = { state: 'interview', invitation: { ...DAY, bring: 'a pen' } }
  const begun = await previewOf(row, { ...asked, invitation: { ...DAY, day: '', bring: 'a pen' } })
  expect(begun.text).toMatch(/^On \{date\} at 10:30 am: Raipur office\. Bring a pen\. https:/)
  const past = await tell(row, { ...asked, invitation: { ...DAY, day: '2026-03-05' } })
  expect(past.code).toBe(422)
  expect((await office.open(row.reference)).questions).toEqual([])
  const { text } = await previewOf(row, asked)
  const { body } = await tell(row, asked)
  expect(body.questions[0]).toMatchObject({ ...DAY, bring: 'a pen', answer: '', came: '' })
  const id = body.questions[0]?.id ?? ''
  expect(id).toMatch(/^[\w-]{22,}$/)
  expect(body.answers[0]?.text).toBe(
    `On Monday, 9 March 2026 at 10:30 am: Raipur office. Bring a pen. https://jobs.example.com/invitation/${id}`,
  )
  expect(text).toBe(body.answers[0]?.text)
  expect(changesOf(body)).toEqual([
    ['invited', '2026-03-09'],
    ['state', 'interview'],
    ['told', 'phone'],
  ])
  await setText('interview', '')
})

test("'Sent to employer' says to whom, and writes it down", async () => {
  const row = await apply()
  const { body } = await tell(row, {
    state: 'sent_to_employer',
    recipient: ' Trishul  Works ',
    withoutYes: 'She asked us to on the phone.',
  })
  expect(body).toMatchObject({
    row: { state: 'sent_to_employer' },
    disclosures: [{ recipient: 'Trishul Works', reason: 'She asked us to on the phone.' }],
  })
  expect(changesOf(body)).toContainEqual(['disclosed', 'Trishul Works'])
})

test('one message counts for other submissions that it reaches, each with its name; another name is marked', async () => {
  const person = { full_name: 'Meena', mobile: '9000000077', email: 'meena@example.com' }
  const one = await apply(person)
  const two = await apply({ ...person, full_name: 'MEENA', job_id: '1002' })
  const brother = await apply({ ...person, full_name: 'Birju', email: 'birju@example.com' })
  const { also } = await previewOf(one, { state: 'declined' })
  expect(also.map(({ name, isSamePerson, ways }) => [name, isSamePerson, ways])).toEqual([
    ['MEENA', true, ['email', 'whatsapp', 'phone']],
    ['Birju', false, ['whatsapp', 'phone']],
  ])
  const message = { way: 'email', state: 'declined' }
  expect(await tell(one, { ...message, also: [brother.reference] })).toMatchObject(
    refusedWith(422, 'A message by e-mail does not reach Birju, who has another address. Nothing was sent.'),
  )
  const shown = await previewOf(one, { state: 'declined', also: [two.reference] })
  expect(shown.text).toMatch(new RegExp(`This message is also about: ${two.about}$`))
  const { body } = await tell(one, { ...message, also: [two.reference, one.reference] })
  expect(body.answers).toMatchObject([{ text: shown.text }])
  const other = await office.open(two.reference)
  // It counts as told; its state is its own.
  expect(other).toMatchObject({ version: 2, row: { state: 'received' }, answers: [{ way: 'email' }] })
  expect(changesOf(other)).toEqual([['told', 'email']])
  await until(async () => (await office.open(two.reference)).answers[0]?.sentAt !== null)
  expect((await office.open(two.reference)).row.answeredAt).not.toBe('')
  expect(toAddress(person.email).filter((mail) => plain(mail).includes('also about'))).toHaveLength(1)
  expect((await office.open(brother.reference)).answers).toEqual([])
})

test('what the applicant withdrew is told nothing, and nothing waits to be told', async () => {
  const row = await apply()
  await tell(row, { way: 'later', state: 'declined', text: 'Sorry.' })
  await track(office, '/withdraw', { reference: row.reference, last4: row.mobile.slice(-4) })
  expect(await office.open(row.reference)).toMatchObject({ row: { state: 'withdrawn' }, toSend: null })
  expect(await tell(row, { state: 'declined' })).toMatchObject(
    refusedWith(409, 'The applicant withdrew this: nothing is left to be told.'),
  )
})

test('answers are merged and separated with their submission, and erased without a trace', async () => {
  const person = { full_name: 'Ravi Dup', mobile: '9000000088', email: 'ravi.dup@example.com' }
  const [one, two] = [await apply(person), await apply(person)]
  await tell(two, { state: 'shortlisted', text: 'Shortlisted, Ravi' })
  await tell(two, { way: 'later', state: 'declined', text: 'Sorry, Ravi' })
  const merged = await merge(one, two)
  expect(merged.body).toMatchObject({
    answers: [{ text: 'Shortlisted, Ravi' }],
    toSend: { text: 'Sorry, Ravi' },
  })
  expect(merged.body.row.answeredAt).toBe(merged.body.answers[0]?.at)
  const separate = `/submissions/${two.reference}/separate`
  const parted = await office.as('recruiter').post<Submission>(separate, {})
  expect(parted.body.row.answeredAt).toBe(merged.body.row.answeredAt)
  expect((await office.open(one.reference)).row.answeredAt).toBe('')
  for (const { reference } of [one, two]) await office.as('owner').delete(`/submissions/${reference}`)
  for (const table of ['answer', 'to_send', 'question', 'placement'] as const) {
    const rows = await office.db.selectFrom(table).select('reference').execute()
    expect(rows.filter(({ reference }) => [one.reference, two.reference].includes(reference))).toEqual([])
  }
})

test('of two merged submissions what one was told answers both, and is not told again by mistake', async () => {
  const person = { mobile: '9876511111', email: 'merged@example.com' }
  const [into, other] = [await apply(person), await apply(person)]
  await tell(into, { way: 'later', state: 'declined' })
  expect((await tell(other, { state: 'declined' })).code).toBe(200)
  await merge(into, other)
  const again = await tell(into, { way: 'email', state: 'declined' })
  expect([again.code, again.body.message]).toEqual([
    409,
    expect.stringMatching(/^A recruiter answered this by phone on .+\. Nothing was sent again\.$/),
  ])
  const hidden = { mobile: '9876522222', email: 'hidden@example.com' }
  const [shown, merged] = [await apply(hidden), await apply(hidden)]
  await merge(shown, merged)
  const { row } = (await tell(merged, { state: 'declined' })).body
  expect(row.answeredAt).not.toBe('')
  expect((await office.open(shown.reference)).row.answeredAt).toBe(row.answeredAt)
})
