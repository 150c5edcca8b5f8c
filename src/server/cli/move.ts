import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { StartError } from '../config'
import type { PortalDatabase } from '../database/open'
import { contentTables, isDerived, type Db, type Schema } from '../database/schema'
import { isContentEmpty } from '../repositories/fill'
import { damagedFiles } from '../repositories/storedFiles'
import { logCommand } from './commandLog'

type Value = string | number | null | Uint8Array
type Row = Record<string, Value>
type AnyDb = Kysely<Record<string, Row>>

/** Rows in memory at once. Files are copied one by one. */
const BATCH = 100
const FILES = 'uploaded_file'

/** Copied first: other tables refer to them. */
const REFERRED = ['industry', 'department', 'role', 'location', 'state'] as const
const isReferred = (name: string) => (REFERRED as readonly string[]).includes(name)

export type Moved = { table: string; rows: number }

type Table = { name: string; key: string }

/** Every table that is not derived, with its first column, which identifies its rows or groups them. */
const tablesOf = async (db: Kysely<Schema>): Promise<Table[]> => {
  const all = await db.introspection.getTables()
  const found = all
    .filter(({ name }) => !isDerived(name))
    .map(({ name, columns }) => ({ name, key: columns[0]?.name ?? 'id' }))
  const first = found.filter(({ name }) => isReferred(name))
  const rest = found.filter(({ name }) => name !== 'meta' && !isReferred(name))
  return [...first, ...rest]
}

const anyTable = (db: Kysely<Schema>) => db.withTables<Record<string, Row>>() as unknown as AnyDb

const digestOf = (row: Row) => {
  const hash = createHash('sha256')
  for (const name of Object.keys(row).toSorted()) {
    const value = row[name] ?? null
    hash.update(`${name}=${value instanceof Uint8Array ? 'bytes' : JSON.stringify(value)};`)
    if (value instanceof Uint8Array) hash.update(value)
  }
  return hash.digest('hex')
}

/** The rows of a table in batches. */
async function* batchesOf(db: AnyDb, { name, key }: Table) {
  const found = await db.selectFrom(name).select(key).distinct().orderBy(key).execute()
  const keys = found.map((row) => row[key] ?? null)
  const size = name === FILES ? 1 : BATCH
  for (let start = 0; start < keys.length; start += size) {
    yield await db
      .selectFrom(name)
      .selectAll()
      .where(key, 'in', keys.slice(start, start + size))
      .orderBy(key)
      .execute()
  }
}

const digestsOf = async (db: AnyDb, table: Table) => {
  const digests: string[] = []
  for await (const rows of batchesOf(db, table)) digests.push(...rows.map(digestOf))
  return digests.toSorted()
}

const copyTable = async (from: AnyDb, to: AnyDb, table: Table): Promise<Moved> => {
  const sent: string[] = []
  for await (const rows of batchesOf(from, table)) {
    await to.insertInto(table.name).values(rows).execute()
    sent.push(...rows.map(digestOf))
  }
  const arrived = await digestsOf(to, table)
  if (arrived.length !== sent.length || arrived.join('') !== sent.toSorted().join('')) {
    throw new StartError(
      `The copy of ${table.name} differs from the original: ${arrived.length} of ${sent.length} rows. Nothing was moved.`,
    )
  }
  return { table: table.name, rows: sent.length }
}

const isEmpty = async (db: Kysely<Schema>, tables: readonly Table[]) => {
  if (!(await isContentEmpty(db))) return false
  const others = tables.filter(({ name }) => !(contentTables as readonly string[]).includes(name))
  for (const { name, key } of others) {
    if ((await anyTable(db).selectFrom(name).select(key).limit(1).execute()).length > 0) return false
  }
  return true
}

const checkFiles = async (db: Db) => {
  for await (const { id, original_name: name } of damagedFiles(db))
    throw new StartError(`The file ${name} (${id}) is damaged. Nothing was moved.`)
}

type Options = {
  /** Called after each table. */
  onTable?: (moved: Moved) => void
  /** Copies and checks, then rolls back. */
  isDryRun?: boolean
}

/** New entries of the inbox get numbers after those that were copied. */
const continueRows = (db: Db) =>
  sql`select setval(pg_get_serial_sequence('inbox_entry', 'row'),
    (select coalesce(max(row), 0) + 1 from inbox_entry), false)`.execute(db)

class DryRun extends Error {}

/**
 * Copies all content and submissions into an empty database in one transaction, and compares rows and files by count and
 * checksum. Throws a StartError and moves nothing where the other database is not empty, something differs or the source
 * changed meanwhile.
 */
export const moveAll = async (
  from: PortalDatabase,
  to: PortalDatabase,
  { onTable = () => undefined, isDryRun = false }: Options = {},
): Promise<Moved[]> => {
  const moved: Moved[] = []
  const stamp = await from.dataVersion()
  const tables = await tablesOf(from.db)
  if (!(await isEmpty(to.db, await tablesOf(to.db)))) {
    throw new StartError('The database of --to is not empty. Nothing was moved.')
  }
  try {
    await to.write(async (trx) => {
      for (const table of tables) {
        const result = await copyTable(anyTable(from.db), anyTable(trx), table)
        moved.push(result)
        onTable(result)
      }
      await continueRows(trx)
      await checkFiles(trx)
      const { content_version: version, ...rest } = await from.db
        .selectFrom('meta')
        .select(['content_version', 'filled_at', 'hash_secret'])
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('meta')
        .set({ content_version: sql`content_version + ${version}`, ...rest })
        .execute()
      if ((await from.dataVersion()) !== stamp) {
        throw new StartError(
          'The database changed meanwhile. Stop the server and try again. Nothing was moved.',
        )
      }
      if (isDryRun) throw new DryRun()
      await logCommand(trx, { action: 'database_moved' })
    })
    // The old database gets the line, too: somebody may go on using it by mistake.
    await from.write((trx) => logCommand(trx, { action: 'database_moved' }))
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return moved
}
