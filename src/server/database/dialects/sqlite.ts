import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  sql,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { reasonOf } from '../reason'
import type { DialectParts } from './parts'
import { primaryCode } from './sqliteCode'
import { fileParts, forgetDeleted, watchDamage, watchFiles, type Watch } from './sqliteFile'

/** How long one statement waits for another process. It blocks this process meanwhile; `retryWhileBusy` waits longer. */
const BUSY_TIMEOUT_MS = 50

const BUSY = [5, 6]
/** Busy, locked, read-only, I/O error, corrupt, full, cannot open, schema changed, not a database. */
const UNAVAILABLE = [...BUSY, 8, 10, 11, 13, 14, 17, 26]

const isOneOf = (codes: number[], error: unknown) => codes.includes(primaryCode(error) ?? -1)

/** Whether another process holds the database. */
export const isBusy = (error: unknown) => isOneOf(BUSY, error)

const isClosed = (error: unknown) =>
  /is not open|has been finalized|driver has already been destroyed/.test(reasonOf(error))

const isUnavailable = (error: unknown) => isOneOf(UNAVAILABLE, error) || isClosed(error)

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** Kysely's SQLite dialect is written for better-sqlite3; this gives it Node's own SQLite. */
const toKyselyDatabase = (database: DatabaseSync, watch: Watch): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (text) => {
    const statement = watch(() => database.prepare(text))
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => watch(() => statement.all(...values(parameters))),
      run: (parameters) => watch(() => statement.run(...values(parameters))),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    }
  },
})

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #begin: string

  constructor(database: DatabaseSync, adapted: SqliteDatabase, begin: string) {
    super({ database: adapted })
    this.#database = database
    this.#begin = begin
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw(this.#begin))
  }

  /** SQLite itself rolls back when the disk is full; a second rollback would fail and hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite can roll back schema changes; this lets two processes migrate at the same time. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #driver: SqliteDriver

  constructor(database: DatabaseSync, watch: Watch, begin: string) {
    const adapted = toKyselyDatabase(database, watch)
    super({ database: adapted })
    this.#driver = new NodeSqliteDriver(database, adapted, begin)
  }

  override createDriver() {
    return this.#driver
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}

/** Counts every change of content, whether made by a server, a command or SQL by hand. */
const countContentChanges = async (db: Kysely<unknown>, table: string) => {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.id(`${table}_${event}_counts`)} after ${sql.raw(event)} on ${sql.table(table)}
      begin update meta set content_version = content_version + 1; end`.execute(db)
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
  return async () => JSON.stringify([others.get(), own.get()])
}

export const sqlite = (file: string, { readOnly = false } = {}): DialectParts => {
  // Not imported: a Node without SQLite must get as far as the sentence that says so.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const database = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS })
  try {
    if (!readOnly) database.exec(DURABLE)
    const size = database.prepare(SIZE)
    const { watch, assertUndamaged } = watchDamage()
    const assertSameFiles = file === ':memory:' ? () => undefined : watchFiles(file)
    return {
      // Writers take the write lock at once, so that none fails half-way because another process was first.
      dialect: new NodeSqliteDialect(database, watch, readOnly ? 'begin' : 'begin immediate'),
      changeStamp: stampReader(database),
      bytesUsed: async () => Number(size.get()?.bytes),
      countContentChanges,
      text: 'text',
      isBusy,
      isUnavailable,
      forgetDeleted: ({ thoroughly }) => forgetDeleted(database, isBusy, thoroughly),
      assertIntact: () => {
        assertUndamaged()
        assertSameFiles()
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
