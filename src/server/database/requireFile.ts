import { StartError, type Config } from '../config'
import { hasDatabase } from './file'

const NEW_SITE = 'To start a new site, import its content first, without REQUIRE_DATABASE.'

/** Why REQUIRE_DATABASE stops the start. */
export const databaseRequired = (what: string) =>
  new StartError(`REQUIRE_DATABASE is on, but ${what} ${NEW_SITE}`)

/** Throws a StartError if REQUIRE_DATABASE is on and DATA_DIR has no database. Creates nothing. */
export const requireDatabaseFile = ({
  requireDatabase,
  dataDir,
}: Pick<Config, 'requireDatabase' | 'dataDir'>) => {
  if (!requireDatabase || hasDatabase(dataDir)) return
  throw databaseRequired(
    `there is no database in DATA_DIR, ${dataDir}. Is its disk mounted, and is DATA_DIR right?`,
  )
}
