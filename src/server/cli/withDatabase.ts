import { readConfig, StartError, type Config } from '../config'
import { isBusy } from '../database/dialects/sqlite'
import {
  openDataDirForReading,
  openExistingDataDir,
  openExistingUrl,
  openUrlForReading,
} from '../database/file'
import type { PortalDatabase } from '../database/open'
import { patiently } from '../database/retries'
import { contentVersion } from '../repositories/fill'

export const dataDir = () => readConfig(process.env).dataDir

const LOCKED = 'Another process keeps the database locked. Please try again in a moment.'

const withOpen = async (database: PortalDatabase, work: (database: PortalDatabase) => Promise<void>) => {
  try {
    await work(database)
  } catch (error) {
    throw database.isBusy(error) ? new StartError(LOCKED) : error
  } finally {
    await database.close()
  }
}

const isLocked = (error: unknown) => isBusy(error instanceof StartError ? error.cause : error)

const openToRead = (config: Config) => {
  if (config.databaseUrl !== undefined) return openUrlForReading(config.databaseUrl)
  return patiently(isLocked, async () => {
    const database = openDataDirForReading(config.dataDir)
    try {
      await contentVersion(database.db)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  })
}

const openToWrite = (config: Config) =>
  config.databaseUrl === undefined ? openExistingDataDir(config.dataDir) : openExistingUrl(config.databaseUrl)

/** Does work that changes nothing on the database of the settings, once it can be read. */
export const withReader = async (work: (database: PortalDatabase) => Promise<void>) =>
  withOpen(await openToRead(readConfig(process.env)), work)

/** Does work that changes the database of the settings. */
export const withWriter = async (work: (database: PortalDatabase) => Promise<void>) =>
  withOpen(await openToWrite(readConfig(process.env)), work)

/** A dry run opens the database for reading alone, so that it can change nothing. */
export const withDatabase = (dryRun: boolean | undefined) => (dryRun ? withReader : withWriter)
