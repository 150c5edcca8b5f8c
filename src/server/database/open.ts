import { type Dialect, Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { isBusy, sqlite } from './dialects/sqlite'
import { migrations } from './migrations'
import { patiently } from './patience'
import type { Schema } from './schema'

/** Where the databases differ; there is one file for each in `dialects`. */
export type DialectParts = {
  dialect: Dialect
  /** Another value whenever something may have been committed, by us or by others; cheap to ask for. */
  changeStamp: () => Promise<string>
  /** Makes every change of this table raise `meta.content_version`. */
  countContentChanges: (db: Kysely<unknown>, table: string) => Promise<void>
  /** Whether waiting a little may help. */
  isBusy: (error: unknown) => boolean
  /** Whether the database, and not the request, is the cause. */
  isUnavailable: (error: unknown) => boolean
}

export type PortalDatabase = Pick<DialectParts, 'changeStamp' | 'isUnavailable'> & {
  db: Kysely<Schema>
  /** One transaction, tried again for a while when another process holds the database. */
  write: <Result>(work: (trx: Transaction<Schema>) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

const toPortalDatabase = (parts: DialectParts): PortalDatabase => {
  const db = new Kysely<Schema>({ dialect: parts.dialect })
  return {
    db,
    changeStamp: parts.changeStamp,
    isUnavailable: parts.isUnavailable,
    write: (work) => patiently(parts.isBusy, () => db.transaction().execute(work)),
    close: () => db.destroy(),
  }
}

const openAndMigrate = async (file: string) => {
  const parts = sqlite(file)
  const database = toPortalDatabase(parts)
  const { error } = await new Migrator({ db: database.db, provider: migrations(parts) }).migrateToLatest()
  if (!error) return database
  await database.close()
  throw error
}

/** Opens the database of a server and brings its tables up to date. `:memory:` is a database of its own. */
export const openDatabase = (file: string): Promise<PortalDatabase> =>
  patiently(isBusy, () => openAndMigrate(file))

/** Opens an existing database for reading alone; transactions then keep nobody from writing. */
export const openForReading = (file: string): PortalDatabase =>
  toPortalDatabase(sqlite(file, { readOnly: true }))
