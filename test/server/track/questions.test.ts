import type { Question } from '@/domain/submissions/questions'
import type { Submission } from '@/domain/submissions/inbox'
import { applicationForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { startScriptedApi } from '@test/support/scriptedApi'
import { get, post, readAnswer } from '@test/support/server'
import { buildSmallSite } from '@test/support/site'
import { blockOf, closings, read, start } from '../pages/pageServer'
import { APPLY } from '../office/inboxServer'
import { invite } from '../office/invite'
import { startOffice } from '../office/officeServer'

const NOON = '2026-11-30T06:30:00.000Z'
let time = NOON
const lines: string[] = []
const office = forSuite(() =>
  startOffice({
    now: () => new Date(time),
    settings: { SITE_DIR: buildSmallSite(), LOG_LEVEL: 'info' },
    logStream: { write: (line) => lines.push(line) },
  }),
)

beforeEach(() => {
  time = NOON
})

let sent = 0
const apply = async (changes: Record<string, string> = {}) => {
  sent += 1
  const person = { mobile: `${9_826_300_000 + sent}`, email: `${sent}@sender.example` }
  const { data } = await post(office, APPLY, applicationForm({ ...person, ...changes }))
  return (data as { reference: string }).reference
}

const page = (id: string) => read(office, `/invitation/${id}`)

const show = async (id: string) => {
  const { data, ...answer } = await get(office, `/api/invitation/${id}`)
  return { ...answer, data: data as Question | undefined }
}

const answer = async (id: string, given: string) => {
  const response = await fetch(`${office.origin}/api/invitation/${id}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: given }),
  })
  const { data, ...rest } = await readAnswer(response)
  return { ...rest, data: data as Question | undefined }
}

const open = async (reference: string) =>
  (await office.as('recruiter').get<Submission>(`/submissions/${reference}`)).body

const historyOf = async (reference: string) =>
  (await open(reference)).changes.map(({ what, value, account }) => [what, value, account.name])

const setState = async (reference: string, state: string) =>
  office.db
    .updateTable('inbox_entry')
    .set({ state: state as 'declined' })
    .where('reference', '=', reference)
    .execute()

test('an applicant sees for what, when and where, and nobody keeps the page', async () => {
  await office.db
    .updateTable('job')
    .set({ company_name: 'Arogyam Hospital', company_hidden: null })
    .where('job_id', '=', '1001')
    .execute()
  const reference = await apply({ full_name: 'Dr. Asha Verma' })
  const id = await invite(office, reference)
  const { position } = await office.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', '1001')
    .executeTakeFirstOrThrow()
  expect((await show(id)).data).toEqual({
    kind: 'interview',
    pay: '',
    day: '2026-12-01',
    time: '10:30',
    place: 'Civil Lines, Raipur',
    bring: 'Aadhaar card',
    position,
    company: 'Arogyam Hospital',
    firstName: 'Asha',
    // The job is in Bengaluru, where there is an office.
    phone: '+91 80 5550 0181',
    answer: '',
    end: '',
  })
  // Chat programs add the mark that ends a sentence to the address.
  for (const address of [id, `${id}.`, `${id})`]) {
    const shown = await page(address)
    expect([shown.code, shown.textOf('h1')]).toEqual([200, 'Your interview'])
    expect(shown.textOf('main')).toContain(`Asha, we invite you to an interview for ${position}`)
    expect(shown.textOf('main')).toContain('Tuesday, 1 December 2026')
    expect(shown.textOf('main')).not.toContain('Verma')
    expect(blockOf(shown.document, 'page-data')).toMatchObject({ settings: { question: { id } } })
    expect(
      ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => shown.headers.get(name)),
    ).toEqual(['no-store', 'noindex', 'same-origin'])
  }
  await office.db.updateTable('job').set({ company_hidden: 'yes' }).where('job_id', '=', '1001').execute()
  expect((await show(id)).data?.company).toBe('')
  const { html } = await read(office, '/sitemap.xml')
  expect(html).not.toContain('/invitation')
  expect(lines.join('')).toContain('/invitation/:id')
  expect(lines.join('')).not.toContain(id)
})

test('a link opens without the last sign of its id where programs leave it out, and with one that they add', async () => {
  // Its wrong ids are forgotten before those of the other tests.
  time = '2026-11-30T05:00:00.000Z'
  for (const id of ['Qm9ydGVkX2xpbmsK0123456-', 'Rm9ydGVkX2xpbmsK0123456x', 'Sm9ydGVkX2xpbmsK0123456_']) {
    const reference = await apply()
    await invite(office, reference, { id })
    const short = id.replace(/[-_]$/, '')
    for (const written of [id, short, `${id}_`])
      expect([written, (await show(written)).code]).toEqual([written, 200])
    expect((await answer(short, 'will_come')).data?.answer).toBe('will_come')
    expect((await show(short.slice(0, -1))).code).toBe(404)
  }
})

test('an answer is stored, told to the office, and can be changed; said twice, it changes nothing', async () => {
  const reference = await apply()
  const id = await invite(office, reference)
  const { version } = await open(reference)
  expect((await answer(id, 'will_come')).data?.answer).toBe('will_come')
  expect((await answer(id, 'will_come')).code).toBe(200)
  expect((await open(reference)).version).toBe(version + 1)
  expect(await answer(id, 'perhaps')).toMatchObject({ code: 422, message: 'Invalid request.' })
  expect((await answer(id, 'another_day')).data?.answer).toBe('another_day')
  expect(await historyOf(reference)).toEqual([
    ['question_answered', 'another_day', 'the applicant'],
    ['question_answered', 'will_come', 'the applicant'],
  ])
  const told = (await office.logLines()).filter(
    ({ subject, action }) => subject === reference && action === 'submission_changed',
  )
  expect(told.map(({ account, details }) => [account, details])).toEqual([
    ['the applicant', 'Answer: Will come'],
    ['the applicant', 'Answer: Another day'],
  ])
})

test('without script a form answers, and the page says what was answered', async () => {
  const id = await invite(office, await apply())
  const shown = await page(id)
  const buttons = [...shown.document.querySelectorAll<HTMLButtonElement>('main form button')]
  expect(buttons.map(({ textContent, value }) => [textContent, value])).toEqual([
    ['I will come', 'will_come'],
    ['I cannot come', 'cannot_come'],
    ['Another day', 'another_day'],
  ])
  const [, cannot] = buttons
  const form = cannot?.form
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `/api/invitation/${id}/answer`])
  const press = (value: string) =>
    read(
      office,
      `/api/invitation/${id}/answer`,
      { accept: 'text/html,*/*;q=0.8' },
      new URLSearchParams({ answer: value }),
    )
  const pressed = await press('cannot_come')
  expect([pressed.code, pressed.headers.get('location')]).toEqual([303, `/invitation/${id}#answer`])
  const answered = await page(id)
  expect(answered.textOf('#answer')).toContain('You told us that you cannot come.')
  expect(answered.textOf('main [aria-pressed="true"]')).toBe('I cannot come')
  // A refused answer leads to the page as well, which says why.
  time = '2026-12-02T06:30:00.000Z'
  expect((await press('will_come')).code).toBe(303)
  const late = await page(id)
  expect(late.textOf('main [role="status"]')).toBe(
    'This day is over. Call +91 80 5550 0181 if you have a question.',
  )
  expect(late.count('main form')).toBe(0)
})

test('it can be answered until midnight in India', async () => {
  const reference = await apply()
  const id = await invite(office, reference)
  time = '2026-12-01T18:29:59.999Z'
  expect((await answer(id, 'will_come')).code).toBe(200)
  time = '2026-12-01T18:30:00.000Z'
  expect(await answer(id, 'cannot_come')).toMatchObject({ code: 409, message: 'This day is over.' })
  expect((await show(id)).data).toMatchObject({ answer: 'will_come', end: 'over' })
  time = NOON
  expect(await historyOf(reference)).toHaveLength(1)
})

test('one that holds no longer says why, and takes no answer', async () => {
  const reference = await apply()
  const first = await invite(office, reference)
  const second = await invite(office, reference, { at: '2026-11-30T07:00:00.000Z', day: '2026-12-03' })
  expect((await show(first)).data?.end).toBe('replaced')
  expect((await answer(first, 'will_come')).code).toBe(409)
  expect((await answer(second, 'will_come')).code).toBe(200)
  expect((await page(first)).textOf('main [role="status"]')).toContain('You got a newer invitation')
  expect((await get(office, `/api/invitation/${first}/calendar.ics`)).code).toBe(404)
  for (const [state, sentence] of [
    ['withdrawn', 'You withdrew your application'],
    ['declined', 'This interview does not take place.'],
  ] as const) {
    await setState(reference, state)
    expect((await show(second)).data?.end).toBe(state)
    expect((await page(second)).textOf('main [role="status"]')).toContain(sentence)
    expect((await answer(second, 'another_day')).code).toBe(409)
    const calendar = await fetch(`${office.origin}/api/invitation/${second}/calendar.ics`)
    expect(await calendar.text()).toContain('METHOD:CANCEL')
  }
})

test('a calendar gets it, without the address and the reference that open it', async () => {
  const reference = await apply()
  const id = await invite(office, reference)
  const response = await fetch(`${office.origin}/api/invitation/${id}/calendar.ics`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const file = await response.text()
  expect(file).toContain('DTSTART:20261201T050000Z')
  expect(file).not.toContain(id)
  expect(file).not.toContain(reference)
  const hindi = await fetch(`${office.origin}/api/invitation/${id}/calendar.ics?language=hi`)
  expect(await hindi.text()).toContain('SUMMARY:इंटरव्यू: ')
})

test('an unknown one is not there, nor one of a submission that was erased; many tries are stopped', async () => {
  const reference = await apply()
  const id = await invite(office, reference)
  await office.as('owner').delete(`/submissions/${reference}`)
  const gone = await page(id)
  expect([gone.code, gone.textOf('h1')]).toEqual([404, 'There is no such invitation.'])
  expect(gone.count('main a[href="/track"]')).toBe(1)
  expect(await show(id)).toMatchObject({ code: 404, message: 'There is no such invitation.' })
  expect((await answer(id, 'will_come')).code).toBe(404)
  const known = await invite(office, await apply())
  for (let tries = 3; tries < 30; tries += 1) expect((await show(`wrong-${tries}`)).code).toBe(404)
  expect(await show('wrong')).toMatchObject({
    code: 429,
    message: 'Too many wrong links. Please try again in 60 minutes.',
  })
  expect((await page('wrong')).code).toBe(429)
  // A right id still works.
  expect((await show(known)).code).toBe(200)
  time = '2026-11-30T07:31:00.000Z'
  expect((await show('wrong')).code).toBe(404)
})

test('nothing is there in front of another API', async () => {
  const api = await startScriptedApi({})
  closings.push(api.close)
  const other = await start({ API_HOST: api.origin })
  const shown = await read(other, '/invitation/abc')
  expect([shown.code, shown.textOf('h1')]).toEqual([404, 'There is no such invitation.'])
  expect(shown.count('main form, a[href="/track"]')).toBe(0)
  expect((await get(other, '/api/invitation/abc')).code).toBe(404)
})
