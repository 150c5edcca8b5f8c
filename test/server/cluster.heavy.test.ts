import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { Client } from 'pg'
import { todayInIndia } from '@/domain/calendar'
import { VISITOR } from '@test/support/balancer'
import { APPLY, CONTACT, contactForm } from '@test/support/builders'
import {
  PER_MINUTE,
  PROCESSES,
  balancer,
  codesOf,
  database,
  lookPatiently,
  mailServer,
  origins,
  postgres,
  send,
  sendTo,
  sent,
  servers,
  settings,
} from '@test/support/cluster'
import { until } from '@test/support/until'
import { headersOf } from '@test/support/mailServer'
import { get, post } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { tenDigits, uniqueApplication } from '@test/support/uniqueApplication'

const today = todayInIndia(Date.now())

const storedWith = async (email: string) =>
  (await database.db.selectFrom('application').select('id').where('email', '=', email).execute()).length

test('a form that comes to all processes at once under its key is stored once, and each answer is a success', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { email, form } = uniqueApplication()
    const answers = await sent(2 * PROCESSES, () => send(APPLY, form()))
    expect(codesOf(answers)).toEqual(answers.map(() => 200))
    expect(await storedWith(email)).toBe(1)
  }
})

test('an address and a mobile number have one limit at all processes', async () => {
  const asked = 3 * PER_MINUTE
  const right = [...Array<number>(PER_MINUTE).fill(200), ...Array<number>(asked - PER_MINUTE).fill(429)]
  const fromOne = await sent(asked, () => send(CONTACT, contactForm({ mobile: tenDigits() }), '203.0.113.7'))
  expect(codesOf(fromOne)).toEqual(right)
  const ofOne = await sent(asked, () => send(CONTACT, contactForm({ mobile: '9000000009' })))
  expect(codesOf(ofOne)).toEqual(right)
  // What a visitor says of their address does not make them another.
  const liar = { [VISITOR]: '203.0.113.7', 'x-forwarded-for': '192.0.2.55' }
  expect(await post(balancer, CONTACT, contactForm(), liar)).toMatchObject({ code: 429 })
})

test('each submission is mailed once, whichever process sends it', async () => {
  await sent(12, () => send(APPLY, uniqueApplication().form()))
  await until(async () => (await database.db.selectFrom('mail_outbox').select('id').execute()).length === 0)
  const applications = await database.db.selectFrom('application').select('id').execute()
  const messages = await database.db.selectFrom('contact_message').select('id').execute()
  const ids = [
    ...applications.map(({ id }) => `<application.${id}@staff.example>`),
    ...messages.map(({ id }) => `<contact_message.${id}@staff.example>`),
  ]
  const mailed = mailServer.received.map((mail) => headersOf(mail)['message-id'])
  expect(new Set(mailed)).toEqual(new Set(ids))
  expect(mailed).toHaveLength(ids.length)
  expect(ids).toHaveLength(4 + 2 * PER_MINUTE + 12)
})

const portal = (...parameters: string[]) =>
  promisify(execFile)(process.execPath, ['dist/server/portal.mjs', ...parameters], {
    env: { PATH: process.env.PATH, ...settings },
  })

/** What each process shows at an address. */
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
    await portal('import', 'jobs', file)
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
      const response = await fetch(balancer.origin + APPLY, {
        method: 'POST',
        body: form(),
        headers: { [VISITOR]: `2001:db8:${randomBytes(2).toString('hex')}:${attempt}::1` },
      })
      if (response.status === 200) {
        acknowledged.set(email, checksum)
        return
      }
      // What the balancer says of the one that was killed.
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

/** Keeps every form that is sent waiting in its transaction. */
const holdCounts = async () => {
  const holder = new Client({ connectionString: postgres.url('portal') })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table sending_count in exclusive mode')
  return holder
}

const countWaiting = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(
    database.db,
  )
  return rows.length
}

test('a PostgreSQL that is gone is a 503 at each process, and all is well when it is back', async () => {
  const others = origins.slice(1)
  const refused = { code: 503, status: '0', message: 'Something went wrong. Please try again.' }
  const { email, form } = uniqueApplication()
  const holder = await holdCounts()
  const underWay = others.map((origin) => sendTo(origin, CONTACT, contactForm({ mobile: tenDigits() })))
  await until(async () => (await countWaiting()) === others.length)
  await postgres.halt()
  expect(await Promise.all(underWay)).toMatchObject(others.map(() => refused))
  await holder.end()
  for (const origin of others) {
    expect(await get({ origin }, '/healthz')).toMatchObject({ code: 503, status: '0' })
    expect(await get({ origin }, '/web/job/get')).toMatchObject(refused)
    expect(await sendTo(origin, APPLY, form())).toMatchObject(refused)
    // The browser draws the page, and asks for its lists again.
    expect((await fetch(`${origin}/full-time-jobs`)).status).toBe(200)
  }
  await postgres.resume()
  for (const origin of others) {
    expect(await get({ origin }, '/healthz')).toMatchObject({ code: 200 })
    expect(await get({ origin }, '/web/job/get')).toMatchObject({ code: 200 })
    expect(await sendTo(origin, APPLY, form())).toMatchObject({ code: 200 })
    const { text } = await lookPatiently(`${origin}/full-time-jobs`)
    expect(text.includes('Tamer of tides')).toBe(true)
  }
  expect(await storedWith(email)).toBe(1)
  expect(servers.slice(1).map(({ output }) => /uncaught|unhandled/i.test(output()))).toEqual([false, false])
})
