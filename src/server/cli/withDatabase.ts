import { readConfig, StartError } from '../config'
import { openDataDirForReading, openExistingDataDir } from '../database/file'
import type { PortalDatabase } from '../database/open'
import { patiently } from '../database/patience'
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

/** Does work that changes nothing on the database of DATA_DIR, once it can be read. */
export const withReader = (work: (database: PortalDatabase) => Promise<void>) =>
  withOpen(openDataDirForReading(dataDir()), async (database) => {
    await patiently(database.isBusy, () => contentVersion(database.db))
    await work(database)
  })

/** Does work that changes the database of DATA_DIR. */
export const withWriter = async (work: (database: PortalDatabase) => Promise<void>) =>
  withOpen(await openExistingDataDir(dataDir()), work)

/** A dry run opens the database for reading alone, so that it can change nothing. */
export const withDatabase = (dryRun: boolean | undefined) => (dryRun ? withReader : withWriter)
