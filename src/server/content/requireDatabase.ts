import type { Config } from '../config/config'
import { databaseRequired, openExistingForReading, requireExisting } from '../database/file'
import type { Db } from '../database/schema'
import { countRows, isContentEmpty } from '../repositories/contentRows'
import { forms } from '../submissions/forms'

const isEmpty = async (db: Db) => {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'meta')) return true
  if (!(await isContentEmpty(db))) return false
  for (const { table } of forms) if ((await countRows(db, table)) > 0) return false
  return true
}

/** Throws a StartError if REQUIRE_DATABASE is on and there is no database with content or submissions. Creates nothing. */
export const requireFilledDatabase = async (settings: Config) => {
  const { requireDatabase, databaseUrl, dataDir } = settings
  if (!requireDatabase) return
  if (databaseUrl === undefined) requireExisting(settings)
  const { db, close } = await openExistingForReading(settings)
  try {
    // An unreadable database is refused with its reason when it is opened.
    if (!(await isEmpty(db).catch(() => false))) return
  } finally {
    await close()
  }
  throw databaseRequired(
    databaseUrl === undefined
      ? `the database in DATA_DIR, ${dataDir}, is empty. Is its disk mounted, and is DATA_DIR right?`
      : `the database of DATABASE_URL, at ${new URL(databaseUrl).host}, is empty. Is DATABASE_URL right?`,
  )
}
