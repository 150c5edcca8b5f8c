import { COMMAND_LINE } from '@/domain/office/log'
import { type Config, readConfig, StartError } from '../config/config'
import {
  databaseFile,
  isMade,
  openExistingForReading,
  openPortalDatabase,
  requireExisting,
} from '../database/file'
import type { PortalDatabase } from '../database/open'
import { logAs, type LogEntry } from '../staff/log'
import { errorMessage } from './terminal'

/** The database file of DATA_DIR, for a command that PostgreSQL replaces by its own program. */
export const requireFile = (does: string, program: string) => {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl === undefined) return databaseFile(dataDir)
  throw new StartError(
    `DATABASE_URL is set, but ${does} the database of DATA_DIR. Use \`${program}\` for PostgreSQL.`,
  )
}

type Work = (database: PortalDatabase) => Promise<void>

const LOCKED = 'Another process has locked the database. Please try again in a moment.'

/** Runs `work` on a database and closes it. */
export const withOpened = async (database: PortalDatabase, work: Work) => {
  try {
    await work(database)
  } catch (error) {
    throw database.isBusy(error) ? new StartError(LOCKED) : error
  } finally {
    await database.close()
  }
}

/** With a wrong DATA_DIR a command must fail, not create an empty database. */
const settingsOfExisting = (): Config => {
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined) requireExisting(config)
  return config
}

/** Runs `work` on the configured database, read-only. */
export const withReader = async (work: Work) =>
  withOpened(await openExistingForReading(settingsOfExisting()), work)

/** Runs `work` on the configured database. */
export const withWriter = async (work: Work) => {
  const config = settingsOfExisting()
  // An empty PostgreSQL database is refused, not filled.
  if (config.databaseUrl !== undefined) await (await openExistingForReading(config)).close()
  await withOpened(await openPortalDatabase(config), work)
}

/** A dry run opens the database read-only, so that it cannot change anything. */
export const withDatabase = (dryRun: boolean | undefined) => (dryRun ? withReader : withWriter)

/** The same for commands on content and accounts: they may be the first to use a new DATA_DIR or PostgreSQL database. */
export const withContent = (dryRun: boolean | undefined) => async (work: Work) => {
  const config = readConfig(process.env)
  if (!config.requireDatabase && !(await isMade(config))) await (await openPortalDatabase(config)).close()
  return withDatabase(dryRun)(work)
}

/** Writes what a command did to the log of the office, in the transaction of the change. */
export const logCommand = logAs(COMMAND_LINE, () => new Date())

/** The same for a command with a read-only connection, or one that replaced the database. Call it afterwards. */
export const logAfterwards = async (entry: LogEntry) => {
  try {
    await withWriter(({ write }) => write((trx) => logCommand(trx, entry)))
  } catch (error) {
    const why = `The log of the office could not be written. ${errorMessage(error)}`
    throw new StartError(why, { cause: error })
  }
}
