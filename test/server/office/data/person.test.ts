import type { ErasedPerson, FoundPerson, StoredData } from '@/domain/office/data'
import { keepResumeText } from '@/server/repositories/office/resumeTexts'
import { rebuildTask } from '@/server/tasks/taskTable'
import { applicationForm, contactForm, resumeForm } from '@test/support/builders'
import { isWritten, newPlace, tablesWith, type Place } from '@test/support/places'
import { post } from '@test/support/server'
import { runDueTask } from '@test/support/tasks'
import { APPLY, MESSAGE, RESUME, startInbox, type InboxServer } from '../inboxServer'
import { PASSWORD } from '../officeServer'

const NAME = 'Zyxwvut Qponml'
const MOBILE = '9123456780'
const EMAIL = 'zyxwvut@person.example'

let place: Place
let office: InboxServer
beforeAll(async () => {
  place = await newPlace()
  office = await startInbox(place)
})
afterAll(() => office.close())

const references = {
  other: '',
  application: '',
  resume: '',
  mention: '',
  resumeOfOther: '',
}

beforeAll(async () => {
  const send = async (minute: number, path: string, form: FormData) =>
    (await office.send(`2026-01-01T00:${minute}:00.000Z`, path, form)).reference
  references.other = await send(10, MESSAGE, contactForm({ name: 'Somebody Else', mobile: '9000000009' }))
  references.application = await send(
    11,
    APPLY,
    applicationForm({ full_name: NAME, mobile: MOBILE, email: 'else@person.example' }),
  )
  references.resume = await send(
    12,
    RESUME,
    resumeForm({ name: NAME, mobile: MOBILE, email: EMAIL.toUpperCase() }),
  )
  references.resumeOfOther = await send(
    13,
    RESUME,
    resumeForm({ name: 'A Friend', mobile: '9000000007', email: 'friend@person.example' }),
  )
  // The newest of its kind.
  references.mention = await send(
    14,
    MESSAGE,
    contactForm({
      name: NAME,
      mobile: '',
      email: 'third@person.example',
      message: `Call me: 91234-56780, I am ${NAME}`,
    }),
  )
  const owner = office.as('owner')
  await owner.post(`/submissions/${references.application}/notes`, { text: `${NAME} was called` })
  await owner.put(`/submissions/${references.application}/tags`, { tags: [`tag of ${NAME}`] })
  const tell = async (reference: string, body: object) => {
    const { version } = await office.open(reference)
    const told = await owner.post(`/submissions/${reference}/tell`, { version, state: 'joined', ...body })
    if (told.code !== 200) throw new Error(JSON.stringify(told.body))
  }
  const text = `Dear ${NAME}`
  const invitation = { day: '2026-03-09', time: '10:30', place: `Where ${NAME} lives`, bring: '' }
  const placement = { employer: `${NAME} Mills`, position: 'Welder', joinedOn: '2026-03-09' }
  await tell(references.application, { way: 'phone', state: 'interview', text, invitation })
  await tell(references.application, { way: 'phone', text, placement })
  await tell(references.application, { way: 'later', text: `Dear ${NAME}`, again: true })
  await tell(references.resumeOfOther, { way: 'phone', text: `Ask ${EMAIL}` })
  await owner.post(`/submissions/${references.application}/merge`, { with: references.resume })
  await owner.post(`/submissions/${references.resumeOfOther}/notes`, { text: `A friend of ${MOBILE}` })
  await keepResumeText(office.db, references.resume, `${NAME} can weld`)
  await keepResumeText(office.db, references.resumeOfOther, `Ask ${EMAIL}`)
})

const person = { mobile: MOBILE, email: EMAIL }

const find = async (body: object = person) =>
  (await office.as('owner').post<FoundPerson>('/data/person', body)).body

const erase = (chosen: readonly string[], password = PASSWORD, contact: object = person) =>
  office.as('owner').post<ErasedPerson>('/data/person/erase', { ...contact, references: chosen, password })

const dueAt = async () => (await office.as('owner').get<StoredData>('/data')).body.rebuildAt

const isStored = (text: string) => tablesWith(text, office.db)

test('a person is found by number and address, and what is similar is told apart', async () => {
  const { submissions, similar } = await find()
  expect(submissions).toEqual([
    {
      reference: references.application,
      kind: 'application',
      name: NAME,
      receivedAt: '2026-01-01T00:11:00.000Z',
      files: 2,
    },
    expect.objectContaining({ reference: references.resume, kind: 'resume', files: 2 }),
  ])
  expect(similar.map(({ reference, fields }) => [reference, fields])).toEqual([
    [references.resumeOfOther, ['resume', 'notes', 'answers']],
    [references.mention, ['message']],
  ])
  expect((await find({ email: EMAIL })).submissions.map(({ reference }) => reference)).toEqual([
    references.resume,
  ])
})

test.each([
  [{}, 'Give an email address, a mobile number or both.'],
  [{ email: ' ', mobile: '' }, 'Give an email address, a mobile number or both.'],
  [{ mobile: '12345' }, 'A mobile number has ten digits.'],
  [{ email: 'zyxwvut' }, 'It must be an email address.'],
])('%j is nobody', async (body, message) => {
  expect(await office.as('owner').post('/data/person', body)).toMatchObject({ code: 422, body: { message } })
})

test('nothing is erased without the password, or where it is not exactly what was shown', async () => {
  const shown = [references.application, references.resume]
  expect((await erase(shown, 'a wrong password')).code).toBe(422)
  for (const chosen of [
    [references.application],
    [...shown, references.other],
    [...shown, '2222-2226'],
    [...shown, 'nothing'],
  ])
    expect([chosen, (await erase(chosen)).code]).toEqual([chosen, 409])
  expect((await erase([])).code).toBe(422)
  const late = await office.send('2026-01-02T00:00:00.000Z', MESSAGE, contactForm({ mobile: MOBILE }))
  expect(await erase(shown)).toMatchObject({
    code: 409,
    body: { message: expect.stringContaining('Nothing was erased') },
  })
  expect(await find()).toMatchObject({ submissions: { length: 3 }, similar: { length: 2 } })
  await office.as('owner').delete(`/submissions/${late.reference}`)
})

test('what was shown and ticked is erased, and nothing of the person remains anywhere', async () => {
  expect(await isStored('zyxwvut')).toEqual(
    expect.arrayContaining(['application', 'inbox_note', 'resume_text']),
  )
  const { code, body } = await erase([references.application, references.resume, references.mention])
  expect([code, body.erased, body.files]).toEqual([200, 3, 4])
  expect(body.rebuildAt).toMatch(/^2026-03-06T10:15:/)
  // That of another stays as it is, though it names the person.
  expect(await find()).toMatchObject({ submissions: [], similar: [{ reference: references.resumeOfOther }] })
  const again = (await erase([references.resumeOfOther])).body
  expect(again.erased).toBe(1)
  // One rebuild is for all, and does not wait for the last.
  const due = (await dueAt()) ?? ''
  expect([due.slice(0, 16), due <= body.rebuildAt]).toEqual(['2026-03-06T10:15', true])
  expect(await runDueTask(office.database, () => new Date(body.rebuildAt), rebuildTask)).toBe(true)

  for (const text of [NAME, 'zyxwvut', MOBILE, '91234-56780', EMAIL, EMAIL.toUpperCase(), 'zyx'])
    expect([text, await isStored(text), await isWritten(text, place, office.database)]).toEqual([
      text,
      [],
      false,
    ])
  expect((await office.list()).rows.map(({ reference }) => reference)).toEqual([references.other])

  const lines = (await office.logLines()).filter(({ action }) => /erased/.test(action))
  const told = lines.map(({ account, action, subject, details }) => [account, action, subject, details])
  expect(new Set(told.slice(1))).toEqual(
    new Set([
      ...[references.application, references.resume, references.mention, references.resumeOfOther].map(
        (reference) => ['owner@office.example', 'submission_erased', reference, ''],
      ),
      ['owner@office.example', 'person_erased', '', '3 submissions, 4 files'],
      ['owner@office.example', 'person_erased', '', '1 submission, 2 files'],
    ]),
  )
})

test('the round after one submission was erased takes its words out of the files, too', async () => {
  const name = 'Jklmnop Tuvwxyz'
  const { reference } = await office.send('2026-01-03T00:00:00.000Z', MESSAGE, contactForm({ name }))
  const owner = office.as('owner')
  expect((await owner.delete(`/submissions/${reference}`)).code).toBe(204)
  expect(await dueAt()).toMatch(/^2026-03-06T10:15:/)
  const later = () => new Date('2026-03-06T10:16:00.000Z')
  expect(await runDueTask(office.database, later, rebuildTask)).toBe(true)
  expect(await dueAt()).toBeNull()
  for (const text of [name, 'jklmnop', 'jkl'])
    expect([text, await isStored(text), await isWritten(text, place, office.database)]).toEqual([
      text,
      [],
      false,
    ])
})

test('forms are taken afterwards', async () => {
  expect(await post(office, MESSAGE, contactForm())).toMatchObject({ code: 200 })
})
