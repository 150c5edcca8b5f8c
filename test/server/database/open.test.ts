import {
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fastify from 'fastify'
import { sql } from 'kysely'
import { addSampleContent } from '@/server/content/sample'
import { databaseFile, openDataDir, openDataDirForReading } from '@/server/database/file'
import { openDatabase, type PortalDatabase } from '@/server/database/open'
import { addHealthRoute } from '@/server/http/routes/healthRoutes'
import { insertSubmission } from '@/server/repositories/submissions'
import {
  applicationFields,
  applicationForm,
  contactFields,
  contactForm,
  docBytes,
  fileOf,
  resumeForm,
} from '@test/support/builders'
import { countStored, get, post, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

const APPLY = '/web/job/apply-for-post'
const CONTACT = '/web/contact-form/save'
const NOW = new Date('2026-03-04T05:06:07Z')
const UNAVAILABLE = { code: 503, status: '0', message: expect.stringMatching(/try again/) as unknown }
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const newFile = () => join(temporaryFolder(), 'portal.db')

test('what was acknowledged is there after a start on the same file', async () => {
  const file = newFile()
  const first = await startServer({ file })
  await post(first, APPLY, applicationForm())
  await first.close()
  const second = await startServer({ file })
  expect(await countStored(second)).toEqual({ submissions: 1, files: 2 })
  await second.close()
})

test('what was acknowledged is on disk before the server stops', async () => {
  const file = newFile()
  const server = await startServer({ file })
  await post(server, APPLY, applicationForm())
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('select count(*) as n from application').get()).toEqual({ n: 1 })
  expect(other.prepare('select count(*) as n from uploaded_file').get()).toEqual({ n: 2 })
  other.close()
  await server.close()
})

describe('a database that is damaged while the server runs', () => {
  test.each<[string, (folder: string) => void]>([
    ['the folder is deleted', (folder) => rmSync(folder, { recursive: true })],
    ['the database is moved away', (folder) => renameSync(databaseFile(folder), join(folder, 'old.db'))],
    [
      'a copy takes its place',
      (folder) => {
        copyFileSync(databaseFile(folder), join(folder, 'copy.db'))
        renameSync(join(folder, 'copy.db'), databaseFile(folder))
      },
    ],
    ['its log is deleted', (folder) => rmSync(`${databaseFile(folder)}-wal`)],
    ['it is cut to nothing', (folder) => truncateSync(databaseFile(folder))],
  ])('nothing is acknowledged once %s under the server', async (_name, happens) => {
    const folder = temporaryFolder()
    const server = await startServer({ file: databaseFile(folder) })
    expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
    happens(folder)
    expect(await post(server, APPLY, applicationForm())).toMatchObject(UNAVAILABLE)
    expect(await get(server, '/healthz')).toMatchObject({ code: 503 })
    expect(await get(server, '/web/service/get')).toMatchObject({ code: 200 })
    await server.close()
  })

  test('nothing is acknowledged once a damaged page was met, until the server is started on a sound file', async () => {
    const file = newFile()
    const server = await startServer({ file })
    await sql`pragma wal_checkpoint(truncate)`.execute(server.db)
    const bytes = readFileSync(file)
    const pageBytes = bytes.readUInt16BE(16)
    writeFileSync(file, Buffer.from(bytes).fill(0xa5, pageBytes))
    await sql`pragma shrink_memory`.execute(server.db)
    expect(await get(server, '/web/job/get')).toMatchObject(UNAVAILABLE)
    writeFileSync(file, bytes)
    expect(await post(server, APPLY, applicationForm())).toMatchObject(UNAVAILABLE)
    expect(await get(server, '/healthz')).toMatchObject({ code: 503 })
    await server.close()
    const second = await startServer({ file })
    expect(await post(second, APPLY, applicationForm())).toMatchObject({ code: 200 })
    await second.close()
  })
})

const officeTables = [
  'account',
  'account_session',
  'account_link',
  'recovery_code',
  'office_setting',
  'office_log',
  'sign_in_count',
  'inbox_entry',
  'inbox_tag',
  'inbox_note',
  'inbox_change',
  'resume_text',
  'inbox_search_text',
  'inbox_search',
]

const jobDetails = [
  'closing_date',
  'closed_on',
  'confirmed_on',
  'walk_in_date_from',
  'walk_in_date_to',
  'walk_in_time',
  'walk_in_address',
  'walk_in_bring',
  'company_hidden',
]

/** As the versions before a migration left it. */
const undoMigrations = async ({ db, close }: PortalDatabase) => {
  for (const [table, ...events] of [
    ['job', 'insert_', 'update_', 'delete_'],
    ['department', ''],
    ['industry', ''],
    ['role', ''],
  ])
    for (const event of events) await sql`drop trigger ${sql.ref(`${table}_${event}unsearched`)}`.execute(db)
  for (const table of officeTables) await sql`drop table ${sql.ref(table)}`.execute(db)
  for (const table of ['job_search_term', 'job_search_text', 'job_search', 'job_search_word'])
    await sql`drop table ${sql.ref(table)}`.execute(db)
  for (const index of ['job_by_department', 'job_by_role', 'job_by_industry'])
    await sql`drop index ${sql.ref(index)}`.execute(db)
  for (const table of ['job_change', 'job_applied_for']) await sql`drop table ${sql.ref(table)}`.execute(db)
  await sql`drop index application_by_job`.execute(db)
  await sql`alter table job drop column state`.execute(db)
  await sql`create index job_by_industry on job (industry_id)`.execute(db)
  await sql`drop index submission_key_by_submission`.execute(db)
  await sql`alter table submission_key drop column submission_id`.execute(db)
  await sql`alter table application drop column position`.execute(db)
  await sql`alter table uploaded_file rename column checksum to sha256`.execute(db)
  await sql`drop index mail_outbox_by_turn`.execute(db)
  await sql`alter table mail_outbox drop column reply`.execute(db)
  await sql`alter table mail_outbox drop column given_up_at`.execute(db)
  await sql`create index mail_outbox_by_time on mail_outbox (due_at, id)`.execute(db)
  for (const name of jobDetails) await sql`alter table job drop column ${sql.ref(name)}`.execute(db)
  await sql`delete from kysely_migration where name >= '0005'`.execute(db)
  await close()
}

const fileRow = (id: string, checksum: string) => {
  const bytes = Buffer.from('abc')
  return { id, field: id, original_name: 'cv.doc', media_type: '', size: 3, bytes, checksum }
}

test('a database that another process makes smaller takes forms without being checked', async () => {
  const file = newFile()
  const server = await startServer({ file })
  for (let sent = 0; sent < 5; sent += 1) await post(server, APPLY, applicationForm())
  const other = new DatabaseSync(file)
  other.exec('pragma wal_checkpoint(truncate)')
  const before = statSync(file).size
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  other.exec('delete from uploaded_file; delete from job; vacuum; pragma wal_checkpoint(truncate)')
  expect(statSync(file).size).toBeLessThan(before)
  expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
  expect(await post(server, CONTACT, contactForm())).toMatchObject({ code: 200 })
  truncateSync(file, statSync(file).size - 4096)
  expect(await post(server, CONTACT, contactForm())).toMatchObject(UNAVAILABLE)
  other.close()
  await server.close()
})

test('the files of an older database have SHA-256 checksums, but for those that are damaged', async () => {
  const file = newFile()
  const first = await openDatabase(file)
  await insertSubmission(first.db, 'contact_message', {
    id: 'r1',
    submittedAt: NOW.toISOString(),
    fields: contactFields,
    files: [
      fileRow('crc', 'crc32:352441c2'),
      fileRow('damaged', 'crc32:00000000'),
      fileRow('oldest', SHA256_OF_ABC),
    ],
  })
  await undoMigrations(first)
  const { db, close } = await openDatabase(file)
  expect(await db.selectFrom('uploaded_file').select(['id', 'checksum']).orderBy('id').execute()).toEqual([
    { id: 'crc', checksum: SHA256_OF_ABC },
    { id: 'damaged', checksum: 'crc32:00000000' },
    { id: 'oldest', checksum: SHA256_OF_ABC },
  ])
  await close()
})

test('the keys of an older database, which do not say whose they are, are deleted', async () => {
  const file = newFile()
  const first = await openDatabase(file)
  const key = {
    submission_table: 'resume',
    submission_key: 'k',
    content: 'c',
    sent_at: NOW.toISOString(),
  } as const
  await first.db
    .insertInto('submission_key')
    .values({ ...key, submission_id: 'r' })
    .execute()
  await undoMigrations(first)
  const { db, close } = await openDatabase(file)
  expect(await db.selectFrom('submission_key').selectAll().execute()).toEqual([])
  // As a server of the version before writes it, which may still run.
  await sql`insert into submission_key (submission_table, submission_key, content, sent_at)
    values ('resume', 'k', 'c', '2026')`.execute(db)
  expect(await db.selectFrom('submission_key').select('submission_id').execute()).toEqual([
    { submission_id: '' },
  ])
  await close()
})

test('the applications of an older database get the position of their job where it is still there', async () => {
  const file = newFile()
  const first = await openDatabase(file)
  await addSampleContent(first, NOW)
  const submittedAt = NOW.toISOString()
  for (const job_id of ['1001', '424242']) {
    const fields = { ...applicationFields, job_id }
    await insertSubmission(first.db, 'application', { id: job_id, submittedAt, fields, files: [] })
  }
  const { position } = await first.db
    .selectFrom('job')
    .select('position')
    .where('job_id', '=', '1001')
    .executeTakeFirstOrThrow()
  await undoMigrations(first)
  const { db, close } = await openDatabase(file)
  expect(await db.selectFrom('application').select(['id', 'position']).orderBy('id').execute()).toEqual([
    { id: '1001', position },
    { id: '424242', position: '' },
  ])
  await close()
})

test('commits wait for the disk', async () => {
  const { db, close } = await openDatabase(newFile())
  const value = async (pragma: string) =>
    Object.values((await sql.raw(`pragma ${pragma}`).execute(db)).rows[0] ?? {})
  expect(await value('journal_mode')).toEqual(['wal'])
  expect(await value('synchronous')).toEqual([2])
  expect(await value('foreign_keys')).toEqual([1])
  await close()
})

test('row and files are kept together or not at all', async () => {
  const server = await startServer({ file: newFile() })
  await sql`create trigger no_photos before insert on uploaded_file when new.field = 'photo'
    begin select raise(abort, 'no photos today'); end`.execute(server.db)
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 500, status: '0' })
  expect(await countStored(server)).toEqual({ submissions: 0, files: 0 })
  await sql`drop trigger no_photos`.execute(server.db)
  expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
  await server.close()
})

const large = () => resumeForm({ resume: fileOf(docBytes(400_000), 'cv.doc') })

test('a full disk is a 503, stores nothing, and the server goes on', async () => {
  const server = await startServer({ file: newFile() })
  const { page_count } =
    (await sql<{ page_count: number }>`pragma page_count`.execute(server.db)).rows[0] ?? {}
  await sql.raw(`pragma max_page_count = ${Number(page_count) + 20}`).execute(server.db)
  const refused = await post(server, '/web/resume/save', large())
  expect(refused).toMatchObject(UNAVAILABLE)
  expect(refused.message).not.toMatch(/full|sqlite|disk/i)
  expect(await countStored(server)).toEqual({ submissions: 0, files: 0 })
  expect(await get(server, '/web/job/get')).toMatchObject({ code: 200 })
  await sql.raw('pragma max_page_count = 1000000').execute(server.db)
  expect(await post(server, '/web/resume/save', large())).toMatchObject({ code: 200 })
  await server.close()
})

test('healthz answers 200 only while the database can be read', async () => {
  const server = await startServer()
  expect(await get(server, '/healthz')).toMatchObject({ code: 200, status: '1' })
  await server.database.close()
  expect(await get(server, '/healthz')).toMatchObject({ code: 503, status: '0' })
  expect(await get(server, '/web/job/get')).toMatchObject(UNAVAILABLE)
  expect(await post(server, APPLY, applicationForm())).toMatchObject(UNAVAILABLE)
  await server.close()
})

test('healthz answers 200 while a check that found no fault so far takes its time', async () => {
  const database = await openDatabase(newFile())
  const app = fastify()
  addHealthRoute(app, { ...database, assertIntact: () => new Promise(() => {}) })
  expect(await app.inject('/healthz')).toMatchObject({ statusCode: 200 })
  await app.close()
  await database.close()
})

test('two servers that start at once on one folder make and fill one database', async () => {
  const folder = temporaryFolder()
  const open = async () => {
    const database = await openDataDir(folder)
    return { database, filled: await addSampleContent(database, NOW) }
  }
  const [one, two] = await Promise.all([open(), open()])
  expect(one.filled).not.toBe(two.filled)
  expect(await one.database.db.selectFrom('job').select('job_id').execute()).toHaveLength(240)
  await one.database.close()
  await two.database.close()
})

test('a data folder that is made is for its owner alone', async () => {
  const folder = join(temporaryFolder(), 'data')
  const database = await openDataDir(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await database.close()
})

describe('a data folder that cannot be used is one sentence', () => {
  test('a file where the folder should be', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, 'x')
    await expect(openDataDir(file)).rejects.toThrow(/^The folder of DATA_DIR, .*, cannot be written: .*\.$/)
  })

  test('a database that is none', async () => {
    const folder = temporaryFolder()
    writeFileSync(
      databaseFile(folder),
      'this is not a database, although it is long enough to be looked at '.repeat(20),
    )
    await expect(openDataDir(folder)).rejects.toThrow(
      /^The database .*portal\.db cannot be used: .*\. Move it away and put a backup in its place: .* restore FILE\.$/,
    )
  })

  test('a database of a newer version', async () => {
    const folder = temporaryFolder()
    const { db, close } = await openDataDir(folder)
    const bookkeeping = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    await bookkeeping.insertInto('kysely_migration').values({ name: '9999-later', timestamp: '' }).execute()
    await close()
    await expect(openDataDir(folder)).rejects.toThrow(
      /^The database .*portal\.db cannot be used: it was made by a newer version of the portal \(it has the migration 9999-later\)\.$/,
    )
  })

  test('no database to read', () => {
    expect(() => openDataDirForReading(temporaryFolder())).toThrow(
      /^There is no database in .*\. Is DATA_DIR right\?$/,
    )
  })
})
