import type { Submission } from '@/domain/submissions/inbox'
import { applicationForm, contactForm } from '@test/support/builders'
import { startPostgres, type Postgres } from '@test/support/postgres'
import { startServer } from '@test/support/server'
import { until } from '@test/support/until'
import { APPLY, MESSAGE, startInbox, type InboxServer } from './inboxServer'
import { clientOf, PASSWORD, refusedWith } from './officeServer'

/** As the clock of the inbox. */
const TODAY = Date.parse('2026-03-06T10:00:00.000Z')

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const newUrl = async (name: string) => {
  await postgres.run(`create database ${name}`)
  return postgres.url(name)
}

test('a database that is gone is told in a sentence; when it is back, all goes on and nothing is half done', async () => {
  const office = await startInbox({ url: await newUrl('gone') })
  const { reference } = await office.send('2026-03-01T08:00:00.000Z', MESSAGE, contactForm())
  await postgres.halt()
  const recruiter = office.as('recruiter')
  const gone = refusedWith(503, 'The database cannot be reached just now. Try again in a minute.')
  expect(await recruiter.get('/submissions')).toMatchObject(gone)
  expect(await recruiter.get(`/submissions/${reference}`)).toMatchObject(gone)
  expect(await recruiter.get('/submissions/export?format=csv')).toMatchObject(gone)
  const change = { version: 1, state: 'withdrawn' }
  expect(await recruiter.patch(`/submissions/${reference}`, change)).toMatchObject(gone)
  const bulk = { references: [reference], tag: 'lost' }
  expect(await recruiter.post('/submissions/bulk', bulk)).toMatchObject(gone)
  expect(await office.signedOut.post('/sign-in', { email: 'x@y.example', password: 'x' })).toMatchObject(gone)
  await postgres.resume()
  expect(await office.open(reference)).toMatchObject({ version: 1, row: { state: 'received', tags: [] } })
  expect((await recruiter.patch(`/submissions/${reference}`, change)).code).toBe(200)
  await office.close()
})

describe('Two servers of one database', () => {
  let office: InboxServer
  let other: Awaited<ReturnType<typeof startServer>>
  let time = TODAY
  beforeAll(async () => {
    const url = await newUrl('shared')
    office = await startInbox({ url, readsResumes: true })
    other = await startServer({ url, now: () => new Date((time += 1)), readsResumes: true })
  })
  afterAll(async () => {
    await office.close()
    await other.close()
  })

  const signInAt = (origin: string, password = PASSWORD) =>
    clientOf(origin).post('/sign-in', { email: 'owner@office.example', password })

  test('know the sessions of each other, and end them', async () => {
    const cookie = (await signInAt(other.origin)).headers.get('set-cookie')?.replace(/;.*$/s, '') ?? ''
    const [here, there] = [clientOf(office.origin, cookie), clientOf(other.origin, cookie)]
    expect((await here.get('/session')).code).toBe(200)
    expect((await there.get('/session')).code).toBe(200)
    await here.post('/sign-out')
    expect((await there.get('/session')).code).toBe(401)
  })

  test('lock an account together', async () => {
    const email = 'reader@office.example'
    await Promise.all(
      Array.from({ length: 12 }, (_, attempt) =>
        clientOf(attempt % 2 === 0 ? office.origin : other.origin).post('/sign-in', { email, password: 'x' }),
      ),
    )
    for (const { origin } of [office, other])
      expect((await clientOf(origin).post('/sign-in', { email, password: PASSWORD })).code).toBe(429)
  })

  test('read each resume, and change each submission, once', async () => {
    const sent: string[] = []
    for (let day = 1; day < 7; day += 1) {
      const form = applicationForm({ mobile: `900000000${day}`, email: `${day}@clock.example` })
      sent.push((await office.send(`2026-02-0${day}T08:00:00.000Z`, APPLY, form)).reference)
    }
    const waiting = () =>
      office.db.selectFrom('resume_text').selectAll().where('state', '=', 'waiting').execute()
    await until(async () => (await waiting()).length === 0)
    const texts = await office.db.selectFrom('inbox_search').select('texts').execute()
    // The words of the resume of the builder stand once in each.
    for (const { texts: words } of texts) expect(words.split('resume').length).toBe(2)

    const [reference = ''] = sent
    const { cookie } = office.as('recruiter')
    const change = { version: 1, state: 'withdrawn' }
    const answers = await Promise.all(
      [office, other].map(({ origin }) =>
        clientOf(origin, cookie).patch<Submission>(`/submissions/${reference}`, change),
      ),
    )
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect((await office.open(reference)).changes).toHaveLength(1)
  })
})
