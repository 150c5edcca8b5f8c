import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { reasonOf } from './reason'
import { commitTogether, type Write } from './commitTogether'
import type { DialectParts } from './dialects/parts'
import { postgres, type PostgresOptions } from './dialects/postgres'
import { isBusy, sqlite } from './dialects/sqlite'
import { migrations } from './migrations'
import { patiently } from './retries'
import type { Schema } from './schema'

type Kept =
  'changeStamp' | 'confirmKept' | 'bytesUsed' | 'isBusy' | 'isUnavailable' | 'forgetDeleted' | 'file'

export type PortalDatabase = Pick<DialectParts, Kept> & {
  db: Kysely<Schema>
  /** One transaction, tried again for a while when another process holds the database. */
  write: Write
  /** How often a transaction was tried again because the database was busy. */
  retries: () => number
  close: () => Promise<void>
}

const toPortalDatabase = (parts: DialectParts): PortalDatabase => {
  const db = new Kysely<Schema>({ dialect: parts.dialect })
  let retries = 0
  const countRetry = () => {
    retries += 1
  }
  const transact: Write = (work) => patiently(parts.isBusy, () => db.transaction().execute(work), countRetry)
  const commit = parts.hasOneConnection ? commitTogether(transact) : transact
  const write: Write = async (work) => {
    const result = await commit(work)
    // Not within: a group that was committed must not be done anew.
    parts.confirmKept()
    return result
  }
  return {
    db,
    changeStamp: parts.changeStamp,
    confirmKept: parts.confirmKept,
    bytesUsed: parts.bytesUsed,
    isBusy: parts.isBusy,
    isUnavailable: parts.isUnavailable,
    forgetDeleted: parts.forgetDeleted,
    file: parts.file,
    write,
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

/** Opens the database of a server and brings its tables up to date. `:memory:` is a database of its own. */
export const openDatabase = (file: string): Promise<PortalDatabase> =>
  patiently(isBusy, () => openAndMigrate(sqlite(file)))

/** The same behind an address such as `postgres://…`, which several servers may share. */
export const openPostgres = (url: string, options?: PostgresOptions): Promise<PortalDatabase> =>
  openAndMigrate(postgres(url, options))

/** Opens an existing database for reading alone; transactions then keep nobody from writing. */
export const openForReading = (file: string): PortalDatabase =>
  toPortalDatabase(sqlite(file, { readOnly: true }))

/** The same behind an address. */
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
  if (applied.length === 0) return 'it is no database of the portal'
  const known = Object.keys(await migrations(parts).getMigrations())
  const unknown = applied.find((name) => !known.includes(name))
  return unknown && `it was made by a newer version of the portal (it has the migration ${unknown})`
}

/**
 * Why a file that nobody else uses cannot be the database of this version, or undefined. `settle` leaves a good one
 * without a log, to be carried away.
 */
export const findFaultOfFile = async (file: string, { settle = false } = {}) => {
  let parts: DialectParts
  try {
    parts = sqlite(file)
  } catch (error) {
    return `it is no database of the portal: ${reasonOf(error)}`
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
