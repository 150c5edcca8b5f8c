import { execFile } from 'node:child_process'
import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import type { Finding } from '../checkProgram'
import type { Rebuilding } from '../rebuildProgram'
import { reasonOf } from '../reason'
import { retryWhileBusy } from '../retries'
import type { DialectParts } from './parts'
import { isBusy, locked, primaryCode } from './sqliteCode'
import { NodeSqliteDialect } from './sqliteDialect'
import { fileParts, forgetDeleted } from './sqliteFile'
import { IN_MEMORY, watchIntegrity } from './sqliteIntegrity'
import { sqliteTextIndex } from './sqliteSearch'

const run = promisify(execFile)

/** SQLite itself would block the thread that answers visitors; `retryWhileBusy` waits without that. */
const BUSY_TIMEOUT_MS = 0

/** Busy, locked, read-only, I/O error, corrupt, full, cannot open, schema changed, not a database. */
const UNAVAILABLE = new Set<number | undefined>([5, 6, 8, 10, 11, 13, 14, 17, 26])

const isClosed = (error: unknown) =>
  /is not open|has been finalized|driver has already been destroyed/.test(reasonOf(error))

const isUnavailable = (error: unknown) => UNAVAILABLE.has(primaryCode(error)) || isClosed(error)

/** Counts every change of content, whether made by a server, a command or SQL by hand. */
const countContentChanges = async (db: Kysely<unknown>, table: string) => {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.id(`${table}_${event}_counts`)} after ${sql.raw(event)} on ${sql.table(table)}
      begin update meta set content_version = content_version + 1; end`.execute(db)
  }
}

const onlyAppend = async (db: Kysely<unknown>, table: string) => {
  for (const event of ['update', 'delete']) {
    await sql`create trigger ${sql.id(`${table}_no_${event}`)} before ${sql.raw(event)} on ${sql.table(table)}
      begin select raise(abort, 'only rows can be added'); end`.execute(db)
  }
}

const SIZE = 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()'

/** Commits are on disk when they return; deleted content is overwritten with zeros. */
const DURABLE = 'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on'

/** `data_version` changes with commits of other connections, `total_changes` with our own. Read with each request. */
const stampReader = (database: DatabaseSync) => {
  const others = database.prepare('pragma data_version')
  const own = database.prepare('select total_changes()')
  others.setReturnArrays(true)
  own.setReturnArrays(true)
  return () => retryWhileBusy(isBusy, async () => JSON.stringify([others.get(), own.get()]))
}

/** Runs a program on the file, and returns the JSON that it prints. */
const runOn = async (program: URL, file: string, signal: AbortSignal): Promise<unknown> => {
  const { stdout } = await run(process.execPath, ['--no-warnings', fileURLToPath(program), file], { signal })
  return JSON.parse(stdout)
}

/** Runs the program that checks a file. */
const checkWith = (program: URL, file: string, signal: AbortSignal) => async () =>
  (await runOn(program, file, signal)) as Finding

/** Runs the program that rebuilds a file. */
const rebuildWith = async (program: URL, file: string, signal: AbortSignal) => {
  const { fault, isBusy: wasBusy } = (await runOn(program, file, signal)) as Rebuilding
  if (wasBusy) throw locked()
  if (fault !== undefined) throw new Error(`the database could not be rebuilt: ${fault}`)
}

/** SQLite reads a file under this address without locks and without a log. */
const unchanging = (file: string) => {
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  return url
}

export type SqliteOptions = {
  readOnly?: boolean
  /** Nobody changes the file: it is read without locks, log or any other file beside it. */
  isUnchanging?: boolean
  /** The program that checks the file while the server runs, see `checkProgram.ts`. */
  checkProgram?: URL
  /** The program that rebuilds the file while the server answers, see `rebuildProgram.ts`. */
  rebuildProgram?: URL
}

export const sqlite = (
  file: string,
  { readOnly = false, isUnchanging = false, checkProgram, rebuildProgram }: SqliteOptions = {},
): DialectParts => {
  // Not imported: a Node without SQLite must get as far as the sentence that says so.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const database = new DatabaseSync(isUnchanging ? unchanging(file) : file, {
    readOnly,
    timeout: BUSY_TIMEOUT_MS,
  })
  try {
    if (!readOnly) database.exec(DURABLE)
    const size = database.prepare(SIZE)
    const bytesUsed = () => Number(size.get()?.bytes)
    const changeStamp = stampReader(database)
    const closing = new AbortController()
    const { watch, assertIntact, check } = watchIntegrity(database, {
      file,
      changeStamp,
      bytesUsed,
      check: checkProgram && file !== IN_MEMORY ? checkWith(checkProgram, file, closing.signal) : undefined,
    })
    return {
      // Writers take the write lock at once, so that none fails half-way because another process was first.
      dialect: new NodeSqliteDialect(database, watch, readOnly ? 'begin' : 'begin immediate'),
      changeStamp,
      bytesUsed: async () => bytesUsed(),
      countContentChanges,
      onlyAppend,
      textIndex: sqliteTextIndex,
      text: 'text',
      rowNumber: (column) => column.primaryKey().autoIncrement(),
      isBusy,
      isUnavailable,
      forgetDeleted: ({ thoroughly }) =>
        thoroughly && rebuildProgram && file !== IN_MEMORY
          ? rebuildWith(rebuildProgram, file, closing.signal)
          : forgetDeleted(database, isBusy, thoroughly),
      assertIntact,
      check,
      file: fileParts(file, database),
      close: async () => {
        closing.abort()
        if (database.isOpen) database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}
