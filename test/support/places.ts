import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import {
  openDatabase,
  openForReading,
  openPostgres,
  openPostgresForReading,
  type PortalDatabase,
} from '@/server/database/open'
import type { Schema } from '@/server/database/schema'
import { newDatabase } from './databases'
import { temporaryFolder } from './site'

/** A database that a server and the commands of the staff open, each with a connection of its own. */
export type Place = { file: string; url?: undefined } | { url: string; file?: undefined }

/** A new one: a file, or a database of the PostgreSQL that the suites are run on. */
export const newPlace = async (file = join(temporaryFolder(), 'portal.db')): Promise<Place> => {
  const url = await newDatabase()
  return url === undefined ? { file } : { url }
}

export const openPlace = ({ file, url }: Place) =>
  url === undefined ? openDatabase(file) : openPostgres(url)

export const openPlaceForReading = ({ file, url }: Place) =>
  url === undefined ? openForReading(file) : openPostgresForReading(url)

/** As the environment of a command names it. */
export const settingsOf = ({ url }: Place): Record<string, string> =>
  url === undefined ? {} : { DATABASE_URL: url }

const filesOf = async ({ file, url }: Place, { db }: PortalDatabase) => {
  if (url === undefined) return [file, `${file}-wal`].filter(existsSync)
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder from pg_database
    where datname = current_database()`.execute(db)
  const folder = rows[0]?.folder ?? ''
  // PostgreSQL replaces this one at any time; it has no rows.
  return readdirSync(folder)
    .filter((name) => name !== 'pg_internal.init')
    .map((name) => join(folder, name))
}

/** Whether a text stands in the files of a database, the log of SQLite's among them. */
export const isWritten = async (text: string, place: Place, database: PortalDatabase) =>
  (await filesOf(place, database)).some((name) => readFileSync(name).includes(text))

/** The tables with a text in any value, in any case; but that of accounts, whose random hashes may hold any three letters. */
export const tablesWith = async (text: string, db: Kysely<Schema>) => {
  const tables = await db.introspection.getTables()
  const found: string[] = []
  for (const { name } of tables.filter((table) => table.name !== 'account')) {
    const any: Kysely<Record<string, Record<string, unknown>>> = db.withTables()
    const rows = await any.selectFrom(name).selectAll().execute()
    const values = rows.flatMap((row) => Object.values(row))
    const texts = values.map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
    )
    if (texts.some((one) => one.toLowerCase().includes(text.toLowerCase()))) found.push(name)
  }
  return found
}
