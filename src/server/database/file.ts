import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError, type Config } from '../config/config'
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
import { codeOf, reasonOf } from './reason'
import { retryWhileBusy } from './retries'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

export const databaseFile = (dataDir: string) => join(dataDir, 'portal.db')

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Creates a folder and its parents for its owner only. Node's recursive mkdir never returns for a path such as /proc/x. */
export const makeOwnFolder = (path: string) => {
  const folder = resolve(path)
  if (isFolder(folder)) return
  if (!existsSync(dirname(folder))) makeOwnFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have just created it.
    if (!isFolder(folder)) throw error
  }
}

/** Creates the folder if it is missing. Throws a StartError if it cannot be written. */
export const makeFolder = (dataDir: string) => {
  try {
    makeOwnFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new StartError(`The folder of DATA_DIR, ${dataDir}, cannot be written: ${reasonOf(error)}.`)
  }
}

const unreadable = (file: string, error: unknown) => {
  const help = isDamage(error)
    ? ' Move it away and put a backup in its place: npm run portal -- restore FILE.'
    : ''
  const why = isBusy(error)
    ? `The database ${file} is locked by another process. Please try again in a moment.`
    : `The database ${file} cannot be used: ${reasonOf(error)}.${help}`
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

/** Whether a data folder has a database; a file without bytes is none. */
const hasDatabase = (dataDir: string) =>
  (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0

const noDatabase = (dataDir: string) =>
  new StartError(`There is no database in ${dataDir}. Is DATA_DIR right?`)

/** Why REQUIRE_DATABASE stops the start. */
export const databaseRequired = (what: string) =>
  new StartError(
    `REQUIRE_DATABASE is on, but ${what} To start a new site, import its content first, without REQUIRE_DATABASE.`,
  )

/** Throws a StartError if DATA_DIR has no database. Creates nothing. */
export const requireExisting = ({
  requireDatabase,
  dataDir,
}: Pick<Config, 'requireDatabase' | 'dataDir'>) => {
  if (hasDatabase(dataDir)) return
  const missing = `there is no database in DATA_DIR, ${dataDir}. Is its disk mounted, and is DATA_DIR right?`
  throw requireDatabase ? databaseRequired(missing) : noDatabase(dataDir)
}

/** Names only the host: the address may hold a password. */
const hostOf = (url: string) => new URL(url).host

/** As PgBouncer and others refuse what a connection asks for at its beginning. */
const IS_POOLER = /startup parameter|command-line options/i

const helpWith = (error: unknown) => {
  if (error instanceof OtherVersion) return ''
  return IS_POOLER.test(reasonOf(error))
    ? ' A connection pooler such as PgBouncer answers there. Use the address of PostgreSQL itself: the portal has a pool of its own.'
    : ' Is it running, and is its address right?'
}

const unusable = (url: string, error: unknown) => {
  return new StartError(
    `The PostgreSQL database at ${hostOf(url)} cannot be used: ${reasonOf(error)}.${helpWith(error)}`,
    { cause: error },
  )
}

const NO_SUCH_TABLE = '42P01'

const hasTables = async (url: string) => {
  const database = openPostgresForReading(url)
  try {
    await database.db.selectFrom('meta').select('id').executeTakeFirstOrThrow()
    return true
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return false
    throw unusable(url, error)
  } finally {
    await database.close()
  }
}

/** Whether the database of the settings was made. */
export const isMade = async ({ databaseUrl, dataDir }: Place) =>
  databaseUrl === undefined ? hasDatabase(dataDir) : hasTables(databaseUrl)

const openUrlForReading = async (url: string) => {
  if (await hasTables(url)) return openPostgresForReading(url)
  throw new StartError(
    `There is no portal in the PostgreSQL database at ${hostOf(url)}. Is DATABASE_URL right? For a new portal, start the server once, with REQUIRE_DATABASE off.`,
  )
}

/** Opens the existing database of the settings read-only. */
export const openExistingForReading = async ({ databaseUrl, dataDir }: Place) => {
  if (databaseUrl !== undefined) return openUrlForReading(databaseUrl)
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw noDatabase(dataDir)
  try {
    return await retryWhileBusy(isBusy, async () => openForReading(file))
  } catch (error) {
    throw unreadable(file, error)
  }
}

/** Opens the database of the settings; creates or migrates it as needed. */
export const openPortalDatabase = async (
  { databaseUrl, dataDir }: Place,
  options?: PostgresOptions & FileOptions,
) => {
  if (databaseUrl === undefined) return openDataDir(dataDir, options)
  try {
    return await openPostgres(databaseUrl, options)
  } catch (error) {
    throw unusable(databaseUrl, error)
  }
}
