import type { Kysely } from 'kysely'
import type { ContentTable, Db } from '../database/schema'

/** A row of any content table. */
export type ContentRow = Record<string, string | number | null>

/** All content tables with one type of row. */
type AlikeTables = Record<ContentTable, ContentRow>

const alike = (db: Db) => db as unknown as Kysely<AlikeTables>

/** Rows for each statement, which takes a limited number of values. */
const BATCH = 50

/** Every row, in the order of its ids, with some columns or with all. */
export const listContentRows = (
  db: Db,
  table: ContentTable,
  key: string,
  columns?: readonly string[],
): Promise<ContentRow[]> => {
  const rows = alike(db).selectFrom(table).orderBy(key)
  return (columns ? rows.select(columns) : rows.selectAll()).execute()
}

/** The rows with these ids, in any order. */
export const findContentRows = (
  db: Db,
  table: ContentTable,
  key: string,
  ids: readonly string[],
): Promise<ContentRow[]> => alike(db).selectFrom(table).selectAll().where(key, 'in', ids).execute()

export const findContentRow = async (db: Db, table: ContentTable, key: string, id: string) =>
  (await findContentRows(db, table, key, [id]))[0]

/** The last place of a table that has an order; 0 where it is empty. */
export const lastContentOrder = async (db: Db, table: ContentTable) => {
  const { last } = await alike(db)
    .selectFrom(table)
    .select((build) => build.fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

export const insertContentRows = async (db: Db, table: ContentTable, rows: readonly ContentRow[]) => {
  for (let start = 0; start < rows.length; start += BATCH) {
    await alike(db)
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .execute()
  }
}

export const updateContentRow = (db: Db, table: ContentTable, key: string, id: string, changes: ContentRow) =>
  alike(db).updateTable(table).set(changes).where(key, '=', id).execute()

export const deleteContentRow = (db: Db, table: ContentTable, key: string, id: string) =>
  alike(db).deleteFrom(table).where(key, '=', id).execute()

/** The distinct ids in a column, without those of rows that are closed by another column. */
export const listUsedIds = async (db: Db, table: ContentTable, column: string, closedOn?: string) => {
  let used = alike(db).selectFrom(table).select(column).distinct()
  if (closedOn !== undefined) used = used.where(closedOn, 'is', null)
  return new Set((await used.execute()).map((row) => row[column]))
}

/** Deletes the closed rows with these values. */
export const deleteClosedRows = (db: Db, table: ContentTable, closedOn: string, values: ContentRow) =>
  alike(db)
    .deleteFrom(table)
    .where(closedOn, 'is not', null)
    .where((build) => build.and(values))
    .execute()
