import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** Kysely's SQLite dialect is written for better-sqlite3; this gives it Node's own SQLite. */
const toKyselyDatabase = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (text) => {
    const statement = database.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    }
  },
})

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #begin: string

  constructor(database: DatabaseSync, begin: string) {
    super({ database: toKyselyDatabase(database) })
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

/** Kysely on a database of Node's SQLite; `begin` is the statement that begins a transaction. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #driver: SqliteDriver

  constructor(database: DatabaseSync, begin: string) {
    super({ database: toKyselyDatabase(database) })
    this.#driver = new NodeSqliteDriver(database, begin)
  }

  override createDriver() {
    return this.#driver
  }

  override createAdapter() {
    return new TransactionalAdapter()
  }
}
