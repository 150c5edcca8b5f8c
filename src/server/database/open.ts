import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DialectParts } from './dialects/parts'
import { postgres } from './dialects/postgres'
import { isBusy, sqlite } from './dialects/sqlite'
import { migrations } from './migrations'
import { patiently } from './patience'
import type { Schema } from './schema'

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
export const openPostgres = (url: string): Promise<PortalDatabase> => openAndMigrate(postgres(url))

/** Opens an existing database for reading alone; transactions then keep nobody from writing. */
export const openForReading = (file: string): PortalDatabase =>
  toPortalDatabase(sqlite(file, { readOnly: true }))
