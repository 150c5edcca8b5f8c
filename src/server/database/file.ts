import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError, type Config } from '../config'
import { makeOwnFolder } from './ownFolder'
import { codeOf, reasonOf } from './reason'
import type { PostgresOptions } from './dialects/postgres'
import { isBusy, isDamage } from './dialects/sqliteCode'
import {
  OtherVersion,
  openDatabase,
  openForReading,
  openPostgres,
  openPostgresForReading,
  type FileOptions,
} from './open'

export const databaseFile = (dataDir: string) => join(dataDir, 'portal.db')

/** Creates the folder if it is missing. Throws a StartError if it cannot be written. */
export const makeFolder = (dataDir: string) => {
  try {
    makeOwnFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new StartError(`The folder of DATA_DIR, ${dataDir}, cannot be written: ${reasonOf(error)}.`)
  }
}

const helpFor = (error: unknown) =>
  isDamage(error) ? ' Move it away and put a backup in its place: npm run portal -- restore FILE.' : ''

const unreadable = (file: string, error: unknown) => {
  const why = isBusy(error)
    ? `The database ${file} is locked by another process. Please try again in a moment.`
    : `The database ${file} cannot be used: ${reasonOf(error)}.${helpFor(error)}`
  return new StartError(why, { cause: error })
}

/** Opens the database of a data folder, and creates it if it is missing. */
export const openDataDir = async (dataDir: string, options?: FileOptions) => {
  makeFolder(dataDir)
  const file = databaseFile(dataDir)
  try {
    // SQLite would open a read-only file and fail at the first submission.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    return await openDatabase(file, options)
  } catch (error) {
    throw unreadable(file, error)
  }
}

const noDatabase = (dataDir: string) =>
  new StartError(`There is no database in ${dataDir}. Is DATA_DIR right?`)

/** Whether a data folder has a database; a file without bytes is none. */
export const hasDatabase = (dataDir: string) =>
  (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0

/** Throws a StartError if a data folder has no database. */
export const requireExisting = (dataDir: string) => {
  if (!hasDatabase(dataDir)) throw noDatabase(dataDir)
}

/** Why REQUIRE_DATABASE stops the start. */
export const databaseRequired = (what: string) =>
  new StartError(
    `REQUIRE_DATABASE is on, but ${what} To start a new site, import its content first, without REQUIRE_DATABASE.`,
  )

/** Throws a StartError if REQUIRE_DATABASE is on and DATA_DIR has no database. Creates nothing. */
export const requireDatabaseFile = ({
  requireDatabase,
  dataDir,
}: Pick<Config, 'requireDatabase' | 'dataDir'>) => {
  if (requireDatabase && !hasDatabase(dataDir))
    throw databaseRequired(
      `there is no database in DATA_DIR, ${dataDir}. Is its disk mounted, and is DATA_DIR right?`,
    )
}

/** Opens the existing database of a data folder read-only. */
export const openDataDirForReading = (dataDir: string) => {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw noDatabase(dataDir)
  try {
    return openForReading(file)
  } catch (error) {
    throw unreadable(file, error)
  }
}

/** Names only the host: the address may hold a password. */
const unusable = (url: string, error: unknown) => {
  const question = error instanceof OtherVersion ? '' : ' Is it running, and is its address right?'
  return new StartError(
    `The PostgreSQL database at ${new URL(url).host} cannot be used: ${reasonOf(error)}.${question}`,
    { cause: error },
  )
}

const openUrl = async (url: string, options?: PostgresOptions) => {
  try {
    return await openPostgres(url, options)
  } catch (error) {
    throw unusable(url, error)
  }
}

const NO_SUCH_TABLE = '42P01'

/** Opens an existing PostgreSQL database of the portal read-only. */
export const openUrlForReading = async (url: string) => {
  const database = openPostgresForReading(url)
  try {
    await database.db.selectFrom('meta').select('id').executeTakeFirstOrThrow()
    return database
  } catch (error) {
    await database.close()
    throw codeOf(error) === NO_SUCH_TABLE
      ? new StartError(
          `There is no portal in the PostgreSQL database at ${new URL(url).host}. Is DATABASE_URL right?`,
        )
      : unusable(url, error)
  }
}

/** Opens an existing PostgreSQL database of the portal for changes. */
export const openExistingUrl = async (url: string) => {
  await (await openUrlForReading(url)).close()
  return openUrl(url)
}

/** Opens the database of the settings; creates or migrates it as needed. */
export const openPortalDatabase = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options?: PostgresOptions & FileOptions,
) => (databaseUrl === undefined ? openDataDir(dataDir, options) : openUrl(databaseUrl, options))
