import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contactForm } from '@test/support/builders'
import { newPlace } from '@test/support/places'
import { countStored, post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

const CONTACT = '/web/contact-form/save'
const KEY = 'a1b2c3d4-0000-4000-8000-000000000001'
const BEGIN = '2026-03-04T05:06:07.000Z'
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  // Only the timer of the server is held.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'performance',
      'hrtime',
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  })
})
afterEach(() => jest.useRealTimers())

const send = (server: TestServer) => post(server, CONTACT, contactForm({ submission_key: KEY }))

const keysOf = ({ db }: TestServer) =>
  db.selectFrom('submission_key').select(['submission_key', 'sent_at']).orderBy('submission_key').execute()

const passMinute = () => jest.advanceTimersByTime(60_000)

/** Passes minutes until this is so. */
const untilMinuteWhen = (isSo: () => Promise<boolean>) =>
  until(async () => {
    passMinute()
    return isSo()
  })

const addKey = ({ db }: TestServer, submission_key: string, sent_at: string) =>
  db
    .insertInto('submission_key')
    .values({ submission_table: 'resume', submission_key, content: 'c', sent_at, submission_id: 'r' })
    .execute()

const isForgotten = async (server: TestServer, key: string) =>
  (await keysOf(server)).every(({ submission_key }) => submission_key !== key)

test('a key is forgotten after a week, and what was counted after a minute, without another form', async () => {
  let time = Date.parse(BEGIN)
  const server = await startServer({ now: () => new Date(time), settings: { SUBMISSIONS_PER_MINUTE: '5' } })
  const counted = () => server.db.selectFrom('sending_count').select('sent').execute()
  expect(await send(server)).toMatchObject({ code: 200 })
  expect(await counted()).toHaveLength(2)
  time += 60_000
  await untilMinuteWhen(async () => (await counted()).length === 0)
  time += 7 * DAY - 60_000
  await addKey(server, 'older-key', '2026-03-04T05:06:06.999Z')
  await untilMinuteWhen(() => isForgotten(server, 'older-key'))
  expect(await keysOf(server)).toEqual([{ submission_key: KEY, sent_at: BEGIN }])
  expect(await send(server)).toMatchObject({ code: 200 })
  expect(await countStored(server)).toMatchObject({ submissions: 1 })
  time += 1
  await untilMinuteWhen(() => isForgotten(server, KEY))
  expect(await send(server)).toMatchObject({ code: 200 })
  expect(await countStored(server)).toMatchObject({ submissions: 2 })
  await server.close()
})

test('a clock that is wrong for a moment costs no key', async () => {
  let time = Date.parse(BEGIN)
  const server = await startServer({ now: () => new Date(time) })
  await send(server)
  time += 9 * DAY
  await addKey(server, 'expired-key', '2026-02-01T00:00:00.000Z')
  await post(server, CONTACT, contactForm({ submission_key: 'another-key' }))
  passMinute()
  await until(() => isForgotten(server, 'expired-key'))
  time -= 9 * DAY
  expect(await send(server)).toMatchObject({ code: 200 })
  expect(await countStored(server)).toMatchObject({ submissions: 2 })
  await server.close()
})

test('a key of a clock that was ahead is kept for a week from now on', async () => {
  const server = await startServer({ now: () => new Date(BEGIN) })
  await addKey(server, 'future-key', '2099-01-01T00:00:00.000Z')
  await untilMinuteWhen(async () => (await keysOf(server))[0]?.sent_at !== '2099-01-01T00:00:00.000Z')
  expect(await keysOf(server)).toEqual([{ submission_key: 'future-key', sent_at: BEGIN }])
  await server.close()
})

test('a database that is locked or gone is looked at again later, without a word', async () => {
  const lines: string[] = []
  const file = join(temporaryFolder(), 'portal.db')
  let time = Date.parse(BEGIN)
  const server = await startServer({
    file,
    now: () => new Date(time),
    settings: { LOG_LEVEL: 'error' },
    logStream: { write: (line) => lines.push(line) },
  })
  await send(server)
  time += 8 * DAY
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  for (let minute = 0; minute < 3; minute += 1) {
    passMinute()
    // Answered after the look, which has failed by then.
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  }
  expect(await isForgotten(server, KEY)).toBe(false)
  other.exec('rollback')
  other.close()
  await untilMinuteWhen(() => isForgotten(server, KEY))
  await server.database.close()
  passMinute()
  await server.close()
  expect(lines).toEqual([])
})

test('two servers of one database forget what has expired together', async () => {
  const place = await newPlace()
  let time = Date.parse(BEGIN)
  const servers = [
    await startServer({ ...place, now: () => new Date(time) }),
    await startServer({ ...place, now: () => new Date(time) }),
  ] as const
  await send(servers[0])
  time += 8 * DAY
  await untilMinuteWhen(() => isForgotten(servers[1], KEY))
  expect(await send(servers[0])).toMatchObject({ code: 200 })
  expect(await countStored(servers[1])).toMatchObject({ submissions: 2 })
  for (const server of servers) await server.close()
})
