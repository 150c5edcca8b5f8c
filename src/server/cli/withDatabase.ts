import { COMMAND_LINE } from '@/domain/office/log'
import { type Config, readConfig, StartError } from '../config'
import { isBusy } from '../database/dialects/sqliteCode'
import {
  hasDatabase,
  openDataDir,
  openDataDirForReading,
  openExistingUrl,
  openUrlForReading,
  requireDatabaseFile,
  requireExisting,
} from '../database/file'
import type { PortalDatabase } from '../database/open'
import { retryWhileBusy } from '../database/retries'
import { contentVersion } from '../repositories/meta'
import { logAs, type LogEntry } from '../staff/log'
import { errorMessage } from './terminal'

export const dataDir = () => readConfig(process.env).dataDir

const LOCKED = 'Another process has locked the database. Please try again in a moment.'

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

const openToRead = async (config: Config) => {
  const { databaseUrl, dataDir: folder } = config
  if (databaseUrl !== undefined) return openUrlForReading(databaseUrl)
  requireDatabaseFile(config)
  requireExisting(folder)
  return retryWhileBusy(isLocked, async () => {
    const database = openDataDirForReading(folder)
    try {
      await contentVersion(database.db)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  })
}

const openToWrite = (config: Config) => {
  if (config.databaseUrl !== undefined) return openExistingUrl(config.databaseUrl)
  requireDatabaseFile(config)
  requireExisting(config.dataDir)
  return openDataDir(config.dataDir)
}

/** Runs `work` on the configured database, read-only. In a wrong DATA_DIR it must not find a new one with nothing in it. */
export const withReader = async (work: (database: PortalDatabase) => Promise<void>) =>
  withOpen(await openToRead(readConfig(process.env)), work)

/** Runs `work` on the configured database. */
export const withWriter = async (work: (database: PortalDatabase) => Promise<void>) =>
  withOpen(await openToWrite(readConfig(process.env)), work)

/** A dry run opens the database read-only, so that it cannot change anything. */
export const withDatabase = (dryRun: boolean | undefined) => (dryRun ? withReader : withWriter)

const createIfMissing = async (config: Config) => {
  const { databaseUrl, dataDir: folder } = config
  if (databaseUrl !== undefined || hasDatabase(folder)) return
  requireDatabaseFile(config)
  await (await openDataDir(folder)).close()
}

/** The same for commands on content and accounts: they may be the first to use a new DATA_DIR. */
export const withContent =
  (dryRun: boolean | undefined) => async (work: (database: PortalDatabase) => Promise<void>) => {
    await createIfMissing(readConfig(process.env))
    return withDatabase(dryRun)(work)
  }

/** Writes what a command did to the log of the office, in the transaction of the change. */
export const logCommand = logAs(COMMAND_LINE, () => new Date())

/** The same for a command whose own connection cannot write: it only reads, or it replaced the database. Call it afterwards. */
export const logAfterwards = async (entry: LogEntry) => {
  try {
    await withWriter(({ write }) => write((trx) => logCommand(trx, entry)))
  } catch (error) {
    const why = `The log of the office could not be written. ${errorMessage(error)}`
    throw new StartError(why, { cause: error })
  }
}
