import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError, type Config } from '../config'
import { reasonOf } from '../reason'
import type { PostgresOptions } from './dialects/postgres'
import { isBusy } from './dialects/sqlite'
import { openDatabase, openForReading, openPostgres } from './open'

export const databaseFile = (dataDir: string) => join(dataDir, 'portal.db')

/** Makes the folder where there is none, or says why it cannot be written. */
export const makeFolder = (dataDir: string) => {
  try {
    // What applicants send is nobody else's to read.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new StartError(`The folder of DATA_DIR, ${dataDir}, cannot be written: ${reasonOf(error)}.`)
  }
}

const unreadable = (file: string, error: unknown) => {
  const why = isBusy(error)
    ? `The database ${file} is locked by another process. Please try again in a moment.`
    : `The database ${file} cannot be used: ${reasonOf(error)}.`
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

/** The database of a data folder that a server made, for changes. */
export const openExistingDataDir = (dataDir: string) => {
  existingFile(dataDir)
  return openDataDir(dataDir)
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

const openUrl = async (url: string, options?: PostgresOptions) => {
  try {
    return await openPostgres(url, options)
  } catch (error) {
    // The address may hold a password.
    throw new StartError(
      `The database of DATABASE_URL, ${new URL(url).host}, cannot be used: ${reasonOf(error)}.`,
    )
  }
}

/** The database that the settings name, made or brought up to date. */
export const openPortalDatabase = (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options?: PostgresOptions,
) => (databaseUrl === undefined ? openDataDir(dataDir) : openUrl(databaseUrl, options))
