import {
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { databaseFile, openDataDir } from '@/server/database/file'
import { createIntegrityCheck } from '@/server/database/integrityCheck'
import { openDatabase } from '@/server/database/open'
import {
  APPLY,
  CONTACT,
  applicationForm,
  contactForm,
  docBytes,
  fileOf,
  resumeForm,
} from '@test/support/builders'
import { hurry } from '@test/support/hurry'
import { countStored, get, post, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'
import { until } from '@test/support/until'

describe('a database', () => {
  const UNAVAILABLE = { code: 503, status: '0', message: expect.stringMatching(/try again/) as unknown }
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
      const server = await startServer({ file: databaseFile(folder), settings: { SAMPLE_CONTENT: 'off' } })
      expect(await post(server, CONTACT, contactForm())).toMatchObject({ code: 200 })
      happens(folder)
      expect(await post(server, CONTACT, contactForm())).toMatchObject(UNAVAILABLE)
      expect(await get(server, '/healthz')).toMatchObject({ code: 503 })
      expect(await get(server, '/web/service/get')).toMatchObject({ code: 200 })
      await server.close()
    })

    test('a query that meets a damaged page is a 503, and the log says what to do', async () => {
      const file = newFile()
      const lines: string[] = []
      const logStream = { write: (line: string) => void lines.push(line) }
      const server = await startServer({ file, logStream, settings: { LOG_LEVEL: 'error' } })
      await sql`pragma wal_checkpoint(truncate)`.execute(server.db)
      const bytes = readFileSync(file)
      const pageBytes = bytes.readUInt16BE(16)
      writeFileSync(file, Buffer.from(bytes).fill(0xa5, pageBytes))
      await sql`pragma shrink_memory`.execute(server.db)
      expect(await get(server, '/web/job/get')).toMatchObject(UNAVAILABLE)
      expect(await post(server, APPLY, applicationForm())).toMatchObject(UNAVAILABLE)
      expect(lines.join('')).toContain(
        'the database is damaged; run `npm run portal -- check`, and restore a backup',
      )
      await server.close()
    })
  })

  test('a database that another process makes smaller takes forms, and one that is cut does not', async () => {
    const file = newFile()
    const server = await startServer({ file })
    for (let sent = 0; sent < 5; sent += 1) await post(server, APPLY, applicationForm())
    const other = new DatabaseSync(file)
    other.exec('pragma wal_checkpoint(truncate)')
    const before = statSync(file).size
    expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
    other.exec('delete from uploaded_file; delete from job; vacuum')
    await until(() => {
      // While the server reads, the log keeps the pages of the whole database.
      other.exec('pragma wal_checkpoint(truncate)')
      return statSync(file).size < before && statSync(`${file}-wal`).size === 0
    })
    expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
    expect(await post(server, CONTACT, contactForm())).toMatchObject({ code: 200 })
    // The log may hold a few of the last pages.
    truncateSync(file, statSync(file).size / 2)
    expect(await post(server, CONTACT, contactForm())).toMatchObject(UNAVAILABLE)
    other.close()
    await server.close()
  })

  const hold = (file: string) => {
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    return () => {
      other.exec('rollback')
      other.close()
    }
  }

  describe('while another process holds the database', () => {
    test('a submission waits for its turn', async () => {
      const file = newFile()
      const server = await startServer({ file })
      const release = hold(file)
      const answer = post(server, APPLY, applicationForm())
      setTimeout(release, 200)
      expect(await answer).toMatchObject({ code: 200 })
      await server.close()
    })

    test('lists are answered, and a submission that waited in vain is a 503', async () => {
      const file = newFile()
      const server = await startServer({ file })
      const release = hold(file)
      const endHurry = hurry()
      const answer = post(server, APPLY, applicationForm())
      expect(await get(server, '/web/job/get')).toMatchObject({ code: 200 })
      expect(await get(server, '/healthz')).toMatchObject({ code: 200 })
      expect(await answer).toMatchObject(UNAVAILABLE)
      endHurry()
      release()
      expect(await countStored(server)).toEqual({ submissions: 0, files: 0 })
      expect(await post(server, APPLY, applicationForm())).toMatchObject({ code: 200 })
      await server.close()
    })
  })

  test('no statement makes the thread wait for another process', async () => {
    const { db, close } = await openDatabase(newFile())
    expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 0 }])
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

    test.each([
      [
        "insert into kysely_migration values ('9999-later', '')",
        'made by a newer version of the portal (it has the migration 9999-later).',
      ],
      [
        "update kysely_migration set name = '0001-initial'",
        'made by an older build of the portal; start with an empty one, and `import` what `export content` of that build writes.',
      ],
    ])('a database of another version: %s', async (change, sentence) => {
      const folder = temporaryFolder()
      const { db, close } = await openDataDir(folder)
      await sql.raw(change).execute(db)
      await close()
      await expect(openDataDir(folder)).rejects.toThrow(
        `The database ${databaseFile(folder)} cannot be used: it was ${sentence}`,
      )
    })
  })
})

describe('the check of the file', () => {
  const maintenance = pathToFileURL(resolve('src/server/database/maintenance.ts'))
  const newFile = () => join(temporaryFolder(), 'portal.db')

  /** Damages the page of a table that no visitor's request reads. */
  const damageUploads = (file: string) => {
    const bytes = readFileSync(file)
    const reader = new DatabaseSync(file, { readOnly: true })
    const root = reader.prepare("select rootpage from sqlite_master where name = 'uploaded_file'").get()
    reader.close()
    const pageBytes = bytes.readUInt16BE(16)
    const start = (Number(root?.rootpage) - 1) * pageBytes
    writeFileSync(file, bytes.fill(0xa5, start, start + pageBytes))
  }

  const filledFile = async () => {
    const file = newFile()
    const server = await startServer({ file })
    await server.close()
    return file
  }

  test('a damaged file is found at the start: no form is taken, and the log says what to do', async () => {
    const file = await filledFile()
    damageUploads(file)
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const server = await startServer({ file, logStream, settings: { LOG_LEVEL: 'error' } })
    await until(async () => (await get(server, '/healthz')).code === 503)
    expect(await post(server, CONTACT, contactForm())).toMatchObject({ code: 503, status: '0' })
    await until(() =>
      lines.join('').includes('no form is taken; run `npm run portal -- check`, and restore a backup'),
    )
    // The rest is still shown.
    expect(await get(server, '/web/job/get')).toMatchObject({ code: 200 })
    await server.close()
  })

  /** Runs the task on a file as a server does, and returns what it logs. */
  const startChecking = async (file: string) => {
    const logged: unknown[] = []
    const database = await openDatabase(file, { maintenance })
    const keep = (details: unknown) => void logged.push(details)
    const check = createIntegrityCheck()
    const run = (now: string) =>
      check({
        database,
        now: () => new Date(now),
        log: { error: keep, info: keep },
        signal: new AbortController().signal,
      })
    return { run, logged, close: () => database.close() }
  }

  test('the whole file is read once a night', async () => {
    const file = await filledFile()
    const { run, logged, close } = await startChecking(file)
    await run('2026-03-06T10:00:00Z')
    damageUploads(file)
    await run('2026-03-06T21:29:59Z')
    expect(logged).toEqual([])
    await run('2026-03-06T21:30:00Z')
    expect(logged).toEqual([{ fault: expect.stringMatching(/^the database is damaged: /) as unknown }])
    await close()
  })

  test('a file that is cut is logged once, and when it is whole again', async () => {
    const file = await filledFile()
    const { run, logged, close } = await startChecking(file)
    await run('2026-03-06T10:00:00Z')
    const bytes = readFileSync(file)
    writeFileSync(file, '')
    await run('2026-03-06T10:00:30Z')
    await run('2026-03-06T10:01:00Z')
    expect(logged).toEqual([{ fault: 'the database file was emptied; restart the server' }])
    writeFileSync(file, bytes)
    await run('2026-03-06T10:01:30Z')
    expect(logged.slice(1)).toEqual(['the database is whole again'])
    await close()
  })
})
