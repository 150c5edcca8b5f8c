import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type Kysely, sql, type SqlBool } from 'kysely'
import { MEGABYTE } from '@/domain/site/limits'
import { foldPlain } from '@/domain/text/searchText'
import { reasonOf } from '../reason'
import { retryWhileBusy } from '../retries'
import { type DialectParts, type TextIndex, withoutNul } from './parts'
import { findFault, isBusy, isDamage, primaryCode } from './sqliteCode'
import { NodeSqliteDialect } from './sqliteDialect'
import { fileParts, maintain, vacuum } from './sqliteFile'
import { watchFile } from './sqliteWatch'

const IN_MEMORY = ':memory:'

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
const versionReader = (database: DatabaseSync) => {
  const others = database.prepare('pragma data_version')
  const own = database.prepare('select total_changes()')
  others.setReturnArrays(true)
  own.setReturnArrays(true)
  return () => retryWhileBusy(isBusy, async () => JSON.stringify([others.get(), own.get()]))
}

/** SQLite reads a file under this address without locks and without a log. */
const unchanging = (file: string) => {
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  return url
}

export type SqliteOptions = {
  readOnly?: boolean
  /** The file does not change: it is read without locks, log or any other file. */
  isUnchanging?: boolean
  /** The program that checks and rebuilds the file while the server answers, see `maintenance.ts`. */
  maintenance?: URL
}

export const sqlite = (
  file: string,
  { readOnly = false, isUnchanging = false, maintenance }: SqliteOptions = {},
): DialectParts => {
  // Not imported, so that an older Node gets as far as the check of its version.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const database = new DatabaseSync(isUnchanging ? unchanging(file) : file, {
    readOnly,
    timeout: BUSY_TIMEOUT_MS,
  })
  try {
    if (!readOnly) database.exec(DURABLE)
    database.function('folded', { deterministic: true }, (text) =>
      typeof text === 'string' ? foldPlain(text) : text,
    )
    const isFile = file !== IN_MEMORY
    const size = database.prepare(SIZE)
    const bytesUsed = () => Number(size.get()?.bytes)
    const closing = new AbortController()
    const untilClosed = (signal?: AbortSignal) =>
      signal ? AbortSignal.any([signal, closing.signal]) : closing.signal
    const quickCheck = async (signal?: AbortSignal) =>
      maintenance
        ? maintain(maintenance, 'check', file, untilClosed(signal))
        : findFault(database, 'quick_check')
    const { assertIntact, check } = isFile
      ? watchFile(file, { bytesUsed, quickCheck })
      : { assertIntact: () => Promise.resolve() }
    return {
      // Writers take the write lock at once, so that none fails half-way because another process was first.
      dialect: new NodeSqliteDialect(database, readOnly ? 'begin' : 'begin immediate'),
      dataVersion: versionReader(database),
      bytesUsed: async () => bytesUsed(),
      countContentChanges,
      onlyAppend,
      textIndex: sqliteTextIndex,
      text: 'text',
      daysBetween: (day, later) => sql<number>`julianday(${sql.ref(later)}) - julianday(${sql.ref(day)})`,
      rowNumber: (column) => column.primaryKey().autoIncrement(),
      isBusy,
      isUnavailable,
      isDamage,
      vacuum: async ({ full, signal }) => {
        if (!full || !maintenance || !isFile) return vacuum(database, full)
        const fault = await maintain(maintenance, 'vacuum', file, untilClosed(signal))
        if (fault !== undefined) throw new Error(`the database could not be rebuilt: ${fault}`)
      },
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

/** Options of FTS5, which keeps them. */
const OPTIONS = {
  /** How much of the index is gathered in memory before it is written. */
  hashsize: 32 * MEGABYTE,
  /** Takes every place of a deleted text out, and does not only mark it. */
  'secure-delete': 1,
}

const create: TextIndex['create'] = async (db) => {
  await sql`create table inbox_search (row integer primary key, texts text not null)`.execute(db)
  await sql`create virtual table inbox_search_text using fts5(texts, content='inbox_search', content_rowid='row',
    tokenize='trigram case_sensitive 1')`.execute(db)
  for (const [name, value] of Object.entries(OPTIONS))
    await sql`insert into inbox_search_text (inbox_search_text, rank) values (${sql.lit(name)}, ${sql.lit(value)})`.execute(
      db,
    )
  const add = 'insert into inbox_search_text (rowid, texts) values (new.row, new.texts);'
  const remove =
    "insert into inbox_search_text (inbox_search_text, rowid, texts) values ('delete', old.row, old.texts);"
  for (const [event, does] of Object.entries({ insert: add, delete: remove, update: remove + add })) {
    await sql`create trigger ${sql.id(`inbox_search_${event}`)} after ${sql.raw(event)} on inbox_search
      begin ${sql.raw(does)} end`.execute(db)
  }
}

const phraseOf = (text: string) => `"${withoutNul(text).replaceAll('"', '""')}"`

const inboxHas: TextIndex['inboxHas'] = (texts) =>
  sql<SqlBool>`row in (select rowid from inbox_search_text
    where inbox_search_text match ${texts.map(phraseOf).join(' AND ')})`

const sqliteTextIndex: TextIndex = { create, inboxHas }
