import { randomUUID } from 'node:crypto'
import type { StoredData } from '@/domain/office/data'
import { purgeTask } from '@/server/tasks/taskTable'
import { openDatabase } from '@/server/database/open'
import { eraseSubmissions } from '@/server/staff/eraseSubmissions'
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

const names = async () => {
  const rows = await office.db.selectFrom('contact_message').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

const keep = (months: unknown) => office.as('owner').put<StoredData>('/data/retention', { months })

/** A server looks whether something is due. */
const look = async () => {
  const database = await openPlace(place)
  try {
    return await runDueTask(database, now, purgeTask)
  } finally {
    await database.close()
  }
}

const purges = async () =>
  (await office.logLines())
    .filter(({ action }) => action === 'submissions_purged')
    .map(({ account, details }) => [account, details])

test('submissions are kept without a limit at first', async () => {
  expect((await office.as('owner').get<StoredData>('/data')).body).toEqual({
    retentionMonths: null,
    nextPurgeAt: null,
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

test('a day after the setting one of the servers deletes what is older, each day', async () => {
  expect((await keep(3)).body).toMatchObject({
    retentionMonths: 3,
    nextPurgeAt: new Date(NOW + DAY_MS).toISOString(),
  })
  const settings = (await office.logLines()).findLast(({ action }) => action === 'settings_changed')
  expect(settings?.details).toBe('submissions are kept for 3 months')
  time = NOW + DAY_MS - MINUTE_MS
  expect(await look()).toBe(false)
  time = NOW + DAY_MS
  expect(await Promise.all([look(), look(), look()])).toContain(true)
  expect(await names()).toEqual(['young'])
  expect(await look()).toBe(false)
  expect(await purges()).toEqual([['server', 'sent before 2025-12-07T10:00:00.000Z']])
  expect(await office.db.selectFrom('submission_key').select('submission_key').execute()).toEqual([
    { submission_key: 'key-of-young' },
  ])
  time = NOW + 2 * DAY_MS
  expect(await look()).toBe(true)
  expect(await names()).toEqual([])
  // Where nothing is old, nothing is told.
  time = NOW + 4 * DAY_MS
  expect(await look()).toBe(true)
  expect(await purges()).toHaveLength(2)
  time = NOW
})

test('an owner takes it back before it begins', async () => {
  await post(office, '/web/contact-form/save', contactForm({ name: 'kept' }))
  await keep(6)
  expect((await keep(null)).body).toMatchObject({ retentionMonths: null, nextPurgeAt: null })
  time = NOW + 300 * DAY_MS
  expect(await look()).toBe(false)
  time = NOW
  expect(await names()).toEqual(['kept'])
})

test('a server does it by itself', async () => {
  await keep(12)
  time = NOW + 1000 * DAY_MS
  const server = await startServer({ ...place, now })
  await until(async () => (await names()).length === 0)
  expect(await purges()).toHaveLength(3)
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
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const log = () => Promise.resolve()
  const erased = await database.write((trx) => eraseSubmissions(trx, ids, log))
  clearInterval(timer)
  expect(erased.rows).toBe(500)
  expect(turns).toBeGreaterThan(3)
  await database.close()
})
