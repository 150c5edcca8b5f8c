import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DialectParts } from './dialects/parts'
import { postgres, type PostgresOptions } from './dialects/postgres'
import { isBusy, sqlite } from './dialects/sqlite'
import { migrations } from './migrations'
import { reasonOf } from './reason'
import { retryWhileBusy } from './retries'
import type { Schema } from './schema'

/** Runs `work` in one transaction, again if it must be retried. Resolves once the commit is on disk. */
type Write = <Result>(work: (trx: Transaction<Schema>) => Promise<Result>) => Promise<Result>

export type PortalDatabase = Omit<DialectParts, 'dialect' | 'countContentChanges' | 'text'> & {
  db: Kysely<Schema>
  write: Write
  /** The number of transactions that were retried because the database was busy. */
  retries: () => number
}

const toPortalDatabase = ({ dialect, ...parts }: DialectParts): PortalDatabase => {
  const db = new Kysely<Schema>({ dialect })
  let retries = 0
  const countRetry = () => {
    retries += 1
  }
  return {
    ...parts,
    db,
    write: async (work) => {
      const result = await retryWhileBusy(parts.isBusy, () => db.transaction().execute(work), countRetry)
      parts.assertIntact()
      return result
    },
    retries: () => retries,
    close: async () => {
      await db.destroy()
      await parts.close()
    },
  }
}

const openAndMigrate = async (parts: DialectParts) => {
  const database = toPortalDatabase(parts)
  const { error } = await new Migrator({ db: database.db, provider: migrations(parts) }).migrateToLatest()
  if (!error) return database
  await database.close()
  throw error
}

/** Opens an SQLite file and runs the pending migrations. Each `:memory:` is a separate database. */
export const openDatabase = (file: string): Promise<PortalDatabase> =>
  retryWhileBusy(isBusy, () => openAndMigrate(sqlite(file)))

/** Opens a PostgreSQL database, which several servers may share, and runs the pending migrations. */
export const openPostgres = (url: string, options?: PostgresOptions): Promise<PortalDatabase> =>
  openAndMigrate(postgres(url, options))

/** Opens an existing SQLite file read-only; transactions then do not block writers. */
export const openForReading = (file: string): PortalDatabase =>
  toPortalDatabase(sqlite(file, { readOnly: true }))

/** Opens an existing PostgreSQL database read-only. */
export const openPostgresForReading = (url: string): PortalDatabase =>
  toPortalDatabase(postgres(url, { readOnly: true }))

const appliedMigrations = async (db: Kysely<Schema>) => {
  const bookkeeping: Kysely<{ kysely_migration: { name: string } }> = db.withTables()
  const rows = await bookkeeping.selectFrom('kysely_migration').select('name').execute()
  return rows.map(({ name }) => name)
}

const faultOf = async (parts: DialectParts, db: Kysely<Schema>) => {
  const fault = await parts.file?.findFault()
  if (fault) return `it is damaged: ${fault}`
  const applied = await appliedMigrations(db).catch(() => [])
  if (applied.length === 0) return 'it is not a database of the portal'
  const known = Object.keys(await migrations(parts).getMigrations())
  const unknown = applied.find((name) => !known.includes(name))
  return unknown && `it was made by a newer version of the portal (it has the migration ${unknown})`
}

/**
 * The reason why a file that no other process uses cannot be the database of this version, or undefined. `settle` merges
 * the log of a good one into the file.
 */
export const findFaultOfFile = async (file: string, { settle = false } = {}) => {
  let parts: DialectParts
  try {
    parts = sqlite(file)
  } catch (error) {
    return `it is not a database of the portal: ${reasonOf(error)}`
  }
  const { db, close } = toPortalDatabase(parts)
  try {
    const fault = await faultOf(parts, db)
    if (!fault && settle) await parts.file?.settle()
    return fault
  } finally {
    await close()
  }
}
