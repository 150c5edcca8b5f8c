import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { todayInIndia } from '@/domain/site/calendar'
import { APPLY } from '@test/support/builders'
import {
  balancer,
  database,
  lookPatiently,
  origins,
  PROCESSES,
  servers,
  settings,
} from '@test/support/cluster'
import { runPortal } from '@test/support/builtServer'
import { temporaryFolder } from '@test/support/site'
import { uniqueApplication } from '@test/support/uniqueApplication'
import { until } from '@test/support/until'

const today = todayInIndia(Date.now())

/** The answers of all processes at an address. */
const shownAt = (path: string) => Promise.all(origins.map((origin) => lookPatiently(origin + path)))

const JOB_PAGE = '/job-details?s=1001'
const changing = ['/web/job/get', '/full-time-jobs', JOB_PAGE, '/jobs.rss']

const holds = (shown: { text: string }[], text: string) => shown.map((one) => one.text.includes(text))

describe('a change of content is seen at each process at once', () => {
  const everywhere = Array<boolean>(PROCESSES).fill(true)
  const nowhere = everywhere.map(() => false)

  test('that was made by SQL: in the list, the pages and the feed, each with another ETag', async () => {
    const before = await Promise.all(changing.map(shownAt))
    await database.db
      .updateTable('job')
      .set({ position: 'Keeper of the moon', date_posted: today })
      .where('job_id', '=', '1001')
      .execute()
    for (const [n, path] of changing.entries()) {
      const after = await shownAt(path)
      expect([path, holds(before[n] ?? [], 'Keeper of the moon')]).toEqual([path, nowhere])
      expect([path, holds(after, 'Keeper of the moon')]).toEqual([path, everywhere])
      const [tagBefore, ...others] = new Set(before[n]?.map(({ etag }) => etag))
      const [tagAfter, ...othersAfter] = new Set(after.map(({ etag }) => etag))
      expect([path, others, othersAfter]).toEqual([path, [], []])
      expect(tagAfter).toMatch(/^W\/"/)
      expect(tagAfter).not.toBe(tagBefore)
    }
  })

  test('that closed a job: the page is gone, and the map does not name it', async () => {
    const link = 'https://jobs.example.com/job-details?s=1001<'
    expect(holds(await shownAt('/sitemap.xml'), link)).toEqual(everywhere)
    await database.db
      .updateTable('job')
      .set({ closed_on: '2026-01-31' })
      .where('job_id', '=', '1001')
      .execute()
    expect(holds(await shownAt('/sitemap.xml'), link)).toEqual(nowhere)
    expect((await shownAt(JOB_PAGE)).map(({ code }) => code)).toEqual(everywhere.map(() => 410))
    expect(holds(await shownAt('/web/job/get'), 'Keeper of the moon')).toEqual(nowhere)
  })

  test('that was made by import: a new job, and what it counts for', async () => {
    const file = join(temporaryFolder(), 'jobs.csv')
    writeFileSync(
      file,
      `Job ID;position;department;industry;role;date posted\n7001;Tamer of tides;3;3;2;${today}\n`,
    )
    const before = await shownAt('/all-categories')
    expect(await runPortal(['import', 'jobs', file], { settings })).toMatchObject({ code: 0 })
    for (const path of [...changing.filter((one) => one !== JOB_PAGE), '/job-details?s=7001'])
      expect([path, holds(await shownAt(path), 'Tamer of tides')]).toEqual([path, everywhere])
    const after = await shownAt('/all-categories')
    expect(after.map(({ etag }, n) => etag === before[n]?.etag)).toEqual(nowhere)
  })
})

const SENDERS = 6

test('a process that is killed under load loses nothing that was acknowledged, and nothing is stored twice', async () => {
  const acknowledged = new Map<string, string>()
  let broken = 0
  const over = new AbortController()
  /** Like a visitor who presses again: the same form under the same key, until it is taken. */
  const sendUntilTaken = async ({ email, checksum, form }: ReturnType<typeof uniqueApplication>) => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const response = await fetch(balancer.origin + APPLY, { method: 'POST', body: form() })
      if (response.status === 200) {
        acknowledged.set(email, checksum)
        return
      }
      // The balancer says so of the one that was killed.
      expect(response.status).toBe(502)
      broken += 1
    }
    throw new Error('this form was never taken')
  }
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!over.signal.aborted) await sendUntilTaken(uniqueApplication())
  })
  await until(() => acknowledged.size >= 2 * SENDERS)
  await servers[0]?.stop('SIGKILL')
  const then = acknowledged.size
  await until(() => acknowledged.size >= then + 2 * SENDERS)
  over.abort()
  await Promise.all(senders)

  expect(broken).toBeGreaterThan(0)
  expect(balancer.alive()).toEqual(origins.slice(1))
  const rows = await database.db
    .selectFrom('application')
    .leftJoin('uploaded_file', (join_) =>
      join_.onRef('submission_id', '=', 'application.id').on('field', '=', 'resume'),
    )
    .select(['email', 'bytes'])
    .where('email', 'in', [...acknowledged.keys()])
    .execute()
  expect(rows).toHaveLength(acknowledged.size)
  const stored = new Map(
    rows.map(({ email, bytes }) => [
      email,
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ]),
  )
  expect(stored).toEqual(acknowledged)
})
