import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DialectParts } from './dialects/parts'
import { postgres, type PostgresOptions } from './dialects/postgres'
import { sqlite, type SqliteOptions } from './dialects/sqlite'
import { isBusy } from './dialects/sqliteCode'
import { migrations } from './migrations'
import { reasonOf } from './reason'
import { retryWhileBusy } from './retries'
import type { Schema } from './schema'

/** Runs `work` in one transaction, again if it must be retried. Resolves once the commit is on disk. */
type Write = <Result>(work: (trx: Transaction<Schema>) => Promise<Result>) => Promise<Result>

export type PortalDatabase = Omit<
  DialectParts,
  'dialect' | 'countContentChanges' | 'onlyAppend' | 'text' | 'rowNumber'
> & {
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
      await parts.assertIntact()
      const result = await retryWhileBusy(parts.isBusy, () => db.transaction().execute(work), countRetry)
      await parts.assertIntact()
      return result
    },
    retries: () => retries,
    close: async () => {
      await db.destroy()
      await parts.close()
    },
  }
}

/** The line of the log for an error that the database caused. */
export const faultMessage = ({ isDamage }: Pick<PortalDatabase, 'isDamage'>, error: unknown) =>
  isDamage(error)
    ? 'the database is damaged; run `npm run portal -- check`, and restore a backup'
    : 'the database is unavailable'

/** The names of the migrations that a database has had. */
export const appliedMigrations = async (db: Kysely<Schema>) => {
  const bookkeeping: Kysely<{ kysely_migration: { name: string } }> = db.withTables()
  const rows = await bookkeeping.selectFrom('kysely_migration').select('name').execute()
  return rows.map(({ name }) => name)
}

/** The database was made by another version of the portal. */
export class OtherVersion extends Error {}

/** Why this version cannot use a database that has had these migrations; undefined where it can. */
const faultOfVersion = async (parts: DialectParts, applied: readonly string[]) => {
  const known = Object.keys(await migrations(parts).getMigrations())
  const unknown = applied.find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  return applied.includes(known[0] ?? '')
    ? `it was made by a newer version of the portal (it has the migration ${unknown})`
    : 'it was made by an older build of the portal; start with an empty one, and `import` what `export content` of that build writes'
}

const migrate = async (parts: DialectParts, db: Kysely<Schema>) => {
  // A new database has no list of them yet.
  const fault = await faultOfVersion(parts, await appliedMigrations(db).catch(() => []))
  if (fault !== undefined) throw new OtherVersion(fault)
  const { error } = await new Migrator({ db, provider: migrations(parts) }).migrateToLatest()
  if (error) throw error
}

const openAndMigrate = async (parts: DialectParts) => {
  const database = toPortalDatabase(parts)
  try {
    await migrate(parts, database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

export type FileOptions = Pick<SqliteOptions, 'maintenance'>

/** Opens an SQLite file and runs the pending migrations. Each `:memory:` is a separate database. */
export const openDatabase = (file: string, options?: FileOptions): Promise<PortalDatabase> =>
  retryWhileBusy(isBusy, () => openAndMigrate(sqlite(file, options)))

/** Opens a PostgreSQL database, which several servers may share, and runs the pending migrations. */
export const openPostgres = (url: string, options?: PostgresOptions): Promise<PortalDatabase> =>
  openAndMigrate(postgres(url, options))

/** Opens an SQLite file read-only. One that `isUnchanging` is read without locks, log or any file beside it. */
export const openForReading = (file: string, { isUnchanging = false } = {}): PortalDatabase =>
  toPortalDatabase(sqlite(file, { readOnly: true, isUnchanging }))

/** Opens an existing PostgreSQL database read-only. */
export const openPostgresForReading = (url: string): PortalDatabase =>
  toPortalDatabase(postgres(url, { readOnly: true }))

/**
 * The reason why a file that no other process uses cannot be the database of this version, or undefined. `checkpoint` merges
 * the log of a sound one into the file; `isUnchanging` leaves the file and its folder as they are.
 */
export const findFaultOfFile = async (file: string, { checkpoint = false, isUnchanging = false } = {}) => {
  let parts: DialectParts
  try {
    parts = sqlite(file, { readOnly: isUnchanging, isUnchanging })
  } catch (error) {
    return `it is not a database of the portal: ${reasonOf(error)}`
  }
  const { db, close } = toPortalDatabase(parts)
  try {
    const damage = await parts.file?.findFault()
    if (damage) return `it is damaged: ${damage}`
    const applied = await appliedMigrations(db).catch(() => [])
    if (applied.length === 0) return 'it is not a database of the portal'
    const fault = await faultOfVersion(parts, applied)
    if (!fault && checkpoint) await parts.file?.checkpoint()
    return fault
  } finally {
    await close()
  }
}
