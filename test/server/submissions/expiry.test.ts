import { deleteExpired } from '@/server/submissions/idempotency'
import { CONTACT, contactForm } from '@test/support/builders'
import { newPlace } from '@test/support/places'
import { countStored, post, startServer, type TestServer } from '@test/support/server'
import { until } from '@test/support/until'

const KEY = 'a1b2c3d4-0000-4000-8000-000000000001'
const BEGIN = '2026-03-04T05:06:07.000Z'
const DAY = 24 * 60 * 60 * 1000

const send = (server: TestServer) => post(server, CONTACT, contactForm({ submission_key: KEY }))

const keysOf = async ({ db }: TestServer) =>
  (await db.selectFrom('submission_key').select('submission_key').execute()).map((row) => row.submission_key)

test('a key is forgotten after a week, and what was counted after a minute', async () => {
  let time = Date.parse(BEGIN)
  const now = () => new Date(time)
  const server = await startServer({ now, settings: { SUBMISSIONS_PER_MINUTE: '5' } })
  const counted = () => server.db.selectFrom('sending_count').select('sent').execute()
  expect(await send(server)).toMatchObject({ code: 200 })
  expect(await counted()).toHaveLength(2)
  time += 60_000
  await deleteExpired({ ...server, now })
  expect(await counted()).toHaveLength(0)
  time += 7 * DAY - 60_000
  await deleteExpired({ ...server, now })
  expect(await keysOf(server)).toEqual([KEY])
  expect(await send(server)).toMatchObject({ code: 200 })
  expect(await countStored(server)).toMatchObject({ submissions: 1 })
  time += 1
  await deleteExpired({ ...server, now })
  expect(await keysOf(server)).toEqual([])
  expect(await send(server)).toMatchObject({ code: 200 })
  expect(await countStored(server)).toMatchObject({ submissions: 2 })
  await server.close()
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
