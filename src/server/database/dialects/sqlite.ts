import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { reasonOf } from '../reason'
import type { DialectParts } from './parts'
import { primaryCode } from './sqliteCode'
import { fileParts, forgetDeleted, watchDamage, watchFiles } from './sqliteFile'

/** Of a database that is made: resumes are written a third faster than with the 4096 that SQLite takes. */
const PAGE_BYTES = 16_384

/** How long one statement waits for another process, in milliseconds: it blocks, so the wait is short. */
const BUSY_TIMEOUT_MS = 250

const BUSY = [5, 6]
/** Busy, locked, read-only, failing disk, corrupt, full, cannot open, schema gone, not a database. */
const UNAVAILABLE = [...BUSY, 8, 10, 11, 13, 14, 17, 26]

const isOneOf = (codes: number[], error: unknown) => codes.includes(primaryCode(error) ?? -1)

/** Whether another process holds the database. */
export const isBusy = (error: unknown) => isOneOf(BUSY, error)

const isClosed = (error: unknown) =>
  /is not open|has been finalized|driver has already been destroyed/.test(reasonOf(error))

const isUnavailable = (error: unknown) => isOneOf(UNAVAILABLE, error) || isClosed(error)

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

type Noting = ReturnType<typeof watchDamage>['noting']

const prepare = (database: DatabaseSync, text: string, noting: Noting) => {
  const statement = database.prepare(text)
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => noting(() => statement.all(...values(parameters))),
    run: (parameters: readonly unknown[]) => noting(() => statement.run(...values(parameters))),
    // One that is being walked cannot be used anew.
    iterate: (parameters: readonly unknown[]) => database.prepare(text).iterate(...values(parameters)),
  }
}

/** The texts of this program are few; only commands that name many rows make more of them. */
const STATEMENTS_KEPT = 200

/** What Kysely asks of better-sqlite3, given by Node's own SQLite; statements are prepared once. */
const asKyselyDatabase = (database: DatabaseSync, noting: Noting) => {
  const statements = new LRUCache<string, ReturnType<typeof prepare>>({ max: STATEMENTS_KEPT })
  return {
    close: () => database.close(),
    prepare: (text: string) => {
      const statement = statements.get(text) ?? noting(() => prepare(database, text, noting))
      statements.set(text, statement)
      return statement
    },
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #begin: string

  constructor(config: SqliteDialectConfig, database: DatabaseSync, begin: string) {
    super(config)
    this.#database = database
    this.#begin = begin
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw(this.#begin))
  }

  /** SQLite ends a transaction itself when the disk is full; a second end would hide that reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite can undo changes of the schema; with this two processes may migrate at once. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver

  /** Writers take the write lock at once, so that none fails half-way because another process was first. */
  constructor(database: DatabaseSync, readOnly: boolean, noting: Noting) {
    const config = { database: asKyselyDatabase(database, noting) }
    super(config)
    this.#createDriver = () => new NodeSqliteDriver(config, database, readOnly ? 'begin' : 'begin immediate')
  }

  override createDriver() {
    return this.#createDriver()
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}

const EVENTS = ['insert', 'update', 'delete'] as const

/** Counts every change of content, whoever makes it: this server, a command, or SQL by hand. */
const countContentChanges = async (db: Kysely<unknown>, table: string) => {
  for (const event of EVENTS) {
    await sql`create trigger ${sql.id(`${table}_${event}_counts`)} after ${sql.raw(event)} on ${sql.table(table)}
      begin update meta set content_version = content_version + 1; end`.execute(db)
  }
}

/** Another connection's commits move the one, our own the other. Both are asked for with each request, and as arrays cost half. */
const stampOf = (database: DatabaseSync) => {
  const others = database.prepare('pragma data_version')
  const own = database.prepare('select total_changes()')
  others.setReturnArrays(true)
  own.setReturnArrays(true)
  return () => `${JSON.stringify(others.get())}${JSON.stringify(own.get())}`
}

export const sqlite = (file: string, { readOnly = false } = {}): DialectParts => {
  // Not by import: a Node without SQLite must come as far as the sentence that says so.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const database = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS })
  try {
    if (!readOnly) database.exec(`pragma page_size = ${PAGE_BYTES}; pragma journal_mode = wal`)
    database.exec('pragma synchronous = full')
    // What is deleted is overwritten with zeros.
    if (!readOnly) database.exec('pragma secure_delete = on')
    const stamp = stampOf(database)
    const size = database.prepare(
      'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
    )
    const damage = watchDamage()
    const confirmFiles = file === ':memory:' ? () => undefined : watchFiles(file)
    return {
      dialect: new NodeSqliteDialect(database, readOnly, damage.noting),
      hasOneConnection: true,
      changeStamp: async () => stamp(),
      bytesUsed: async () => Number(size.get()?.bytes),
      countContentChanges,
      text: 'text',
      isBusy,
      isUnavailable,
      forgetDeleted: ({ thoroughly }) => forgetDeleted(database, isBusy, thoroughly),
      confirmKept: () => {
        damage.confirm()
        confirmFiles()
      },
      file: fileParts(file, database),
      close: async () => {
        if (database.isOpen) database.close()
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}
