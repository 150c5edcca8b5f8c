import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { todayInIndia } from '@/domain/site/calendar'
import { logCommand, withContent, withReader, withWriter } from '@/server/cli/withDatabase'
import { moveAll } from '@/server/cli/move'
import { addStaff } from '@/server/cli/staff'
import { sampleContent } from '@/server/content/sample'
import { openExistingForReading, openPortalDatabase } from '@/server/database/file'
import {
  openDatabase,
  openForReading,
  openPostgres,
  openPostgresForReading,
  type PortalDatabase,
} from '@/server/database/open'
import { reasonOf } from '@/server/database/reason'
import { listCategories, listJobs } from '@/server/repositories/jobs'
import { listInbox } from '@/server/repositories/office/inboxList'
import { APPLY, applicationForm, docBytes, fileOf, resumeForm } from '@test/support/builders'
import { startPostgres, type Postgres } from '@test/support/postgres'
import { countStored, get, post, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

const TODAY = todayInIndia(Date.now())

let postgres: Postgres
let databases = 0

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

const newUrl = async () => {
  databases += 1
  await postgres.run(`create database portal_${databases}`)
  return postgres.url(`portal_${databases}`)
}

const large = () => resumeForm({ resume: fileOf(docBytes(400_000), 'cv.doc') })

describe('Two servers on one PostgreSQL', () => {
  it('start at once on an empty database, and fill it once', async () => {
    const url = await newUrl()
    const [one, other] = await Promise.all([startServer({ url }), startServer({ url })])
    const { job } = sampleContent(new Date())
    expect(await listJobs(other.db, TODAY)).toHaveLength(job.length)
    await one.close()
    await other.close()
  })

  it('rebuild once a writer in another database, as of whose beginning they may read, is done', async () => {
    const [one, other] = await Promise.all([openPostgres(await newUrl()), openPostgres(await newUrl())])
    const rebuilt = await other.db.transaction().execute(async (trx) => {
      await sql`select pg_current_xact_id()`.execute(trx)
      const rebuilding = one.vacuum({ full: true }).then(() => 'rebuilt')
      expect(await Promise.race([rebuilding, sleep(1000, 'waits')])).toBe('waits')
      return { rebuilding }
    })
    expect(await rebuilt.rebuilding).toBe('rebuilt')
    await one.close()
    await other.close()
  })

  it('keep what either was sent, and show what either changed', async () => {
    const url = await newUrl()
    const one = await startServer({ url })
    const other = await startServer({ url })
    expect(await post(one, APPLY, applicationForm())).toMatchObject({ code: 200, status: '1' })
    expect(await post(other, '/web/resume/save', large())).toMatchObject({ code: 200, status: '1' })
    expect(await countStored(one)).toEqual(await countStored(other))
    expect((await countStored(one)).submissions).toBe(2)

    const before = await get(other, '/web/job/get')
    const [first] = before.data as { job_id: string; position: string }[]
    await one.db
      .updateTable('job')
      .set({ position: 'Night Watch' })
      .where('job_id', '=', first?.job_id ?? '')
      .execute()
    const [changed] = (await get(other, '/web/job/get')).data as { job_id: string; position: string }[]
    expect(changed).toEqual({ ...first, position: 'Night Watch' })
    await one.close()
    await other.close()
  })
})

describe('A PostgreSQL that is gone', () => {
  it('is a 503 for visitors, and all is well when it is back', async () => {
    const url = await newUrl()
    const server = await startServer({ url })
    expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
    const holder = new Client({ connectionString: url })
    holder.on('error', () => undefined)
    await holder.connect()
    await holder.query('begin; lock table application in exclusive mode')
    const underWay = post(server, APPLY, applicationForm())
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`
    await until(async () => (await waiting.execute(server.db)).rows.length > 0)
    await postgres.halt()
    const unavailable = { code: 503, status: '0', message: expect.stringMatching(/try again/) as unknown }
    expect(await underWay).toMatchObject(unavailable)
    expect(await post(server, APPLY, applicationForm())).toMatchObject(unavailable)
    expect(await get(server, '/web/job/get')).toMatchObject(unavailable)
    expect(await get(server, '/healthz')).toMatchObject({ code: 503 })
    await postgres.resume()
    expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
    expect(await get(server, '/web/job/get')).toMatchObject({ code: 200 })
    expect((await countStored(server)).submissions).toBe(1)
    await server.close()
  })

  it('though it says nothing is given up, and another connection is made', async () => {
    const database = await openPostgres(await newUrl(), { silenceMs: 1500 })
    const silent = sql`select pg_sleep(60)`.execute(database.db)
    const error: unknown = await silent.catch((reason: unknown) => reason)
    expect(reasonOf(error)).toBe('the database is silent')
    expect(database.isUnavailable(error)).toBe(true)
    expect(await listJobs(database.db, TODAY)).toEqual([])
    await database.close()
  })

  it('stops a start with a sentence that does not hold the password', async () => {
    const open = openPortalDatabase({
      databaseUrl: 'postgres://portal:secret@127.0.0.1:1/portal',
      dataDir: '',
    })
    await expect(open).rejects.toThrow(/^The PostgreSQL database at 127\.0\.0\.1:1 cannot be used: /)
    await expect(open).rejects.not.toThrow('secret')
  })
})

const errorOf = (code: string, message: string) => {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E....')
  head.writeUInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

test('a pooler before PostgreSQL stops a start and a command with what to do', async () => {
  const refusal = errorOf('08P01', 'unsupported startup parameter: statement_timeout')
  const pooler = createServer((socket) => socket.once('data', () => socket.end(refusal)))
  await once(pooler.listen(0, '127.0.0.1'), 'listening')
  const { port } = pooler.address() as AddressInfo
  const place = { databaseUrl: `postgres://portal:secret@127.0.0.1:${port}/portal`, dataDir: '' }
  for (const open of [openPortalDatabase, openExistingForReading])
    await expect(open(place)).rejects.toThrow(
      `The PostgreSQL database at 127.0.0.1:${port} cannot be used: unsupported startup parameter: statement_timeout. A connection pooler such as PgBouncer answers there. Use the address of PostgreSQL itself: the portal has a pool of its own.`,
    )
  pooler.close()
})

describe('A table that is loaded without a search path, as pg_restore does', () => {
  it('finds all that its triggers change', async () => {
    const url = await newUrl()
    const server = await startServer({ url })
    const jobs = await listJobs(server.db, TODAY)
    const version = Number(await server.database.dataVersion())
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows: free } = await client.query<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prolang =
        (select oid from pg_language where lanname = 'plpgsql') and proconfig is null`,
    )
    expect(free).toEqual([])
    await client.query(`select set_config('search_path', '', false)`)
    await client.query('create temporary table kept as table public.job')
    await client.query('delete from public.job')
    await client.query('insert into public.job select * from kept')
    await client.query('update public.location set location_id = location_id')
    expect(Number(await server.database.dataVersion())).toBe(version + 3)
    expect(await listJobs(server.db, TODAY)).toEqual(jobs)
    await client.end()
    await server.close()
  })
})

describe('A command of the staff, where DATABASE_URL names a PostgreSQL', () => {
  const work = async ({ db }: PortalDatabase) => void (await db.deleteFrom('job').execute())
  afterEach(() => {
    delete process.env.DATABASE_URL
    delete process.env.REQUIRE_DATABASE
  })

  it('changes what a server made, and nothing where it only reads', async () => {
    const server = await startServer({ url: (process.env.DATABASE_URL = await newUrl()) })
    await expect(withReader(work)).rejects.toThrow('read-only transaction')
    expect(await listJobs(server.db, TODAY)).not.toEqual([])
    await withWriter(work)
    expect(await listJobs(server.db, TODAY)).toEqual([])
    await server.close()
  })

  it('makes no portal where there is none', async () => {
    process.env.DATABASE_URL = await newUrl()
    const sentence =
      /^There is no portal in the PostgreSQL database at 127\.0\.0\.1:\d+\. Is DATABASE_URL right\? For a new portal, start the server once, with REQUIRE_DATABASE off\.$/
    await expect(withReader(work)).rejects.toThrow(sentence)
    await expect(withWriter(work)).rejects.toThrow(sentence)
    process.env.REQUIRE_DATABASE = 'on'
    await expect(withContent(false)(work)).rejects.toThrow(sentence)
    const database = openPostgresForReading(process.env.DATABASE_URL)
    expect(await database.db.introspection.getTables()).toEqual([])
    await database.close()
  })

  it.each([false, true])('for content or accounts makes one first; dry run: %s', async (dryRun) => {
    process.env.DATABASE_URL = await newUrl()
    await withContent(dryRun)(async ({ db }) => expect(await listJobs(db, TODAY)).toEqual([]))
    await withContent(dryRun)(async ({ db }) => expect(await listJobs(db, TODAY)).toEqual([]))
    const server = await startServer({ url: process.env.DATABASE_URL })
    expect(await listJobs(server.db, TODAY)).not.toEqual([])
    await server.close()
  })
})

/** The first page of the inbox. */
const ALL = { filter: {}, sort: 'receivedAt', order: 'desc', limit: 50, offset: 0 } as const

describe('Moving to PostgreSQL', () => {
  const filled = async () => {
    const file = join(temporaryFolder(), 'portal.db')
    const server = await startServer({ file })
    await post(server, APPLY, applicationForm())
    await post(server, '/web/resume/save', large())
    const lists = {
      jobs: await listJobs(server.db, TODAY),
      categories: await listCategories(server.db, TODAY),
    }
    const files = await server.db.selectFrom('uploaded_file').selectAll().orderBy('id').execute()
    const by = { log: logCommand, origin: server.origin, time: new Date() }
    await addStaff(server.database, { email: 'asha@office.example', name: 'Asha', role: 'owner' }, by)
    await server.close()
    return { file, lists, files }
  }

  it('brings all content, submissions and files over, whole', async () => {
    const { file, lists, files } = await filled()
    const from = await openDatabase(file)
    const url = await newUrl()
    const to = await openPostgres(url)
    const moved = await moveAll(from, to)
    expect(moved).toEqual(
      expect.arrayContaining([
        { table: 'job', rows: lists.jobs.length },
        { table: 'application', rows: 1 },
        { table: 'resume', rows: 1 },
        { table: 'internship', rows: 0 },
        { table: 'uploaded_file', rows: files.length },
        { table: 'account', rows: 1 },
        { table: 'account_link', rows: 1 },
        { table: 'office_log', rows: 1 },
      ]),
    )
    await expect(moveAll(from, to)).rejects.toThrow('The database of --to is not empty. Nothing was moved.')
    for (const { db } of [from, to]) {
      const told = await db.selectFrom('office_log').select('action').orderBy('at').execute()
      expect(told.map(({ action }) => action)).toEqual(['account_added', 'database_moved'])
    }
    await from.close()
    await to.close()
    const server = await startServer({ url })
    await server.database.vacuum({ full: false })
    expect(await listJobs(server.db, TODAY)).toEqual(lists.jobs)
    expect(await listCategories(server.db, TODAY)).toEqual(lists.categories)
    const arrived = await server.db.selectFrom('uploaded_file').selectAll().orderBy('id').execute()
    expect(arrived.map((row) => ({ ...row, bytes: Buffer.from(row.bytes) }))).toEqual(
      files.map((row) => ({ ...row, bytes: Buffer.from(row.bytes) })),
    )
    const { rows } = await listInbox(server.db, server.database, ALL)
    expect(rows.map(({ kind }) => kind)).toEqual(['resume', 'application'])
    // The searched texts came along, and what is new follows behind.
    await post(server, APPLY, applicationForm({ full_name: 'After The Move' }))
    const search = { ...ALL, filter: { search: 'kiran.netam' } }
    expect((await listInbox(server.db, server.database, search)).total).toBe(2)
    await server.close()
  })

  it('brings nothing where a file is not whole, or where it is only tried', async () => {
    const { file, files } = await filled()
    const to = await openPostgres(await newUrl())
    const tried = openForReading(file)
    expect(await moveAll(tried, to, { isDryRun: true })).toContainEqual({ table: 'resume', rows: 1 })
    await tried.close()

    const damaged = await openDatabase(file)
    await damaged.db
      .updateTable('uploaded_file')
      .set({ bytes: Buffer.from('no resume') })
      .where('id', '=', files[0]?.id ?? '')
      .execute()
    await expect(moveAll(damaged, to)).rejects.toThrow(/ is damaged\. Nothing was moved\.$/)
    await damaged.close()
    expect(await listJobs(to.db, TODAY)).toEqual([])
    expect(await countStored(to)).toEqual({ submissions: 0, files: 0 })
    await to.close()
  })
})
