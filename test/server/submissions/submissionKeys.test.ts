import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addSampleContent } from '@/server/content/sample'
import { openDatabase } from '@/server/database/open'
import { deleteExpired } from '@/server/submissions/idempotency'
import { createStore } from '@/server/submissions/storeSubmission'
import {
  APPLY,
  type Changes,
  CONTACT,
  applicationFields,
  applicationForm,
  contactFields,
  contactForm,
  docFile,
  docxBytes,
  enquiryForm,
  fileOf,
  internshipForm,
  resumeForm,
} from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { refuseFiles, takeFiles } from '@test/support/refuseFiles'
import { newPlace } from '@test/support/places'
import { countStored, post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

const KEY = 'a1b2c3d4-0000-4000-8000-000000000001'
const SAVED = 'Your application was sent. We will call you if your profile fits the job.'

const server = forSuite(() => startServer())
afterEach(async () => {
  const tables = [
    'uploaded_file',
    'submission_key',
    'application',
    'resume',
    'internship',
    'enquiry',
  ] as const
  for (const table of [...tables, 'contact_message'] as const) await server.db.deleteFrom(table).execute()
})

const apply = (changes: Changes = {}, to: { origin: string } = server) =>
  post(to, APPLY, applicationForm({ submission_key: KEY, ...changes }))

const keys = () => server.db.selectFrom('submission_key').selectAll().execute()

describe('what comes again under its key', () => {
  test.each([
    [APPLY, applicationForm],
    ['/web/resume/save', resumeForm],
    ['/web/internship/save', internshipForm],
    ['/web/manpower-enquiry/save', enquiryForm],
  ] as const)('%s is stored once and answered alike', async (path, make) => {
    const first = await post(server, path, make({ submission_key: KEY }))
    const stored = await countStored(server)
    const second = await post(server, path, make({ submission_key: KEY }))
    expect(first).toMatchObject({ code: 200, status: '1', message: expect.stringMatching(/sent/) })
    expect({ ...second, headers: null }).toEqual({ ...first, headers: null })
    expect(stored.submissions).toBe(1)
    expect(await countStored(server)).toEqual(stored)
  })

  test('ten times at once is one row, and all are told so', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply()))
    for (const answer of answers)
      expect(answer).toMatchObject({ code: 200, message: SAVED, data: answers[0]?.data })
    expect(await countStored(server)).toEqual({ submissions: 1, files: 2 })
  })

  test('at two servers of one database at once is one row', async () => {
    const place = await newPlace()
    const one = await startServer(place)
    const two = await startServer(place)
    const answers = await Promise.all([one, two, one, two].map((to) => apply({}, to)))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    const { id: reference } = await one.db.selectFrom('application').select('id').executeTakeFirstOrThrow()
    for (const { data } of answers) expect(data).toEqual({ reference })
    expect(await countStored(one)).toEqual({ submissions: 1, files: 2 })
    await one.close()
    await two.close()
  })

  test('is acknowledged although nothing can be written just now', async () => {
    const file = join(temporaryFolder(), 'portal.db')
    const busy = await startServer({ file })
    await apply({}, busy)
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    expect(await apply({}, busy)).toMatchObject({ code: 200, message: SAVED })
    other.close()
    await busy.close()
  })

  test('is acknowledged although the job was closed since then', async () => {
    await apply({ job_id: '1003' })
    await server.db.deleteFrom('job').where('job_id', '=', '1003').execute()
    expect(await apply({ job_id: '1003' })).toMatchObject({ code: 200, message: SAVED })
    expect(await apply({ job_id: '1003', full_name: 'Somebody Else' })).toMatchObject({ code: 422 })
  })

  test('is the same with blanks around a text, and with a file of another name', async () => {
    await apply({ resume: fileOf(docxBytes(), 'cv.docx') })
    await apply({ resume: fileOf(docxBytes(), 'cv (1).docx'), full_name: ' Kiran Netam ' })
    expect(await countStored(server)).toEqual({ submissions: 1, files: 2 })
  })
})

describe('what is no repetition is stored', () => {
  test.each<[string, Changes]>([
    ['another text', { full_name: 'Kiran K. Netam' }],
    ['another file', { resume: docFile() }],
    ['a file left out', { photo: undefined }],
    ['another key', { submission_key: `${KEY}2` }],
    ['no key', { submission_key: undefined }],
    ['a blank key', { submission_key: '' }],
  ])('%s', async (_title, changes) => {
    const first = await apply()
    const second = await apply(changes)
    expect(second).toMatchObject({ code: 200, message: SAVED })
    expect(second.data).not.toEqual(first.data)
    expect((await countStored(server)).submissions).toBe(2)
  })

  test('the key of another form', async () => {
    await apply()
    expect(await post(server, '/web/internship/save', internshipForm({ submission_key: KEY }))).toMatchObject(
      { code: 200 },
    )
    expect((await countStored(server)).submissions).toBe(2)
  })
})

describe('only what was acknowledged is remembered', () => {
  test('not what was refused', async () => {
    await server.db.deleteFrom('job').where('job_id', '=', '1002').execute()
    expect(await apply({ job_id: '1002' })).toMatchObject({ code: 422 })
    expect(await keys()).toEqual([])
    expect(await apply({ job_id: '1002' })).toMatchObject({ code: 422 })
  })

  test('not what could not be stored', async () => {
    await refuseFiles(server.db)
    expect(await apply()).toMatchObject({ code: 500 })
    expect(await keys()).toEqual([])
    await takeFiles(server.db)
    expect(await apply()).toMatchObject({ code: 200 })
    expect(await countStored(server)).toEqual({ submissions: 1, files: 2 })
  })
})

test('the digest of a form cannot be had without the secret of the database', async () => {
  const other = await startServer()
  await apply()
  await apply({}, other)
  const digests = [...(await keys()), ...(await other.db.selectFrom('submission_key').selectAll().execute())]
  expect(digests.map(({ content }) => content.length)).toEqual([64, 64])
  expect(digests[0]?.content).not.toBe(digests[1]?.content)
  await other.close()
})

test.each(['short', 'x'.repeat(101), 'with blank', "quote'; --", 'ключ-ключ', '12345678\n'])(
  'a key that cannot be kept is refused: %j',
  async (submission_key) => {
    expect(await apply({ submission_key })).toMatchObject({
      code: 422,
      status: '0',
      message: 'The field submission_key takes 8 to 100 letters of A to Z, digits, - and _.',
    })
    expect(await countStored(server)).toEqual({ submissions: 0, files: 0 })
  },
)

const NOW = new Date('2026-03-04T05:06:07Z')

const openStore = async (draw?: () => string) => {
  const database = await openDatabase(':memory:')
  await addSampleContent(database, NOW)
  const limitMobile = async () => undefined
  const store = createStore(database, { now: () => NOW, limitMobile, isMailed: true, draw })
  return { ...database, store }
}

const application = { table: 'application', fields: applicationFields, key: undefined } as const

test('the position of an application can be read after its job was closed', async () => {
  const { db, store, close } = await openStore()
  const job = db.selectFrom('job').select('position').where('job_id', '=', applicationFields.job_id)
  const { position } = await job.executeTakeFirstOrThrow()
  expect(await store({ ...application, files: [] })).toMatchObject({ isStored: true })
  await db.deleteFrom('job').where('job_id', '=', applicationFields.job_id).execute()
  expect(await db.selectFrom('application').select('position').execute()).toEqual([{ position }])
  await close()
})

test('a reference that is taken is drawn again, whatever form has it', async () => {
  const drawn = ['2222-2226', '2222-2226', '2222-2226', '2223-222N']
  const { db, store, close } = await openStore(() => drawn.shift() ?? '')
  const message = { table: 'contact_message', fields: contactFields, key: undefined } as const
  expect(await store({ ...message, files: [] })).toEqual({ reference: '2222-2226', isStored: true })
  expect(await store({ ...application, files: [] })).toEqual({ reference: '2223-222N', isStored: true })
  const entries = db.selectFrom('inbox_entry').select(['reference', 'kind']).orderBy('row')
  expect(await entries.execute()).toEqual([
    { reference: '2222-2226', kind: 'contact_message' },
    { reference: '2223-222N', kind: 'application' },
  ])
  await close()
})

test('an application for a job that was closed after the check is not stored', async () => {
  const { db, store, close } = await openStore()
  await db.deleteFrom('job').where('job_id', '=', applicationFields.job_id).execute()
  await expect(store({ ...application, files: [] })).rejects.toMatchObject({
    code: 422,
    message: 'This job is no longer open.',
  })
  expect(await db.selectFrom('application').select('id').execute()).toEqual([])
  expect(await db.selectFrom('mail_outbox').select('id').execute()).toEqual([])
  await close()
})

const BEGIN = '2026-03-04T05:06:07.000Z'
const DAY = 24 * 60 * 60 * 1000

const send = (to: TestServer) => post(to, CONTACT, contactForm({ submission_key: KEY }))

const keysOf = async ({ db }: TestServer) =>
  (await db.selectFrom('submission_key').select('submission_key').execute()).map((row) => row.submission_key)

test('a key is forgotten after a week, and what was counted after a minute', async () => {
  let time = Date.parse(BEGIN)
  const now = () => new Date(time)
  const expiring = await startServer({ now, settings: { SUBMISSIONS_PER_MINUTE: '5' } })
  const counted = () => expiring.db.selectFrom('request_count').select('count').execute()
  expect(await send(expiring)).toMatchObject({ code: 200 })
  expect(await counted()).toHaveLength(2)
  time += 60_000
  await deleteExpired({ ...expiring, now })
  expect(await counted()).toHaveLength(0)
  time += 7 * DAY - 60_000
  await deleteExpired({ ...expiring, now })
  expect(await keysOf(expiring)).toEqual([KEY])
  expect(await send(expiring)).toMatchObject({ code: 200 })
  expect(await countStored(expiring)).toMatchObject({ submissions: 1 })
  time += 1
  await deleteExpired({ ...expiring, now })
  expect(await keysOf(expiring)).toEqual([])
  expect(await send(expiring)).toMatchObject({ code: 200 })
  expect(await countStored(expiring)).toMatchObject({ submissions: 2 })
  await expiring.close()
})

test('a server forgets by itself', async () => {
  const place = await newPlace()
  const first = await startServer({ ...place, now: () => new Date(BEGIN) })
  await send(first)
  const second = await startServer({ ...place, now: () => new Date(Date.parse(BEGIN) + 8 * DAY) })
  await until(async () => (await keysOf(first)).length === 0)
  expect(await countStored(first)).toMatchObject({ submissions: 1 })
  await second.close()
  await first.close()
})
