import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Submission } from '@/domain/office/inbox'
import { PRIVACY_VERSION } from '@/domain/privacy'
import type { Tracked } from '@/domain/track'
import { readZip } from '@/server/files/zip'
import { insertAnswer } from '@/server/repositories/office/answers'
import { insertDisclosures } from '@/server/repositories/office/disclosures'
import { keepResumeText } from '@/server/repositories/office/resumeTexts'
import { writeRetention } from '@/server/repositories/office/settings'
import { applicationForm, contactForm, docBytes, enquiryForm, fileOf } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { isWritten, newPlace, tablesWith, type Place } from '@test/support/places'
import { APPLY, ENQUIRY, MESSAGE, startInbox } from '../office/inboxServer'
import { NOT_FOUND, track } from './tracking'

const lines: string[] = []
let place: Place
const office = forSuite(async () => {
  place = await newPlace()
  return startInbox({
    ...place,
    logStream: { write: (line) => lines.push(line) },
    // A mail server that is away: its mails wait.
    settings: { LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'hr@staff.example' },
  })
})

let sent = 0
/** An application of a person of their own, with the last digits of its number. */
const apply = async (changes: Record<string, string | File> = {}) => {
  sent += 1
  const mobile = `98262${`${sent}`.padStart(5, '0')}`
  const at = new Date(Date.UTC(2026, 0, 1, 0, sent)).toISOString()
  const form = applicationForm({ mobile, email: `${sent}@sender.example`, ...changes })
  const { reference } = await office.send(at, APPLY, form)
  return { reference, last4: mobile.slice(-4), mobile, at }
}

const at = (reference: string, rest = '') => `/submissions/${reference}${rest}`

const patch = (reference: string, version: number, state: string) =>
  office.as('recruiter').patch<Submission & { message: string }>(at(reference), { version, state })

const disclose = (reference: string, recipient: string) =>
  insertDisclosures(office.db, [reference], { recipient, at: '2026-03-06T10:00:00.000Z', accountId: '' })

const historyOf = async (reference: string) =>
  (await office.open(reference)).changes.map(({ what, value, account }) => [what, value, account.name])

const logOf = async (reference: string) =>
  (await office.logLines())
    .filter(({ subject, account }) => subject === reference && account === 'the applicant')
    .map(({ action, details, address }) => [action, details, address])

test('the sender sees what was sent, for what, and where it stands', async () => {
  const { reference, last4, mobile, at: sentAt } = await apply({ full_name: 'Asha Verma' })
  await writeRetention(office.db, 6)
  await patch(reference, 1, 'shortlisted')
  await disclose(reference, 'Trishul Works')
  const { code, headers, data } = await track(office, '', { reference, last4 })
  expect([code, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { position } = await office.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', '1001')
    .executeTakeFirstOrThrow()
  expect(data).toEqual({
    reference,
    kind: 'Application',
    sentAt,
    about: position,
    job: { id: '1001', position, isOpen: true },
    state: 'Shortlisted',
    codes: { kind: 'application', state: 'shortlisted' },
    stateAt: expect.stringMatching(/^2026-03-06T10:/),
    isWithdrawn: false,
    canAsk: false,
    askedOn: null,
    answers: [],
    invitationUrl: null,
    invitationDay: null,
    email: `${sent}@sender.example`,
    mobile,
    fields: expect.arrayContaining([
      { label: 'Job', value: position },
      { label: 'Full name', value: 'Asha Verma' },
      { label: 'Experience, years', value: '4' },
    ]),
    files: [
      { name: 'photo.jpg', size: 64 },
      { name: 'resume.docx', size: expect.any(Number) },
    ],
    keptUntil: sentAt.replace('2026-01-01', '2026-07-01'),
    disclosures: [{ recipient: 'Trishul Works', at: '2026-03-06T10:00:00.000Z' }],
    privacyVersion: `${PRIVACY_VERSION}`,
    copyUrl: expect.stringMatching(/^\/api\/track\/copy\?/),
  })
  await writeRetention(office.db, null)
  expect((await track(office, '', { reference, last4 })).data?.keptUntil).toBeNull()
})

test('a reference and digits are taken however they are typed, and in every kind of body', async () => {
  const { reference, last4, mobile } = await apply()
  for (const typed of [
    reference.toLowerCase(),
    reference.replace('-', ''),
    ` ${reference.replace('-', ' ')} `,
  ])
    expect((await track(office, '', { reference: typed, last4 })).data?.reference).toBe(reference)
  for (const digits of [
    ` ${last4} `,
    mobile,
    `+91 ${mobile}`,
    last4.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''),
  ])
    expect([digits, (await track(office, '', { reference, last4: digits })).code]).toEqual([digits, 200])
  const multipart = new FormData()
  for (const [name, value] of Object.entries({ reference, last4 })) multipart.set(name, value)
  for (const body of [multipart, new URLSearchParams({ reference, last4 })]) {
    const response = await fetch(`${office.origin}/api/track`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ status: '1', data: { reference } })
  }
})

test('whatever is wrong gets one answer, to the byte', async () => {
  const { reference, last4 } = await apply()
  const erased = await apply()
  expect(await track(office, '/erase', erased)).toMatchObject({ code: 200, message: expect.any(String) })
  const unknown = (await apply()).reference
  await office.as('owner').delete(at(unknown))
  const { reference: withoutMobile } = await office.send(
    '2026-02-01T00:00:00.000Z',
    MESSAGE,
    contactForm({ mobile: '' }),
  )
  const { reference: withTwoDigits } = await office.send(
    '2026-02-01T00:01:00.000Z',
    MESSAGE,
    contactForm({ mobile: '99' }),
  )
  const wrong = [
    { reference, last4: '0000' },
    { reference, last4: last4.slice(1) },
    { reference, last4: '' },
    { reference: '', last4 },
    { reference: unknown, last4 },
    { reference: `O${reference.slice(1)}`, last4 },
    { reference: `R7K4-92QX\u0000`, last4 },
    { reference: withoutMobile, last4: '' },
    { reference: withTwoDigits, last4: '99' },
    erased,
  ]
  for (const path of ['', '/correct', '/withdraw', '/ask', '/erase'] as const)
    for (const claim of wrong) {
      const { code, text } = await track(office, path, claim)
      expect([path, claim, code, text]).toEqual([path, claim, 404, `{"status":"0","message":"${NOT_FOUND}"}`])
      await office.db.deleteFrom('sign_in_count').execute()
    }
  expect((await fetch(`${office.origin}/api/track`, { method: 'POST' })).status).toBe(422)
})

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
  await patch(reference, 1, 'shortlisted')
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

  expect(await patch(reference, 2, 'declined')).toMatchObject({
    code: 409,
    body: { message: 'The applicant changed the state to Withdrawn. Your change was not made.' },
  })
  for (const state of ['in_review', 'withdrawn'])
    expect(await patch(reference, 3, state)).toMatchObject({
      code: 409,
      body: { message: "The applicant withdrew this. Only an owner can change that, by 'Take back'." },
    })
  const other = await apply()
  const bulk = { references: [reference, other.reference], state: 'declined' }
  expect((await office.as('owner').post('/submissions/bulk', bulk)).body).toEqual({
    changed: 1,
    withdrawn: 1,
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
  expect((await patch(reference, 5, 'in_review')).code).toBe(200)
  expect(await track(office, '/withdraw', { reference, last4 })).toMatchObject({ code: 200, data: withdrawn })
  expect((await takeBack()).body.row.state).toBe('in_review')
})

test('two tabs and a recruiter at one moment: it is withdrawn, once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { reference, last4 } = await apply()
    const [one, other, recruiter] = await Promise.all([
      track(office, '/withdraw', { reference, last4 }),
      track(office, '/withdraw', { reference, last4 }),
      patch(reference, 1, 'shortlisted'),
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

test('copies of the same sender that were merged go along, those of another do not', async () => {
  const first = await apply({ email: 'shared@sender.example' })
  const again = await apply({ mobile: first.mobile })
  const other = await apply({ email: 'shared@sender.example' })
  const claim = { reference: again.reference, last4: first.last4 }
  for (const { reference } of [again, other])
    await office.as('owner').post(at(first.reference, '/merge'), { with: reference })
  const { version } = await office.open(first.reference)
  await patch(first.reference, version, 'in_review')
  expect((await track(office, '', claim)).data).toMatchObject({ state: 'Being looked at' })
  await track(office, '/withdraw', claim)
  const statesOf = () =>
    Promise.all([first, again, other].map(async ({ reference }) => (await office.open(reference)).row?.state))
  expect(await statesOf()).toEqual(['withdrawn', 'withdrawn', 'received'])
  await track(office, '/correct', { ...claim, mobile: '9811100000' })
  const { rows } = await office.list({ search: '9811100000' })
  expect(rows.map(({ reference }) => reference)).toEqual([first.reference])

  expect((await track(office, '/erase', { ...claim, last4: '0000' })).code).toBe(200)
  expect(await statesOf()).toEqual([undefined, undefined, 'received'])
  // No longer hidden behind another.
  const listed = (await office.list({ search: 'shared@sender.example' })).rows
  expect(listed.map(({ reference }) => reference)).toEqual([other.reference])
})

test('what the sender erases leaves no byte, and a line in the log', async () => {
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

/** The files of an archive with their texts. */
const unzipped = async (response: Response) => {
  const files = await readZip(Buffer.from(await response.arrayBuffer()))
  return new Map(
    await Promise.all(
      files.map(
        async ({ name, unpack }) => [name, (await buffer(Readable.from(unpack()))).toString()] as const,
      ),
    ),
  )
}

test('what copies have in common is shown once', async () => {
  const first = await apply()
  const again = await apply({ mobile: first.mobile })
  const references = [first.reference, again.reference] as const
  await office.as('recruiter').post('/submissions/bulk', { references, recipient: 'Trishul Works' })
  await office.as('recruiter').post(at(first.reference, '/merge'), { with: again.reference })
  const told = { at: '2026-03-06T10:00:00.000Z', way: 'phone', state: 'received', text: 'Call us.' } as const
  await insertAnswer(office.db, { ...told, references, accountId: '' })
  const { data } = await track(office, '', first)
  const disclosures = [{ recipient: 'Trishul Works', at: expect.any(String) }]
  expect(data).toMatchObject({ disclosures, answers: [{ text: 'Call us.' }] })
  const files = await unzipped(await fetch(office.origin + (data?.copyUrl ?? '')))
  const held = JSON.parse(files.get(`${first.reference}.json`) ?? '') as unknown
  expect(held).toMatchObject({ disclosures, told: [{ way: 'by phone', text: 'Call us.' }] })
})

test('a copy of all that is held comes with a link of its own', async () => {
  const { reference, last4 } = await apply({ full_name: 'Asha Verma' })
  await office.as('recruiter').post(at(reference, '/notes'), { text: 'Was called.' })
  await disclose(reference, 'Trishul Works')
  await patch(reference, 2, 'joined')
  const message = {
    way: 'phone',
    text: 'Come on {date}.',
    invitation: { day: '2030-03-09', time: '10:30', place: 'Main Road', bring: 'Papers' },
    placement: { position: 'Welder', employer: 'Trishul Works', joinedOn: '2026-04-01', pay: '₹ 20,000' },
  }
  const { version } = (await office.as('recruiter').get<{ version: number }>(at(reference))).body
  await office.as('recruiter').post(at(reference, '/tell'), { ...message, version })
  const { data } = await track(office, '', { reference, last4 })
  const { copyUrl = '' } = data ?? {}
  const download = (url: string) => fetch(office.origin + url)
  const response = await download(copyUrl)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${reference}.zip"`,
  })
  const files = await unzipped(response)
  expect([...files.keys()]).toEqual([
    `${reference}.txt`,
    `${reference}.json`,
    'files/photo-photo.jpg',
    'files/resume-resume.docx',
  ])
  expect(files.get(`${reference}.txt`)).toMatch(/Full name: Asha Verma[^]*Trishul Works[^]*Was called\./)
  const told = [
    'by phone: Come on Saturday, 9 March 2030.',
    '09-03-2030, 10:30, Main Road, Papers',
    'Welder, Trishul Works',
    'Joined on 01-04-2026',
    'Pay: ₹ 20,000',
  ]
  const text = files.get(`${reference}.txt`) ?? ''
  expect(told.filter((line) => !text.includes(line))).toEqual([])
  const held = JSON.parse(files.get(`${reference}.json`) ?? '') as Tracked
  expect(held).toMatchObject({
    reference,
    state: 'Joined',
    disclosures: [{ recipient: 'Trishul Works' }],
    notes: [{ text: 'Was called.' }],
    told: [{ way: 'by phone', text: 'Come on Saturday, 9 March 2030.' }],
    placement: { employer: 'Trishul Works', leftOn: '' },
  })
  expect(held).toMatchObject({
    changes: ['Joined', 'Told by phone', 'Placement recorded', 'Invited for 09-03-2030'].map((what) => ({
      what,
      by: 'the staff',
    })),
  })
  expect(files.get(`${reference}.json`)).not.toContain('A recruiter')
  const job = office.db.updateTable('job').where('job_id', '=', '1001')
  await job.set({ position_hi: 'जावा डेवलपर' }).execute()
  const hindi = await track(office, '', { reference, last4, language: 'hi' })
  expect(hindi.data).toMatchObject({ about: 'जावा डेवलपर', job: { position: 'जावा डेवलपर' } })
  expect(hindi.data).toMatchObject({ kind: 'Application', state: 'Joined' })
  expect(hindi.data?.fields[1]).toMatchObject({ label: 'पूरा नाम', value: 'Asha Verma' })
  const copy = (await unzipped(await download(hindi.data?.copyUrl ?? ''))).get(`${reference}.txt`) ?? ''
  const inHindi = [
    `आवेदन ${reference}: जावा डेवलपर`,
    'स्थिति: काम शुरू',
    'आपने क्या भेजा',
    'पूरा नाम: Asha Verma',
    'शुरू: 01-04-2026',
    'फ़ोन पर: Come on Saturday, 9 March 2030.',
    'काम शुरू (ऑफ़िस की ओर से)',
  ]
  expect(inHindi.filter((line) => !copy.includes(line))).toEqual([])
  const gone = { code: 404, message: 'This link has expired. Show your submission again to get a new one.' }
  const refusal = async (url: string) => {
    const answer = await download(url)
    return { code: answer.status, ...((await answer.json()) as object) }
  }
  const other = (await apply()).reference
  expect(await refusal(copyUrl.replace(reference, other))).toMatchObject(gone)
  expect(await refusal(copyUrl.replace(/until=\d+/, 'until=9999999999999'))).toMatchObject(gone)
  expect(await refusal('/api/track/copy')).toMatchObject(gone)
  await track(office, '/erase', { reference, last4 })
  expect(await refusal(copyUrl)).toMatchObject(gone)
})

test('the log of requests names no reference, digits, address or token', async () => {
  lines.length = 0
  const { reference, last4 } = await apply()
  const { data } = await track(office, '', { reference, last4 })
  await fetch(office.origin + (data?.copyUrl ?? ''))
  await track(office, '/correct', { reference, last4, email: 'wrong', mobile: '9811177777' })
  await track(office, '/erase', { reference, last4 })
  const log = lines.join('')
  expect(log).toMatch(/"path":"\/api\/track"[^]*"path":"\/api\/track\/copy"[^]*"path":"\/api\/track\/erase"/)
  const token = new URLSearchParams(data?.copyUrl).get('token') ?? '-'
  for (const text of [reference, reference.replace('-', ''), token, '@', '9811177777', 'token'])
    expect([text, log.includes(text)]).toEqual([text, false])
})
