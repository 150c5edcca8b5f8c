import {
  copyFileSync,
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backUp } from '@/server/cli/backup'
import { restore } from '@/server/cli/restore'
import { openDatabase, openForReading, type PortalDatabase } from '@/server/database/open'
import { APPLY, applicationForm, contactForm, docBytes, fileOf } from '@test/support/builders'
import { countStored, post, startServer } from '@test/support/server'
import { temporaryFolder } from '@test/support/site'

const MESSAGE = '/web/contact-form/save'
const NOW = new Date('2026-03-04T05:06:07.089Z')

const newFile = () => join(temporaryFolder(), 'portal.db')

/** With one application. */
const filled = newFile()
beforeAll(async () => {
  const server = await startServer({ file: filled })
  await post(server, APPLY, applicationForm())
  await server.close()
})

/** A database that no process has open. */
const makeClosed = () => {
  const file = newFile()
  copyFileSync(filled, file)
  return file
}

const read = async <Result>(file: string, work: (database: PortalDatabase) => Promise<Result>) => {
  const database = openForReading(file)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const backUpTo = (source: string, file: string, force?: boolean) =>
  read(source, (database) => backUp(database, source, file, { force }))

describe('a backup', () => {
  test('is of one moment although the server goes on writing', async () => {
    const file = newFile()
    const server = await startServer({ file })
    const send = () =>
      post(server, APPLY, applicationForm({ resume: fileOf(docBytes(600_000), 'cv.doc'), photo: undefined }))
    await send()
    await send()
    const before = await countStored(server)
    const copy = join(temporaryFolder(), 'copy.db')
    let answer: ReturnType<typeof send> | undefined
    const reader = openForReading(file)
    const { file: parts } = reader
    if (!parts) throw new Error('There is no file.')
    // Written once the copy has begun.
    const copyTo = (to: string) => {
      const copying = parts.copyTo(to)
      answer = send()
      return copying
    }
    await backUp({ ...reader, file: { ...parts, copyTo } }, file, copy)
    expect(await answer).toMatchObject({ code: 200 })
    await reader.close()
    expect(await read(copy, countStored)).toEqual(before)
    expect(await countStored(server)).toEqual({ submissions: 3, files: 3 })
    await server.close()
  })

  test('is one file that only its owner reads, and that opens where nothing can be written', async () => {
    const file = makeClosed()
    const folder = temporaryFolder()
    const copy = join(folder, 'copy.db')
    await backUpTo(file, copy)
    expect(readdirSync(folder)).toEqual(['copy.db'])
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const database = new DatabaseSync(copy, { readOnly: true })
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'delete' })
    database.close()
  })

  test('replaces nothing unless it is told to, and never the database itself', async () => {
    const file = makeClosed()
    const copy = join(temporaryFolder(), 'copy.db')
    writeFileSync(copy, 'mine')
    await expect(backUpTo(file, copy)).rejects.toThrow(/copy\.db already exists\. Use --force to replace it/)
    expect(readFileSync(copy, 'utf8')).toBe('mine')
    await backUpTo(file, copy, true)
    expect(await read(copy, countStored)).toEqual({ submissions: 1, files: 2 })
    await expect(backUpTo(file, file, true)).rejects.toThrow('is the database itself')
    await expect(backUpTo(file, `${file}-wal`, true)).rejects.toThrow('is the database itself')
    await expect(backUpTo(file, temporaryFolder(), true)).rejects.toThrow(
      'is a folder. Name a file in it, such as ',
    )
    await expect(backUpTo(file, '/nonexistent/copy.db')).rejects.toThrow(
      'There is no folder /nonexistent. Create it first, or choose another place.',
    )
  })

  test('of a damaged database is not kept', async () => {
    const file = makeClosed()
    const bytes = readFileSync(file)
    // The middle of the file holds pages of content; one of them goes whole.
    const pageBytes = bytes.readUInt16BE(16)
    const page = Math.floor(bytes.length / 2 / pageBytes) * pageBytes
    bytes.fill(0xa5, page, page + pageBytes)
    writeFileSync(file, bytes)
    const folder = temporaryFolder()
    await expect(backUpTo(file, join(folder, 'copy.db'))).rejects.toThrow(
      /^The copy is not usable and was removed: it is damaged: /,
    )
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a restore', () => {
  const prepare = async () => {
    const file = makeClosed()
    const copy = join(temporaryFolder(), 'copy.db')
    await backUpTo(file, copy)
    const server = await startServer({ file })
    await post(server, MESSAGE, contactForm())
    return { file, copy, server }
  }

  test('puts the backup in place and keeps what was there beside it', async () => {
    const { file, copy, server } = await prepare()
    await server.close()
    const kept = await restore(copy, file, NOW)
    expect(kept).toBe(`${file}.before-20260304T050607Z`)
    expect(readdirSync(join(file, '..')).toSorted()).toEqual([
      'portal.db',
      'portal.db.before-20260304T050607Z',
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await startServer({ file })
    expect(await countStored(again)).toEqual({ submissions: 1, files: 2 })
    await again.close()
    expect(await read(kept ?? '', countStored)).toEqual({ submissions: 2, files: 2 })
  })

  test('that is only tried checks the backup, changes nothing and needs no permission to write', async () => {
    const { file, copy, server } = await prepare()
    const folders = () => [file, copy].map((path) => readdirSync(join(path, '..')).toSorted())
    const [names, bytes] = [folders(), readFileSync(copy)]
    chmodSync(copy, 0o444)
    process.env.TMPDIR = '/nonexistent'
    expect(await restore(copy, file, NOW, { dryRun: true })).toBeUndefined()
    delete process.env.TMPDIR
    expect(await countStored(server)).toEqual({ submissions: 2, files: 2 })
    expect(folders()).toEqual(names)
    expect(readFileSync(copy).equals(bytes)).toBe(true)
    await server.close()
    const nowhere = join(temporaryFolder(), 'none/portal.db')
    await restore(copy, nowhere, NOW, { dryRun: true })
    expect(existsSync(join(nowhere, '..'))).toBe(false)
    chmodSync(copy, 0o600)
    writeFileSync(copy, 'no database')
    await expect(restore(copy, file, NOW, { dryRun: true })).rejects.toThrow('cannot be restored: ')
  })

  test('takes with it what a killed server left in its log', async () => {
    const { file, copy, server } = await prepare()
    const killed = newFile()
    for (const end of ['', '-wal']) copyFileSync(file + end, killed + end)
    await server.close()
    const kept = await restore(copy, killed, NOW)
    expect(existsSync(`${killed}-wal`)).toBe(false)
    expect(await read(kept ?? '', countStored)).toEqual({ submissions: 2, files: 2 })
    expect(await read(killed, countStored)).toEqual({ submissions: 1, files: 2 })
  })

  test('refuses while anybody has the database open, who notices nothing', async () => {
    const { file, copy, server } = await prepare()
    await expect(restore(copy, file, NOW)).rejects.toThrow(/portal\.db is in use\. Stop the server/)
    expect(await post(server, MESSAGE, contactForm())).toMatchObject({ code: 200 })
    expect(await countStored(server)).toEqual({ submissions: 3, files: 2 })
    await server.close()
    expect(readdirSync(join(file, '..'))).toEqual(['portal.db'])
  })
})

describe('what is no backup is not restored, and nothing is touched', () => {
  const expectRefusal = async (backup: string, message: RegExp) => {
    const file = makeClosed()
    const before = readFileSync(file)
    await expect(restore(backup, file, NOW)).rejects.toThrow(message)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(join(file, '..'))).toEqual(['portal.db'])
  }

  test('where there is no data folder, none is made for it', async () => {
    const folder = join(temporaryFolder(), 'data')
    await expect(restore('/nonexistent/copy.db', join(folder, 'portal.db'), NOW)).rejects.toThrow(
      'There is no file',
    )
    expect(existsSync(folder)).toBe(false)
    const words = newFile()
    writeFileSync(words, 'words '.repeat(2000))
    await expect(restore(words, join(folder, 'portal.db'), NOW)).rejects.toThrow('cannot be restored')
    expect(existsSync(folder)).toBe(false)
  })

  test('a missing file, a folder, an empty file, or a database of something else', async () => {
    await expectRefusal('/nonexistent/copy.db', /^There is no file/)
    await expectRefusal(temporaryFolder(), /is a folder\. Name the file that `backup` wrote\.$/)
    const file = newFile()
    writeFileSync(file, '')
    await expectRefusal(file, /cannot be restored: it is not a database of the portal\.$/)
    const other = new DatabaseSync(file)
    other.exec('create table recipe (name text)')
    other.close()
    await expectRefusal(file, /cannot be restored: it is not a database of the portal\.$/)
  })

  test.each([
    [
      "insert into kysely_migration values ('9999-later', '2030-01-01')",
      /made by a newer version of the portal/,
    ],
    ["update kysely_migration set name = '0001-initial'", /made by an older build of the portal/],
  ])('one of another version: %s', async (change, message) => {
    const file = makeClosed()
    const other = new DatabaseSync(file)
    other.exec(change)
    other.close()
    await expectRefusal(file, message)
  })

  test('a database with a log beside it', async () => {
    const file = newFile()
    const open = await openDatabase(file)
    await expectRefusal(file, /has a log beside it/)
    await open.close()
  })
})
