import type { InboxRow } from '@/domain/submissions/inbox'
import { applicationForm, contactForm, enquiryForm, internshipForm, resumeForm } from '@test/support/builders'
import { at, NOT_FOUND, track } from '@test/server/track/tracking'
import { post } from '@test/support/server'
import { APPLY, ENQUIRY, INTERNSHIP, MESSAGE, RESUME, startInbox, type InboxServer } from './inboxServer'

let office: InboxServer
let sent: Record<'kiran' | 'ravi' | 'meena' | 'asha' | 'farhan', InboxRow>
beforeAll(async () => {
  office = await startInbox()
  const { send } = office
  sent = {
    kiran: await send('2026-03-01T08:00:00.000Z', APPLY, applicationForm({ source: 'poster' })),
    ravi: await send('2026-03-02T08:00:00.000Z', RESUME, resumeForm({ mobile: '+91 98765 01234' })),
    meena: await send('2026-03-03T08:00:00.000Z', INTERNSHIP, internshipForm()),
    // Half past one in the morning of the fifth, in India.
    asha: await send('2026-03-04T20:00:00.000Z', ENQUIRY, enquiryForm()),
    farhan: await send(
      '2026-03-05T08:00:00.000Z',
      MESSAGE,
      contactForm({ name: 'फ़रहान अली', language: 'hi' }),
    ),
  }
})
afterAll(() => office.close())

const FARHAN = 'फ़रहान अली'

test('what came in is listed with what each form asks for, the newest first', async () => {
  const { rows, total } = await office.list()
  expect(total).toBe(5)
  expect(rows.map(({ name }) => name)).toEqual([
    FARHAN,
    'Asha Verma',
    'Meena Tirkey',
    'Ravi Sahu',
    'Kiran Netam',
  ])
  const { position } = await office.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', '1001')
    .executeTakeFirstOrThrow()
  expect(rows[4]).toEqual({
    reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/) as string,
    kind: 'application',
    name: 'Kiran Netam',
    email: 'kiran.netam@example.com',
    mobile: '9898989898',
    company: '',
    about: position,
    jobId: '1001',
    place: expect.any(String) as string,
    experience: '4 years 2 months',
    ctc: '5 Lakhs 7 Thousand',
    receivedAt: '2026-03-01T08:00:00.000Z',
    state: 'received',
    stateAt: '2026-03-01T08:00:00.000Z',
    answeredAt: '',
    askedAt: '',
    source: 'poster',
    language: '',
    assignee: null,
    tags: [],
    files: 2,
    keepForOtherJobs: '',
    isDuplicate: false,
  })
  expect(rows[3]).toMatchObject({
    mobile: '9876501234',
    experience: '3 years 6 months',
    ctc: '4 to 6 Lakhs',
  })
  expect(rows[1]).toMatchObject({
    company: 'Trishul Precision Works',
    about: 'Recruitment, Manpower for survey',
    experience: '',
    ctc: '',
  })
  expect(rows[0]).toMatchObject({ about: 'When is the next walk-in drive? I live in Bhilai.', files: 0 })
})

test.each([
  [{ kind: 'resume' }, ['Ravi Sahu']],
  [{ job: '1001' }, ['Kiran Netam']],
  [{ experience: '4-' }, ['Kiran Netam']],
  [{ experience: '-3' }, ['Ravi Sahu']],
  [{ experience: '3-4' }, ['Ravi Sahu', 'Kiran Netam']],
  [{ ctc: '5-6' }, ['Kiran Netam']],
  [{ ctc: '-4' }, ['Ravi Sahu']],
  [{ from: '2026-03-05' }, [FARHAN, 'Asha Verma']],
  [{ to: '2026-03-02' }, ['Ravi Sahu', 'Kiran Netam']],
  [{ from: '2026-03-03', to: '2026-03-04' }, ['Meena Tirkey']],
  [{ assignee: 'nobody', kind: 'enquiry' }, ['Asha Verma']],
  [{ source: 'poster' }, ['Kiran Netam']],
  [{ source: 'whatsapp' }, []],
  [{ source: 'none', to: '2026-03-03' }, ['Meena Tirkey', 'Ravi Sahu']],
  [{ language: 'hi' }, [FARHAN]],
])('it is filtered by %j', async (query, names) => {
  expect(await office.names(query)).toEqual(names)
})

test('several values of one filter are alternatives', async () => {
  const { body } = await office
    .as('reader')
    .get<{ total: number }>('/submissions?kind=resume&kind=enquiry&state=received')
  expect(body.total).toBe(2)
  const sources = await office.as('reader').get('/submissions?source=poster,none&source=rss')
  expect(sources.body).toMatchObject({ total: 5 })
})

test.each([
  ['9876501234', ['Ravi Sahu']],
  ['+91 98765 01234', ['Ravi Sahu']],
  ['765012', ['Ravi Sahu']],
  ['RAVI.SAHU@', ['Ravi Sahu']],
  ['sahu ravi', ['Ravi Sahu']],
  ['ra', ['Ravi Sahu']],
  ['ah', []],
  ['trishul precision', ['Asha Verma']],
  ['bhilai', [FARHAN, 'Meena Tirkey']],
  ['फ़रहान', [FARHAN]],
  ['"; drop', []],
  ['100%', []],
  ['human resources', ['Meena Tirkey']],
])('a search for %s finds what has all its words', async (search, names) => {
  expect(await office.names({ search })).toEqual(names)
})

test.each([
  ['name', ['Asha Verma', 'Kiran Netam', 'Meena Tirkey', 'Ravi Sahu', FARHAN]],
  ['email', ['Asha Verma', FARHAN, 'Kiran Netam', 'Meena Tirkey', 'Ravi Sahu']],
  ['mobile', [FARHAN, 'Meena Tirkey', 'Ravi Sahu', 'Asha Verma', 'Kiran Netam']],
  ['kind', ['Kiran Netam', FARHAN, 'Asha Verma', 'Meena Tirkey', 'Ravi Sahu']],
  ['experience', ['Ravi Sahu', 'Kiran Netam', FARHAN, 'Asha Verma', 'Meena Tirkey']],
  ['ctc', ['Ravi Sahu', 'Kiran Netam', FARHAN, 'Asha Verma', 'Meena Tirkey']],
  ['files', [FARHAN, 'Asha Verma', 'Meena Tirkey', 'Ravi Sahu', 'Kiran Netam']],
  ['receivedAt', ['Kiran Netam', 'Ravi Sahu', 'Meena Tirkey', 'Asha Verma', FARHAN]],
  ['assignee', [FARHAN, 'Asha Verma', 'Meena Tirkey', 'Ravi Sahu', 'Kiran Netam']],
])('it is sorted by %s', async (sort, names) => {
  expect(await office.names({ sort, order: 'asc' })).toEqual(names)
})

test('where nothing is known comes last in both directions, and texts are sorted without regard to case', async () => {
  expect((await office.names({ sort: 'ctc', order: 'desc' })).slice(0, 2)).toEqual([
    'Kiran Netam',
    'Ravi Sahu',
  ])
  expect((await office.names({ sort: 'about', order: 'asc' })).length).toBe(5)
  expect((await office.names({ sort: 'place', order: 'desc' })).length).toBe(5)
})

test('it is read page by page, with how many there are', async () => {
  const page = (number: string) => office.list({ page: number, pageSize: '2' })
  expect((await page('0')).rows.map(({ name }) => name)).toEqual([FARHAN, 'Asha Verma'])
  expect((await page('2')).rows.map(({ name }) => name)).toEqual(['Kiran Netam'])
  const beyond = { rows: [], total: 5, newestAt: (await page('0')).rows[0]?.receivedAt }
  expect(await page('9')).toEqual(beyond)
  expect(await office.list({ page: '9', search: 'example' })).toEqual(beyond)
})

test.each([
  'kind=toString',
  'sort=version',
  'order=up',
  'page=-1',
  'pageSize=101',
  'pageSize=0',
  'to=2026-13-01',
  'experience=2',
  `tag=${'a'.repeat(201)}`,
  'search=a&search=b',
])('an address with %s is refused', async (query) => {
  expect(await office.as('owner').get(`/submissions?${query}`)).toMatchObject({
    code: 422,
    body: { status: '0', message: 'Invalid request.' },
  })
})

test('a submission is opened with its fields, files and a line in the log', async () => {
  const { reference } = sent.ravi
  const entry = await office.open(reference, office.as('reader'))
  expect(entry).toMatchObject({
    row: sent.ravi,
    version: 1,
    notes: [],
    history: [],
    duplicates: [],
    answers: [],
    toSend: null,
    questions: [],
    placement: null,
    mergedInto: null,
  })
  expect(entry.fields).toContainEqual({ label: 'Qualification', value: 'B.Com' })
  expect(entry.fields).toContainEqual({ label: 'Mobile no', value: '9876501234' })
  // Not asked, so not shown.
  expect(entry.fields).toContainEqual({ label: 'Under 18', value: 'Not said' })
  expect(entry.files.map(({ name, isPhoto }) => [name, isPhoto])).toEqual([
    ['photo.png', true],
    ['resume.docx', false],
  ])
  const last = (await office.logLines()).findLast(({ action }) => action === 'submission_seen')
  expect(last).toMatchObject({ account: 'reader@office.example', subject: reference, details: '' })
  expect(JSON.stringify(await office.logLines())).not.toMatch(/Ravi|98765/)
})

test('a search for a reference finds its submission alone, however it is typed and even if it was merged', async () => {
  const { reference, name } = sent.ravi
  for (const search of [
    reference,
    reference.toLowerCase().replace('-', ''),
    ` ${reference.replace('-', ' ')} `,
  ])
    expect([search, await office.names({ search })]).toEqual([search, [name]])
  expect((await office.as('owner').get(`/submissions/${reference.toLowerCase()}`)).code).toBe(404)
  const other = office.db.updateTable('inbox_entry').where('reference', '=', reference)
  await other.set({ merged_into: sent.kiran.reference }).execute()
  expect(await office.names({ search: reference })).toEqual([name])
  await other.set({ merged_into: null }).execute()
  const found = (
    await office.as('owner').get<{ rows: { subject: string }[] }>(`/log?search=${reference.replace('-', '')}`)
  ).body
  expect(new Set(found.rows.map(({ subject }) => subject))).toEqual(new Set([reference]))
})

test.each(['resume-none', 'nothing', 'toString-1', 'constructor-1', 'job-1001', 'resume-'])(
  'the reference %s leads nowhere',
  async (reference) => {
    const { as } = office
    const codes = [
      (await as('owner').get(`/submissions/${reference}`)).code,
      (await as('owner').get(`/submissions/${reference}/photo`)).code,
      (await as('owner').get(`/submissions/${reference}/files/1`)).code,
      (await as('owner').patch(`/submissions/${reference}`, { version: 1, state: 'received' })).code,
      (await as('owner').post(`/submissions/${reference}/notes`, { text: 'a' })).code,
      (await as('owner').put(`/submissions/${reference}/tags`, { tags: [] })).code,
      (await as('owner').delete(`/submissions/${reference}`)).code,
    ]
    expect(codes).toEqual([404, 404, 404, 404, 404, 404, 404])
  },
)

test('a file is downloaded, never shown, and only under its own submission', async () => {
  const { reference } = sent.kiran
  const resume = (await office.open(reference)).files.find(({ isPhoto }) => !isPhoto)
  const address = `/submissions/${reference}/files/${resume?.id}`
  const answer = await office.as('recruiter').get(address)
  expect(answer.code).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="resume.docx"; filename*=UTF-8''resume.docx`,
  )
  expect(
    await office.as('owner').get(`/submissions/${sent.ravi.reference}/files/${resume?.id}`),
  ).toMatchObject({
    code: 404,
  })
  const photo = await office.as('reader').get(`/submissions/${reference}/photo`)
  expect([photo.code, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const lines = (await office.logLines()).map(({ action, subject, details }) => [action, subject, details])
  expect(lines).toContainEqual(['file_downloaded', reference, 'resume'])
})

test('what can be chosen is told', async () => {
  const { body } = await office.as('reader').get<Record<string, unknown[]>>('/inbox-choices')
  expect(body.jobs).toEqual([{ id: '1001', position: sent.kiran.about }])
  expect(body.places).toContain(sent.kiran.place)
  expect(body.accounts).toEqual([
    { id: office.accountOf('owner').id, name: 'A owner' },
    { id: office.accountOf('recruiter').id, name: 'A recruiter' },
  ])
})

test('those who asked come first, then those who wait longest; what was told since ends the waiting', async () => {
  const stands = {
    kiran: { state: 'shortlisted', state_at: '2026-03-02', told_at: '2026-03-01', asked_at: '2026-03-04' },
    ravi: { state: 'shortlisted', state_at: '2026-03-02', told_at: '2026-03-04', asked_at: '2026-03-03' },
    meena: { state: 'declined', state_at: '2026-03-03' },
    asha: { state: 'in_talks', state_at: '2026-03-04' },
    farhan: { state: 'received', state_at: '2026-03-05' },
  } as const
  for (const [name, values] of Object.entries(stands))
    await office.db
      .updateTable('inbox_entry')
      .set(values)
      .where('reference', '=', sent[name as keyof typeof sent].reference)
      .execute()
  await office.db
    .updateTable('inbox_entry')
    .set({ answered_at: '2026-03-04' })
    .where('reference', '=', sent.ravi.reference)
    .execute()
  const inOrder = ['Kiran Netam', 'Asha Verma', FARHAN, 'Ravi Sahu', 'Meena Tirkey']
  expect(await office.names({ sort: 'waits' })).toEqual(inOrder)
  expect(await office.names({ sort: 'waits', order: 'desc' })).toEqual(inOrder.toReversed())
  expect(await office.names({ sort: 'waits', waits: 'yes' })).toEqual(inOrder.slice(0, 4))
  expect(await office.names({ waits: 'no' })).toEqual(['Meena Tirkey'])
  expect(await office.names({ asked: 'yes' })).toEqual(['Kiran Netam'])
  expect((await office.names({ asked: 'no' })).length).toBe(4)
  expect(await office.names({ answered: 'yes' })).toEqual(['Ravi Sahu'])
  expect((await office.names({ answered: 'no' })).length).toBe(4)
  const { rows } = await office.list({ sort: 'waits', state: 'shortlisted' })
  expect(rows.map(({ askedAt }) => askedAt)).toEqual(['2026-03-04', ''])
})

test('what visitors tell us has its reason as a tag; who was asked for money comes first until somebody sees to it', async () => {
  const before = await office.names()
  const html = '<b>Pay</b>\n<script>alert(1)</script> '
  const text = html + 'x'.repeat(5000 - html.length)
  const told = (changes: Record<string, string>) =>
    contactForm({ name: 'Rekha', email: '', reason: 'money', job: '1001', message: text, ...changes })
  const money = await office.send('2026-02-01T08:00:00.000Z', MESSAGE, told({ mobile: '98262 00001' }))
  const filled = { reason: 'job_filled', job: 'none', mobile: '', email: 'mina@example.org', name: 'Mina' }
  const other = await office.send('2026-02-02T08:00:00.000Z', MESSAGE, told(filled))
  expect([money.tags, other.tags]).toEqual([['Asked for money'], ['Job is filled']])
  expect((await office.list()).newestAt).toBe('2026-03-05T08:00:00.000Z')
  expect(await office.names()).toEqual(['Rekha', ...before, 'Mina'])
  expect(await office.names({ order: 'asc' })).toEqual(['Rekha', 'Mina', ...before.toReversed()])
  expect(await office.names({ tag: 'Job is filled' })).toEqual(['Mina'])

  const about = { label: 'What is it about?', value: 'I was asked for money' }
  const { fields } = await office.open(money.reference)
  expect(fields).toContainEqual(about)
  expect(fields).toContainEqual({ label: 'Job', value: `${sent.kiran.about} (1001)` })
  expect(fields).toContainEqual({ label: 'Message', value: text })
  expect((await office.open(other.reference)).fields.map(({ label }) => label)).not.toContain('Job')

  const pair = { reference: money.reference, last4: '0001' }
  const shown = await track(office, '', pair)
  expect(shown.data?.fields).toContainEqual(about)
  expect(shown.data?.fields).toContainEqual({ label: 'Job', value: sent.kiran.about })
  expect((await track(office, '/correct', { ...pair, mobile: '98262 00002' })).data?.mobile).toBe(
    '9826200002',
  )
  for (const last4 of ['', '0000', 'mple.org'])
    expect((await track(office, '', { reference: other.reference, last4 })).message).toBe(NOT_FOUND)

  await office.setState(money.reference, 'answered')
  expect((await office.names()).at(-1)).toBe('Rekha')
  await office.setState(money.reference, 'received')
  expect((await office.names())[0]).toBe('Rekha')
  await office.as('recruiter').put(at(money.reference, '/tags'), { tags: [] })
  expect((await office.names()).at(-1)).toBe('Rekha')
})

test.each([
  [{ reason: '' }, 'Please select what it is about.'],
  [{ message: 'x'.repeat(5001) }, 'Message is too long. The limit is 5000 characters.'],
  [{ mobile: '', email: '' }, 'Please enter a mobile number or an email address.'],
  [{ mobile: 'call me', email: '' }, 'Please enter a mobile number, for example 9876543210.'],
])('what visitors tell us with %j is refused', async (changes, message) => {
  const form = contactForm({ reason: 'other', ...changes })
  expect(await post(office, MESSAGE, form)).toMatchObject({ code: 422, message })
})
