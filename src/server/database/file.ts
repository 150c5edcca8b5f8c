import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError, type Config } from '../config'
import { makeOwnFolder } from './ownFolder'
import { reasonOf } from './reason'
import type { PostgresOptions } from './dialects/postgres'
import { isBusy } from './dialects/sqlite'
import { isDamage } from './dialects/sqliteFile'
import { openDatabase, openForReading, openPostgres, openPostgresForReading } from './open'

export const databaseFile = (dataDir: string) => join(dataDir, 'portal.db')

/** Makes the folder where there is none, or says why it cannot be written. */
export const makeFolder = (dataDir: string) => {
  try {
    // What applicants send is nobody else's to read.
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

/** The database of a data folder, made where there is none. */
export const openDataDir = async (dataDir: string) => {
  makeFolder(dataDir)
  const file = databaseFile(dataDir)
  try {
    // SQLite opens a file that cannot be written all the same; better to learn it now than from a visitor.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    return await openDatabase(file)
  } catch (error) {
    throw unreadable(file, error)
  }
}

const existingFile = (dataDir: string) => {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw new StartError(`There is no database in ${dataDir}. Is DATA_DIR right?`)
  return file
}

/** The database of a data folder that a server made, for reading. */
export const openDataDirForReading = (dataDir: string) => {
  const file = existingFile(dataDir)
  try {
    return openForReading(file)
  } catch (error) {
    throw unreadable(file, error)
  }
}

/** The address may hold a password, so its host alone is told. */
const unusable = (url: string, error: unknown) =>
  new StartError(
    `The PostgreSQL database at ${new URL(url).host} cannot be used: ${reasonOf(error)}. Does it run, and is its address right?`,
    { cause: error },
  )

const openUrl = async (url: string, options?: PostgresOptions) => {
  try {
    return await openPostgres(url, options)
  } catch (error) {
    throw unusable(url, error)
  }
}

const NO_SUCH_TABLE = '42P01'

const isNoPortal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === NO_SUCH_TABLE

/** The database behind an address, which a server made, for reading. */
export const openUrlForReading = async (url: string) => {
  const database = openPostgresForReading(url)
  try {
    await database.db.selectFrom('meta').select('id').executeTakeFirstOrThrow()
    return database
  } catch (error) {
    await database.close()
    throw isNoPortal(error)
      ? new StartError(
          `There is no portal in the PostgreSQL database at ${new URL(url).host}. Is DATABASE_URL right?`,
        )
      : unusable(url, error)
  }
}

/** The same for changes. */
export const openExistingUrl = async (url: string) => {
  await (await openUrlForReading(url)).close()
  return openUrl(url)
}

/** The database that the settings name, made or brought up to date. */
export const openPortalDatabase = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options?: PostgresOptions,
) => (databaseUrl === undefined ? openDataDir(dataDir) : openUrl(databaseUrl, options))
