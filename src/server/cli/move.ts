import type { Command } from 'commander'
import { sql, type Kysely } from 'kysely'
import { counted } from '@/domain/text/display'
import { postgresUrl, readConfig, StartError } from '../config/config'
import { openDataDir, openExistingForReading, openPortalDatabase } from '../database/file'
import type { PortalDatabase } from '../database/open'
import { contentTables, isDerived, seededTables, type Db, type Schema } from '../database/schema'
import { batchesOf } from '../repositories/queries'
import { checkedFiles } from '../repositories/storedFiles'
import { print, withExamples } from './terminal'
import { logCommand, withOpened } from './withDatabase'

type Row = Record<string, string | number | null | Uint8Array>
type AnyDb = Kysely<Record<string, Row>>

/** Rows in memory at once. Files are copied one by one. */
const BATCH = 100
const FILES = 'uploaded_file'

type Moved = { table: string; rows: number }

type Table = { name: string; key: string }

/** The tables to copy, with their first column. Content comes first, in the order in which its tables refer to each other. */
const tablesOf = async (db: Kysely<Schema>): Promise<Table[]> => {
  const found = (await db.introspection.getTables())
    .filter(({ name }) => name !== 'meta' && !isDerived(name))
    .map(({ name, columns }) => ({ name, key: columns[0]?.name ?? 'id' }))
  const content = contentTables.flatMap((name) => found.filter((table) => table.name === name))
  return [...content, ...found.filter((table) => !content.includes(table))]
}

const anyTable = (db: Kysely<Schema>) => db.withTables<Record<string, Row>>() as unknown as AnyDb

/** Copies the rows of a table in batches. */
const copyTable = async (from: AnyDb, to: AnyDb, { name, key }: Table): Promise<Moved> => {
  const found = await from.selectFrom(name).select(key).distinct().orderBy(key).execute()
  const keys = found.map((row) => row[key] ?? null)
  const size = name === FILES ? 1 : BATCH
  let sent = 0
  for (const some of batchesOf(keys, size)) {
    const rows = await from.selectFrom(name).selectAll().where(key, 'in', some).orderBy(key).execute()
    await to.insertInto(name).values(rows).execute()
    sent += rows.length
  }
  const count = to.selectFrom(name).select((build) => build.fn.countAll().as('rows'))
  const arrived = Number((await count.executeTakeFirstOrThrow()).rows)
  if (arrived !== sent)
    throw new StartError(`Of ${sent} rows of ${name} ${arrived} arrived. Nothing was moved.`)
  return { table: name, rows: sent }
}

const isSeeded = (table: string) => seededTables.some((name) => name === table)

const requireEmpty = async (db: Kysely<Schema>) => {
  for (const { name, key } of await tablesOf(db))
    if (!isSeeded(name) && (await anyTable(db).selectFrom(name).select(key).limit(1).executeTakeFirst()))
      throw new StartError('The database of --to is not empty. Nothing was moved.')
}

/** Copies the one row of `meta`, and lets new rows of the inbox continue the copied numbers. */
const copyState = async (from: Db, to: Db) => {
  const { content_version: version, ...rest } = await from
    .selectFrom('meta')
    .select(['content_version', 'filled_at', 'hash_secret'])
    .executeTakeFirstOrThrow()
  await to
    .updateTable('meta')
    .set({ content_version: sql`content_version + ${version}`, ...rest })
    .execute()
  await sql`select setval(pg_get_serial_sequence('inbox_entry', 'row'),
    (select coalesce(max(row), 0) + 1 from inbox_entry), false)`.execute(to)
}

class DryRun extends Error {}

/** Copies everything into an empty database and checks it; a StartError where anything differs. Then nothing is moved. */
export const moveAll = async (
  from: PortalDatabase,
  to: PortalDatabase,
  { isDryRun = false } = {},
): Promise<Moved[]> => {
  const moved: Moved[] = []
  const version = await from.dataVersion()
  await requireEmpty(to.db)
  try {
    await to.write(async (trx) => {
      for (const table of seededTables) await trx.deleteFrom(table).execute()
      for (const table of await tablesOf(from.db))
        moved.push(await copyTable(anyTable(from.db), anyTable(trx), table))
      await copyState(from.db, trx)
      for await (const { id, original_name: name, fault } of checkedFiles(trx))
        if (fault) throw new StartError(`The file ${name} (${id}) is damaged. Nothing was moved.`)
      if ((await from.dataVersion()) !== version)
        throw new StartError(
          'The database changed meanwhile. Stop the server and try again. Nothing was moved.',
        )
      if (isDryRun) throw new DryRun()
      await logCommand(trx, { action: 'database_moved' })
    })
    // The old database gets the line, too, in case somebody goes on using it by mistake.
    await from.write((trx) => logCommand(trx, { action: 'database_moved' }))
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return moved
}

const run = async ({ to, dryRun = false }: { to: string; dryRun?: boolean }) => {
  const databaseUrl = postgresUrl.read(to)
  if (databaseUrl === undefined) throw new StartError(`--to takes ${postgresUrl.takes}.`)
  const { dataDir } = readConfig(process.env)
  // Fails if there is no database.
  await (await openExistingForReading({ dataDir, databaseUrl: undefined })).close()
  await withOpened(await openDataDir(dataDir), async (from) =>
    withOpened(await openPortalDatabase({ dataDir, databaseUrl }), async (other) => {
      const moved = await moveAll(from, other, { isDryRun: dryRun })
      for (const { table, rows } of moved) print(`${table}: ${counted(rows, 'row')}`)
    }),
  )
  print(
    dryRun
      ? 'All rows and files can be copied. This was a dry run; nothing was moved.'
      : 'All rows and files were copied. Start the server with DATABASE_URL from now on.',
  )
}

export const addMoveCommand = (portal: Command) =>
  withExamples(
    portal
      .command('move')
      .description(
        'Copies the database of DATA_DIR into an empty PostgreSQL database and checks the copy. Stop the server first.',
      )
      .requiredOption('--to <url>', 'such as postgres://portal:secret@10.0.0.5/portal')
      .option('--dry-run', 'copies and checks, then undoes everything')
      .action(run),
    'move --to postgres://portal:secret@10.0.0.5/portal --dry-run',
  )
