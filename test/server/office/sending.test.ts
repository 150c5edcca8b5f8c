import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Submission } from '@/domain/submissions/inbox'
import type { Question } from '@/domain/submissions/questions'
import type { TellPreview } from '@/domain/submissions/telling'
import { readZip } from '@/server/files/zip'
import { applicationForm, resumeForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { get, readAnswer } from '@test/support/server'
import { track } from '../track/tracking'
import { APPLY, RESUME, startInbox } from './inboxServer'
import { type OfficeAnswer } from './officeServer'

const office = forSuite(() => startInbox())

let minute = 0
/** An application of a person of their own for job 1001, which Durg Mills offers. */
const apply = async (full_name: string) => {
  minute += 1
  const mobile = `98765${`${minute}`.padStart(5, '0')}`
  const at = new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString()
  const form = applicationForm({ full_name, mobile, email: `p${minute}@send.example` })
  const { reference } = await office.send(at, APPLY, form)
  return { reference, last4: mobile.slice(-4) }
}

beforeAll(() =>
  office.db
    .updateTable('job')
    .set({ company_name: 'Durg Mills', company_hidden: null })
    .where('job_id', '=', '1001')
    .execute(),
)

type Sent = { reference: string }
type Told = OfficeAnswer<Submission & { message: string; problems?: { field: string }[] }>

const tell = async ({ reference }: Sent, body: object) => {
  const { version } = await office.open(reference)
  const told = { version, way: 'phone', ...body }
  return office.as('recruiter').post(`/submissions/${reference}/tell`, told) as Promise<Told>
}

const sending = { employer: 'Durg Mills', day: '2026-03-09' }
const ask = async (one: Sent, details: object = {}) => {
  const asked = { ...sending, ...details }
  const { body } = await tell(one, { state: 'asked', sending: asked, again: true })
  return (
    body.questions.find(({ employer, day }) => employer === asked.employer && day === asked.day)?.id ?? ''
  )
}

const answer = async (id: string, given: string) => {
  const response = await fetch(`${office.origin}/api/invitation/${id}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: given }),
  })
  return readAnswer(response)
}

const shownTo = (recipient: string, withoutYes?: string) => ({
  state: 'sent_to_employer',
  recipient,
  withoutYes,
})

const detailsOf = async ({ reference }: Sent) =>
  (await office.logLines()).filter(({ subject }) => subject === reference).map(({ details }) => details)

test('an applicant is asked, says no and then yes, and only the yes lets an employer be shown them', async () => {
  const asha = await apply('Asha Verma')
  const id = await ask(asha)
  const asked = await office.open(asha.reference)
  expect(asked.row.state).toBe('asked')
  expect(asked.answers[0]?.text).toContain('May we send your details and your resume to Durg Mills')
  expect(asked.answers[0]?.text).toMatch(new RegExp(`by Monday, 9 March 2026: http\\S+/invitation/${id}`))
  expect((await get(office, `/api/invitation/${id}`)).data as Question).toMatchObject({
    kind: 'sending',
    day: '2026-03-09',
    position: asked.row.about,
    company: 'Durg Mills',
    pay: expect.stringMatching(/Lakhs a year$/),
    firstName: 'Asha',
    answer: '',
    end: '',
  })
  expect((await answer(id, 'will_come')).code).toBe(422)

  for (const given of ['', 'no']) {
    await answer(id, given)
    const { code, body } = await tell(asha, shownTo('Durg Mills'))
    expect([code, body.problems?.[0]?.field]).toEqual([409, 'withoutYes'])
    expect(body.message).toBe(
      'Asha Verma has not said yes to being sent to Durg Mills. Ask first, or say why you go ahead without it.',
    )
  }
  await answer(id, 'yes')
  expect((await tell(asha, shownTo('Other Mills'))).code).toBe(409)
  const { body } = await tell(asha, shownTo(' durg  MILLS'))
  expect(body).toMatchObject({
    row: { state: 'sent_to_employer' },
    disclosures: [{ recipient: 'durg MILLS', jobId: '1001', way: 'told', reason: '' }],
  })
  expect(body.disclosures[0]?.saidYesAt).not.toBe('')
  expect(body.changes.map(({ what, value }) => [what, value])).toEqual(
    expect.arrayContaining([
      ['asked_to_send', 'Durg Mills'],
      ['question_answered', 'no'],
      ['question_answered', 'yes'],
      ['disclosed', 'durg MILLS'],
    ]),
  )
  const { data } = await track(office, '', asha)
  expect(data?.disclosures).toMatchObject([{ recipient: 'durg MILLS', reason: '' }])
})

test('a yes is for one employer, while the job is open and the applicant has not withdrawn', async () => {
  const ravi = await apply('Ravi Sahu')
  const [first, other] = [await ask(ravi), await ask(ravi, { employer: 'Other Mills' })]
  const second = await ask(ravi, { day: '2026-03-10' })
  await office.db
    .updateTable('question')
    .set({ at: '2026-03-06T09:00:00.000Z' })
    .where('id', '=', first)
    .execute()
  // Asked again about the same, and not about another.
  expect(await answer(first, 'yes')).toMatchObject({ code: 409 })
  expect((await answer(other, 'no')).code).toBe(200)
  expect((await track(office, '', ravi)).data?.questionUrl).toBe(`/invitation/${second}`)
  const heard = await office
    .as('recruiter')
    .put<Submission>(`/invitations/${second}/answer`, { answer: 'yes' })
  expect(heard.body.changes[0]).toMatchObject({
    what: 'heard',
    value: 'yes',
    account: { name: 'A recruiter' },
  })

  const job = (closed_on: string | null) =>
    office.db.updateTable('job').set({ closed_on }).where('job_id', '=', '1001').execute()
  await job('2026-03-01')
  expect((await answer(second, 'no')).message).toBe('This job is no longer open.')
  expect((await tell(ravi, shownTo('Durg Mills'))).code).toBe(409)
  await job(null)
  await office.db
    .updateTable('inbox_entry')
    .set({ state: 'withdrawn' })
    .where('reference', '=', ravi.reference)
    .execute()
  expect((await answer(second, 'no')).message).toBe('You withdrew your application, so we send it to nobody.')
  const shown = { recipient: 'Durg Mills' }
  expect((await office.as('recruiter').post(`/submissions/${ravi.reference}/disclosures`, shown)).code).toBe(
    409,
  )
})

test('an applicant reads the employer who is asked about, unless the job hides its own', async () => {
  const shownOf = async (id: string) =>
    ((await get(office, `/api/invitation/${id}`)).data as Question).company
  const tara = await apply('Tara Devi')
  const other = await ask(tara, { employer: 'Other Mills' })
  expect(await shownOf(other)).toBe('Other Mills')
  // Without a name it is the employer of the job.
  const { body } = await tell(tara, { state: 'asked', sending: { ...sending, employer: '' }, again: true })
  const own = body.questions.find(({ employer }) => employer === 'Durg Mills')?.id ?? ''
  expect(await shownOf(own)).toBe('Durg Mills')
  const job = office.db.updateTable('job').where('job_id', '=', '1001')
  await job.set({ company_hidden: 'yes' }).execute()
  expect(await shownOf(own)).toMatch(/^A company in \S/)
  expect(await shownOf(other)).toBe('Other Mills')
  await job.set({ company_hidden: null }).execute()
})

test('without a yes a reason is needed, which the applicant reads and the log does not repeat', async () => {
  const meena = await apply('Meena Netam')
  const { body } = await tell(meena, shownTo('Durg Mills', 'She asked us to at the job fair'))
  expect(body.disclosures).toMatchObject([{ saidYesAt: '', reason: 'She asked us to at the job fair' }])
  expect((await track(office, '', meena)).data?.disclosures).toMatchObject([
    { recipient: 'Durg Mills', reason: 'She asked us to at the job fair' },
  ])
  const details = await detailsOf(meena)
  expect(details.join()).toContain('Disclosed without a yes')
  expect(details.join()).not.toContain('job fair')
  await office.as('owner').delete(`/submissions/${meena.reference}`)
  for (const table of ['question', 'disclosure'] as const) {
    const rows = await office.db.selectFrom(table).select('reference').execute()
    expect(rows.map(({ reference }) => reference)).not.toContain(meena.reference)
  }
})

test('of many, those without a yes are left out and named: when told, disclosed or exported', async () => {
  const [yes, no] = [await apply('Farhan Ali'), await apply('Gita Rao')]
  await answer(await ask(yes), 'yes')
  await ask(no)
  const references = [yes.reference, no.reference]
  const recruiter = office.as('recruiter')
  const many = { references, ...shownTo('Durg Mills') }
  const { body: preview } = await recruiter.post<TellPreview>('/submissions/tell/preview', many)
  expect(preview).toMatchObject({ counts: { noYes: 1, toSend: 1 }, noYes: ['Gita Rao'] })
  const told = await recruiter.post<TellPreview>('/submissions/tell', many)
  expect(told.body.counts).toMatchObject({ noYes: 1, toSend: 1 })

  const noted = await recruiter.post('/submissions/bulk', { references, recipient: 'Durg Mills' })
  expect(noted.body).toMatchObject({ changed: 1, noYes: 1 })

  const zip = await fetch(`${office.origin}/office/api/submissions/export`, {
    method: 'POST',
    headers: { cookie: recruiter.cookie, 'content-type': 'application/json', origin: office.origin },
    body: JSON.stringify({ format: 'zip', references, recipient: 'Durg Mills' }),
  })
  const entries = await readZip(Buffer.from(await zip.arrayBuffer()))
  const names = entries.map(({ name }) => name)
  expect(names.some((name) => name.includes(yes.reference))).toBe(true)
  expect(names.some((name) => name.includes(no.reference))).toBe(false)
  const leftOut = entries.filter(({ name }) => name === 'left-out.txt')
  const [list] = await Promise.all(leftOut.map(({ unpack }) => buffer(Readable.from(unpack()))))
  expect(list?.toString()).toContain(`${no.reference} Gita Rao`)
  expect((await office.open(yes.reference)).disclosures.map(({ way }) => way).toSorted()).toEqual([
    'export',
    'noted',
    'told',
  ])
  expect((await office.open(no.reference)).disclosures).toEqual([])
})

test.each([
  ['no employer', { employer: ' ' }, 'employer'],
  ['a day that is over', { day: '2026-03-05' }, 'day'],
  ['a job that is not there', { jobId: 'none' }, 'jobId'],
])('a question with %s is refused', async (_what, details, field) => {
  minute += 1
  const at = new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString()
  const resume = await office.send(at, RESUME, resumeForm({ email: `p${minute}@send.example` }))
  const { code, body } = await tell(resume, { state: 'asked', sending: { ...sending, ...details } })
  expect([code, body.problems?.[0]?.field]).toEqual([422, field])
})
