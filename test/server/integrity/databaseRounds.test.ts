import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { readFaultNote } from '@/server/database/faultNote'
import { applicationForm, contactForm } from '@test/support/builders'
import { countStored, get, post, startServer, type TestServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

const APPLY = '/web/job/apply-for-post'
const HOUR_MS = 3_600_000

const startWatched = async (file = join(temporaryFolder(), 'portal.db'), checkPauseMs = 100) => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const settings = { LOG_LEVEL: 'info' }
  const server = await startServer({ file, logStream, settings, checkPauseMs })
  return { ...server, file, log: () => lines.join('') }
}

/** Everything lies in the file, and nothing in its log or in memory. A check that is reading keeps the log meanwhile. */
const settle = async ({ db }: TestServer) => {
  await until(async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    return rows[0]?.busy === 0
  })
  await sql`pragma shrink_memory`.execute(db)
}

const untilHealth = (server: TestServer, code: number) =>
  until(async () => (await get(server, '/healthz')).code === code)

/** Found to be sound as it is now: the first of these checks may have begun before. */
const checked = async ({ database }: TestServer) => {
  await database.check?.()
  expect(await database.check?.()).toBeUndefined()
}

const apply = (server: TestServer) => post(server, APPLY, applicationForm())

/** Damages the pages of a table that no visitor's request reads. */
const damageUploads = (file: string) => {
  const bytes = readFileSync(file)
  const reader = new DatabaseSync(file, { readOnly: true })
  const root = reader.prepare("select rootpage from sqlite_master where name = 'uploaded_file'").get()
  reader.close()
  const pageBytes = bytes.readUInt16BE(16)
  const start = (Number(root?.rootpage) - 1) * pageBytes
  writeFileSync(file, Buffer.from(bytes).fill(0xa5, start, start + pageBytes))
  return bytes
}

describe('a file that is changed under the server takes no more forms', () => {
  test.each<[string, (file: string, earlier: Buffer) => void]>([
    ['cut to half', (file) => truncateSync(file, readFileSync(file).length / 2)],
    ['damaged where nobody reads it', (file) => void damageUploads(file)],
    ['overwritten by an older copy', (file, earlier) => writeFileSync(file, earlier)],
  ])('%s', async (_name, change) => {
    const server = await startWatched()
    await settle(server)
    const earlier = readFileSync(server.file)
    expect(await apply(server)).toMatchObject({ code: 200 })
    await settle(server)
    await checked(server)
    change(server.file, earlier)
    await untilHealth(server, 503)
    expect(await apply(server)).toMatchObject({ code: 503 })
    await until(() => server.log().includes('no form is taken; run `npm run portal -- check`'))
    await server.close()
  })

  test('replaced by the database of another portal', async () => {
    const other = await startWatched()
    expect(await post(other, '/web/contact-form/save', contactForm())).toMatchObject({ code: 200 })
    await settle(other)
    const bytes = readFileSync(other.file)
    await other.close()
    const server = await startWatched()
    await settle(server)
    await checked(server)
    const sound = readFileSync(server.file)
    writeFileSync(server.file, bytes)
    // Another process that writes makes the server read all anew.
    const writer = new DatabaseSync(server.file)
    writer.exec('pragma wal_checkpoint(truncate)')
    writer.close()
    await untilHealth(server, 503)
    expect(await apply(server)).toMatchObject({ code: 503 })
    writeFileSync(server.file, sound)
    await untilHealth(server, 200)
    expect(await apply(server)).toMatchObject({ code: 200 })
    await server.close()
  })
})

test('an older copy is noticed where no check was between the forms that it lacks', async () => {
  const server = await startWatched(undefined, HOUR_MS)
  await checked(server)
  expect(await apply(server)).toMatchObject({ code: 200 })
  await settle(server)
  const earlier = readFileSync(server.file)
  for (let sent = 0; sent < 3; sent += 1) expect(await apply(server)).toMatchObject({ code: 200 })
  await settle(server)
  const sound = readFileSync(server.file)
  writeFileSync(server.file, earlier)
  expect(await server.database.check?.()).toBe('an older copy is in its place')
  expect(await apply(server)).toMatchObject({ code: 503 })
  writeFileSync(server.file, sound)
  await checked(server)
  expect(await apply(server)).toMatchObject({ code: 200 })
  await server.close()
})

test('submissions that another process deletes are not missed', async () => {
  const server = await startWatched(undefined, HOUR_MS)
  for (let sent = 0; sent < 3; sent += 1) await apply(server)
  const other = new DatabaseSync(server.file)
  other.exec('delete from application')
  other.close()
  expect(await apply(server)).toMatchObject({ code: 200 })
  await checked(server)
  await server.close()
})

test('a damaged file is noticed after the start, and a mended one without another', async () => {
  const first = await startWatched()
  await apply(first)
  await settle(first)
  await first.close()
  const sound = damageUploads(first.file)
  const server = await startWatched(first.file)
  await untilHealth(server, 503)
  await until(() => readFaultNote(server.file) !== undefined)
  writeFileSync(server.file, sound)
  await untilHealth(server, 200)
  expect(await apply(server)).toMatchObject({ code: 200 })
  expect(await countStored(server)).toEqual({ submissions: 2, files: 4 })
  await until(() => server.log().includes('the database is sound again'))
  expect(readFaultNote(server.file)).toBeUndefined()
  await server.close()
})

test('a damaged first page is logged, and its mending is noticed', async () => {
  const server = await startWatched()
  await apply(server)
  // The server reads the page anew where another process has settled the log.
  const other = new DatabaseSync(server.file)
  other.exec('pragma wal_checkpoint(truncate)')
  other.close()
  const sound = readFileSync(server.file)
  // In place: a file that is emptied first would be seen as such by a slow machine.
  writeFileSync(server.file, Buffer.from(sound).fill(7, 0, 100), { flag: 'r+' })
  await untilHealth(server, 503)
  await until(() => server.log().includes('"fault":"the database is damaged: file is not a database"'))
  writeFileSync(server.file, sound)
  await untilHealth(server, 200)
  expect(await apply(server)).toMatchObject({ code: 200 })
  await server.close()
})

test('a file that another process makes smaller is checked before the next form is acknowledged', async () => {
  const server = await startWatched()
  for (let sent = 0; sent < 5; sent += 1) await apply(server)
  await settle(server)
  const other = new DatabaseSync(server.file)
  other.exec('delete from uploaded_file; vacuum; pragma wal_checkpoint(truncate)')
  other.close()
  expect(await apply(server)).toMatchObject({ code: 200 })
  expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
  expect(server.log()).not.toMatch(/damaged/)
  await server.close()
})
