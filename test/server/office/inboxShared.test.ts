import type { Submission } from '@/domain/office/inbox'
import { applicationForm, contactForm } from '@test/support/builders'
import { startPostgres, type Postgres } from '@test/support/postgres'
import { startServer } from '@test/support/server'
import { until } from '@test/support/until'
import { APPLY, MESSAGE, startInbox, type InboxServer } from './inboxServer'
import { recruiterOf } from './jobs/officeJobs'
import { clientOf, PASSWORD } from './officeServer'

/** A minute later than the clock of the inbox. */
const AHEAD = Date.parse('2026-03-06T10:01:00.000Z')

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
  const gone = {
    code: 503,
    body: { message: 'The database cannot be reached just now. Try again in a minute.' },
  }
  expect(await recruiter.get('/submissions')).toMatchObject(gone)
  expect(await recruiter.get(`/submissions/${reference}`)).toMatchObject(gone)
  expect(await recruiter.get('/submissions/export?format=csv')).toMatchObject(gone)
  const change = { version: 1, state: 'declined' }
  expect(await recruiter.patch(`/submissions/${reference}`, change)).toMatchObject(gone)
  const bulk = { references: [reference], tag: 'lost' }
  expect(await recruiter.post('/submissions/bulk', bulk)).toMatchObject(gone)
  expect(await office.signedOut.post('/sign-in', { email: 'x@y.example', password: 'x' })).toMatchObject(gone)
  await postgres.resume()
  expect(await office.open(reference)).toMatchObject({ version: 1, row: { state: 'received', tags: [] } })
  expect((await recruiter.patch(`/submissions/${reference}`, change)).code).toBe(200)
  await office.close()
})

describe('Two servers whose clocks are a minute apart', () => {
  let office: InboxServer
  let ahead: Awaited<ReturnType<typeof startServer>>
  let time = AHEAD
  beforeAll(async () => {
    const url = await newUrl('clocks')
    office = await startInbox({ url, readsResumes: true })
    ahead = await startServer({ url, now: () => new Date((time += 1)), readsResumes: true })
  })
  afterAll(async () => {
    await office.close()
    await ahead.close()
  })

  const signInAt = (origin: string, password = PASSWORD) =>
    clientOf(origin).post('/sign-in', { email: 'owner@office.example', password })

  test('know the sessions of each other, and end them', async () => {
    const cookie = (await signInAt(ahead.origin)).headers.get('set-cookie')?.replace(/;.*$/s, '') ?? ''
    const [here, there] = [clientOf(office.origin, cookie), clientOf(ahead.origin, cookie)]
    expect((await here.get('/session')).code).toBe(200)
    expect((await there.get('/session')).code).toBe(200)
    await here.post('/sign-out')
    expect((await there.get('/session')).code).toBe(401)
  })

  test('lock an account together', async () => {
    const email = 'reader@office.example'
    for (let attempt = 0; attempt < 12; attempt += 1)
      await clientOf(attempt % 2 === 0 ? office.origin : ahead.origin).post('/sign-in', {
        email,
        password: 'x',
      })
    for (const { origin } of [office, ahead])
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
    const change = { version: 1, state: 'shortlisted' }
    const answers = await Promise.all(
      [office, ahead].map(({ origin }) =>
        clientOf(origin, cookie).patch<Submission>(`/submissions/${reference}`, change),
      ),
    )
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await office.open(reference)).changes).toHaveLength(1)
  })

  test('keep notes in the order in which they were added', async () => {
    const { reference } = await office.send('2026-02-08T08:00:00.000Z', MESSAGE, contactForm())
    const { cookie } = office.as('recruiter')
    for (const [{ origin }, text] of [
      [ahead, 'Did you call?'],
      [office, 'Yes, at five.'],
    ] as const)
      await clientOf(origin, cookie).post(`/submissions/${reference}/notes`, { text })
    const { notes } = await office.open(reference)
    expect(notes.map(({ text }) => text)).toEqual(['Did you call?', 'Yes, at five.'])
  })

  test('tell the last import of jobs, whichever server did it', async () => {
    const { cookie } = office.as('recruiter')
    const servers = [ahead, office].map(({ origin }) => recruiterOf(clientOf(origin, cookie)))
    for (const [index, server] of servers.entries()) {
      const rows = Array.from({ length: index + 1 }, (_, row) => `90${index}${row},Cook,3,3,1`)
      const file = ['job_id,position,department,industry,role', ...rows].join('\n')
      expect((await server.drop(file)).code).toBe(200)
    }
    for (const server of servers) {
      const { body } = await server.get('/job-imports/last')
      expect(body).toMatchObject({ last: { what: '2 added, 0 changed, 0 closed' } })
    }
  })
})
