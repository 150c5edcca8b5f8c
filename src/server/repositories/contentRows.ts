import type { Insertable, Kysely } from 'kysely'
import { isInHindi } from '@/domain/content/entities'
import type { ContentField } from '@/domain/content/fields'
import {
  contentTables,
  type ContentTable,
  type ContentTables,
  type Db,
  seededTables,
  type SubmissionTable,
} from '../database/schema'
import { batchesOf, countOf, lacksHindi, listColumn } from './queries'

export type ContentRow = Record<string, string | number | null>

/** The tables with one type of row. */
const alike = (db: Db) => db as unknown as Kysely<Record<ContentTable | SubmissionTable, ContentRow>>

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

/** A row as visitors get it: without empty Hindi texts. */
export const withoutEmptyHindi = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== '' || !name.endsWith('_hi')),
  ) as Row

/** Some columns of every row, with their Hindi, in the order of the site. */
export const listInOrder = async (
  db: Db,
  table: ContentTable,
  key: string,
  columns: readonly string[],
): Promise<ContentRow[]> => {
  const rows = await alike(db)
    .selectFrom(table)
    .select(columns.flatMap((column) => (isInHindi(table, column) ? [column, `${column}_hi`] : [column])))
    .orderBy('sort_order')
    .orderBy(key)
    .$castTo<ContentRow>()
    .execute()
  return rows.map(withoutEmptyHindi)
}

export const findContentRows = (db: Db, table: ContentTable, key: string, ids: readonly string[]) =>
  alike(db).selectFrom(table).selectAll().where(key, 'in', ids).execute()

export const findContentRow = async (db: Db, table: ContentTable, key: string, id: string) =>
  (await findContentRows(db, table, key, [id]))[0]

export const countRows = (db: Db, table: ContentTable | SubmissionTable) =>
  countOf(alike(db).selectFrom(table as ContentTable))

export const countWithoutHindi = (db: Db, table: ContentTable, fields: readonly ContentField[]) =>
  countOf(alike(db).selectFrom(table).where(lacksHindi(table, fields)))

export const countRowsWith = (db: Db, table: ContentTable | SubmissionTable, column: string, value: string) =>
  countOf(
    alike(db)
      .selectFrom(table as ContentTable)
      .where(column, '=', value),
  )

export const isContentEmpty = async (db: Db) => {
  for (const table of contentTables)
    if (!seededTables.includes(table) && (await countRows(db, table)) > 0) return false
  return true
}

/** The last place of a table that has an order; 0 where it is empty. */
export const lastContentOrder = async (db: Db, table: ContentTable) => {
  const { last } = await alike(db)
    .selectFrom(table)
    .select((build) => build.fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** The values that differ from the stored row. */
export const changesOf = (values: ContentRow, existing: ContentRow) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => existing[name] !== value))

export const insertContentRows = async (db: Db, table: ContentTable, rows: readonly ContentRow[]) => {
  for (const batch of batchesOf(rows, BATCH)) await alike(db).insertInto(table).values(batch).execute()
}

export type ContentToInsert = { [Table in ContentTable]: Insertable<ContentTables[Table]>[] }

export const insertContent = async (db: Db, content: ContentToInsert) => {
  for (const table of contentTables) await insertContentRows(db, table, content[table])
}

export const updateContentRow = (db: Db, table: ContentTable, key: string, id: string, changes: ContentRow) =>
  alike(db).updateTable(table).set(changes).where(key, '=', id).execute()

export const deleteContentRow = (db: Db, table: ContentTable, key: string, id: string) =>
  alike(db).deleteFrom(table).where(key, '=', id).execute()

export const listUsedIds = async (db: Db, table: ContentTable, column: string) =>
  new Set(await listColumn(alike(db).selectFrom(table).select(column).distinct(), column))

/** Deletes the closed jobs with this value in a column. */
export const deleteClosedJobs = (db: Db, column: string, value: string) =>
  alike(db).deleteFrom('job').where('closed_on', 'is not', null).where(column, '=', value).execute()
