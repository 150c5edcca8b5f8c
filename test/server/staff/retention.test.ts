import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StoredData } from '@/domain/office/data'
import type { Overview } from '@/domain/office/overview'
import { readConfig } from '@/server/config/config'
import { purgeTask, taskTable } from '@/server/tasks/taskTable'
import { openDatabase } from '@/server/database/open'
import { eraseSubmissions } from '@/server/staff/eraseSubmissions'
import { allowPurge, purgeByRetention } from '@/server/staff/retention'
import { contactForm } from '@test/support/builders'
import { type Place, newPlace, openPlace } from '@test/support/places'
import { post, startServer } from '@test/support/server'
import { runDueTask } from '@test/support/tasks'
import { until } from '@test/support/until'
import { type OfficeServer, startOffice } from '../office/officeServer'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NOW = Date.parse('2026-03-06T10:00:00.000Z')

let time = NOW
const now = () => new Date(time)

let place: Place
let office: OfficeServer
beforeAll(async () => {
  place = await newPlace()
  office = await startOffice({ ...place, now })
  for (const [name, at] of Object.entries({
    old: '2025-12-06T09:59:59.000Z',
    older: '2025-01-01T00:00:00.000Z',
    young: '2025-12-07T12:00:00.000Z',
  })) {
    time = Date.parse(at)
    await post(office, '/web/contact-form/save', contactForm({ name, submission_key: `key-of-${name}` }))
  }
  time = NOW
})
afterAll(() => office.close())

test('it is kept to where the office is off, too, but never in front of another API', () => {
  expect(taskTable({ config: readConfig({ OFFICE: 'off' }) })).toContain(purgeTask)
  expect(taskTable({ config: readConfig({ API_HOST: 'https://api.example' }) })).not.toContain(purgeTask)
})

const names = async () => {
  const rows = await office.db.selectFrom('contact_message').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

const deleteNamed = async (pattern: string) => {
  for (const table of ['contact_message', 'inbox_entry'] as const)
    await office.db.deleteFrom(table).where('name', 'like', pattern).execute()
}

/** A new session each time: one ends long before a purge begins. */
const owner = () => office.openSession(office.accountOf('owner').id)

const keep = async (months: unknown) => (await owner()).put<StoredData>('/data/retention', { months })

const waiting = async () => (await (await owner()).get<StoredData>('/data')).body.waiting

const allow = async (sentBefore: string) => (await owner()).post('/data/retention/delete', { sentBefore })

/** A server looks whether something is due. */
const look = async () => {
  const database = await openPlace(place)
  try {
    return await runDueTask(database, now, purgeTask)
  } finally {
    await database.close()
  }
}

const ACTIONS = new Set(['submissions_purged', 'purge_waiting', 'purge_allowed'])

const purges = async () =>
  (await office.logLines())
    .filter(({ action }) => ACTIONS.has(action))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ account, action, details }) => [account, action, details])

/** Messages sent at a time, beside which a few are less than a tenth. */
const sendMany = async (count: number, at: string, kind: string) => {
  time = Date.parse(at)
  const senders = Array.from({ length: count }, (_, index) => `${kind} ${index + 10}`)
  for (const name of senders) await post(office, '/web/contact-form/save', contactForm({ name }))
  time = NOW
}

test('submissions are kept without a limit at first', async () => {
  expect((await office.as('owner').get<StoredData>('/data')).body).toEqual({
    retentionMonths: null,
    nextPurgeAt: null,
    waiting: null,
    submissions: 3,
    oldestAt: '2025-01-01T00:00:00.000Z',
    files: 0,
    bytes: expect.any(Number),
    rebuildAt: null,
  })
})

test.each([2, 121, 3.5, '12', undefined, [12]])('%j months are refused', async (months) => {
  expect((await keep(months)).code).toBe(422)
  expect((await office.as('owner').post('/data/retention/preview', { months })).code).toBe(422)
})

test('it is shown what would go, and nothing goes by that', async () => {
  const preview = (months: number) => office.as('owner').post('/data/retention/preview', { months })
  expect((await preview(3)).body).toEqual({ submissions: 2 })
  expect((await preview(12)).body).toEqual({ submissions: 1 })
  expect((await preview(120)).body).toEqual({ submissions: 0 })
  time = NOW + 2 * DAY_MS
  expect(await look()).toBe(false)
  time = NOW
  expect(await names()).toEqual(['old', 'older', 'young'])
})

/** The first moment that three months before the first purge leave alone. */
const CUTOFF = '2025-12-07T10:00:00.000Z'

test('a day after the setting one of the servers looks, and more than a tenth waits for an owner', async () => {
  expect((await keep(3)).body).toMatchObject({
    retentionMonths: 3,
    nextPurgeAt: new Date(NOW + DAY_MS).toISOString(),
  })
  const settings = (await office.logLines()).findLast(({ action }) => action === 'settings_changed')
  expect(settings?.details).toBe('submissions are kept for 3 months')
  time = NOW + DAY_MS - MINUTE_MS
  expect(await look()).toBe(false)
  expect(await waiting()).toBeNull()
  time = NOW + DAY_MS
  expect(await Promise.all([look(), look(), look()])).toContain(true)
  expect(await look()).toBe(false)
  expect(await names()).toEqual(['old', 'older', 'young'])
  const since = new Date(time).toISOString()
  expect(await waiting()).toEqual({ since, submissions: 2, sentBefore: CUTOFF, isAllowed: false })
  for (const [role, toDelete] of [
    ['owner', 2],
    ['recruiter', 0],
  ] as const) {
    const client = await office.openSession(office.accountOf(role).id)
    expect((await client.get<Overview>('/overview')).body.toDelete).toBe(toDelete)
  }
  // Looked at every day, and told once.
  time += DAY_MS
  expect(await look()).toBe(true)
  expect(await waiting()).toMatchObject({ since, submissions: 3 })
  expect(await purges()).toEqual([
    ['server', 'purge_waiting', `2 submissions sent before ${CUTOFF}, more than a tenth of all`],
  ])
})

test('what an owner was shown is deleted, at once and however many runs it takes', async () => {
  for (const wrong of ['2030-01-01', '2025-12-09T10:00:00.001Z']) expect((await allow(wrong)).code).toBe(409)
  expect((await allow('x'.repeat(31))).code).toBe(422)
  expect(await names()).toHaveLength(3)
  // A run that was stopped at once has deleted nothing, and leaves the rest to the next one.
  const stopped = new AbortController()
  stopped.abort()
  const database = await openPlace(place)
  await database.write((trx) => allowPurge(trx, CUTOFF, now(), async () => undefined))
  expect(await waiting()).toMatchObject({ submissions: 2, sentBefore: CUTOFF, isAllowed: true })
  expect(await purgeByRetention({ database, now, signal: stopped.signal })).toEqual(now())
  await database.close()
  expect(await names()).toHaveLength(3)
  expect((await allow(CUTOFF)).code).toBe(409)
  expect(await look()).toBe(true)
  // One came of age after it was shown: it is all that is left, and waits in its turn.
  expect(await names()).toEqual(['young'])
  expect(await office.db.selectFrom('submission_key').select('submission_key').execute()).toEqual([
    { submission_key: 'key-of-young' },
  ])
  expect(await waiting()).toBeNull()
  time += DAY_MS
  expect(await look()).toBe(true)
  const { sentBefore = '', submissions } = (await waiting()) ?? {}
  expect(submissions).toBe(1)
  expect((await allow(sentBefore)).code).toBe(200)
  await until(async () => (await names()).length === 0)
  expect((await purges()).slice(-3)).toEqual([
    ['server', 'purge_waiting', `1 submission sent before ${sentBefore}, more than a tenth of all`],
    ['owner@office.example', 'purge_allowed', `1 submission sent before ${sentBefore}`],
    ['server', 'submissions_purged', `sent before ${sentBefore}`],
  ])
  time = NOW
})

test('a tenth goes by itself, each day, and no more', async () => {
  await keep(6)
  await sendMany(1, '2025-10-01T00:00:00.000Z', 'old')
  await sendMany(9, '2026-03-01T00:00:00.000Z', 'new')
  time = NOW + 40 * DAY_MS
  expect(await look()).toBe(true)
  expect(await names()).toHaveLength(9)
  expect(await waiting()).toBeNull()
  expect((await purges()).at(-1)).toEqual(['server', 'submissions_purged', expect.any(String)])
  const lines = (await purges()).length
  // The log gets no line where nothing is old.
  time += 2 * DAY_MS
  expect(await look()).toBe(true)
  expect(await purges()).toHaveLength(lines)
  await sendMany(1, '2025-10-01T00:00:00.000Z', 'old')
  await deleteNamed('new 10')
  time = NOW + 44 * DAY_MS
  expect(await look()).toBe(true)
  expect(await names()).toHaveLength(9)
  expect(await waiting()).toMatchObject({ submissions: 1 })
})

test('another setting takes back what waits and what was allowed', async () => {
  const { sentBefore = '' } = (await waiting()) ?? {}
  expect((await keep(12)).body.waiting).toBeNull()
  expect((await allow(sentBefore)).code).toBe(409)
  time = NOW + 46 * DAY_MS
  expect(await look()).toBe(true)
  expect(await waiting()).toBeNull()
  expect((await keep(null)).body).toMatchObject({ retentionMonths: null, nextPurgeAt: null })
  time = NOW + 300 * DAY_MS
  expect(await look()).toBe(false)
  expect(await names()).toHaveLength(9)
  time = NOW
})

test('a server does it by itself', async () => {
  await deleteNamed('new%')
  await sendMany(9, '2026-03-02T00:00:00.000Z', 'fresh')
  await keep(3)
  time = NOW + 2 * DAY_MS
  const server = await startServer({ ...place, now })
  await until(async () => (await names()).every((name) => name.startsWith('fresh')))
  expect(await names()).toHaveLength(9)
  await server.close()
  time = NOW
})

test('visitors have their turns while many submissions are erased, in one transaction', async () => {
  const database = await openDatabase(':memory:')
  const ids = Array.from({ length: 500 }, () => randomUUID())
  const row = { submitted_at: '2026-03-01', name: 'Spam', email: '', mobile: '', message: 'Spam' }
  await database.db
    .insertInto('contact_message')
    .values(ids.map((id) => ({ id, ...row })))
    .execute()
  await sql`insert into inbox_entry
    (reference, kind, received_at, name, folded_name, email, mobile, about, job_id, place, experience, ctc, files)
    select id, 'contact_message', submitted_at, name, name, '', '', '', '', '', '', '', 0 from contact_message`.execute(
    database.db,
  )
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const log = () => Promise.resolve()
  const erased = await database.write((trx) => eraseSubmissions(trx, ids, { log, now: () => new Date() }))
  clearInterval(timer)
  expect(erased.rows).toBe(500)
  expect(turns).toBeGreaterThan(3)
  await database.close()
})
