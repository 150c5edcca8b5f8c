import type { ColumnDefinitionBuilderCallback, Dialect, Kysely, RawBuilder, SqlBool } from 'kysely'

/** Operations on a database that is a single file. */
export type FileParts = {
  path: string
  /** Writes a consistent copy to an empty file while other processes go on writing. */
  copyTo: (file: string) => Promise<void>
  /** The first fault that a check of every page finds, if any. */
  findFault: () => Promise<string | undefined>
  /** Merges the write-ahead log into the file, so that the file alone is the database. */
  checkpoint: () => Promise<void>
}

/** The differences between the databases; each database has a file in this folder. */
export type DialectParts = {
  dialect: Dialect
  /** Changes whenever something may have been committed by any process; cheap to read. */
  dataVersion: () => Promise<string>
  /** Size on disk; the cost of reading it does not grow with the data. */
  bytesUsed: () => Promise<number>
  /** Makes every change of this table raise `meta.content_version`. */
  countContentChanges: (db: Kysely<unknown>, table: string) => Promise<void>
  /** Refuses every change of the rows of this table. */
  onlyAppend: (db: Kysely<unknown>, table: string) => Promise<void>
  /** Creates the SQL function `folded`, where it is kept in the database. */
  createFolded?: (db: Kysely<unknown>) => Promise<void>
  /** Finds entries of the inbox by a text. */
  textIndex: TextIndex
  /** The type of text columns that are compared and ordered by code point. */
  text: 'text' | RawBuilder<string>
  /** The number of days between the days in two columns; null where one is empty. */
  daysBetween: (day: string, later: string) => RawBuilder<number>
  /** Makes an integer column the primary key, whose numbers rise and are never used again. */
  rowNumber: ColumnDefinitionBuilderCallback
  /** Whether a retry may succeed. */
  isBusy: (error: unknown) => boolean
  /** Whether the database, and not the request, caused the error. */
  isUnavailable: (error: unknown) => boolean
  /** Whether the error says that the database is damaged. */
  isDamage: (error: unknown) => boolean
  /** Removes deleted rows from the log. `full` also rebuilds the database, which blocks other writers. */
  vacuum: (options: { full: boolean; signal?: AbortSignal }) => Promise<void>
  /** Rejects if the file of the database was deleted, replaced or shortened, or a check found a fault. */
  assertIntact: () => Promise<void>
  /** Reads every page of a file. A fault is held against `assertIntact` from then on. */
  check?: (signal: AbortSignal) => Promise<void>
  file?: FileParts
  /** Kysely closes a database only if it has run a query. */
  close: () => Promise<void>
}

/** The table of the searched texts of the inbox with its index, and how each database looks into it. */
export type TextIndex = {
  /** Creates the table. It keeps its texts, so that nothing is left of one that is deleted. */
  create: (db: Kysely<unknown>) => Promise<void>
  /** Whether `row`, the number of an entry of the inbox, has all these folded texts of three characters or more. */
  inboxHas: (texts: readonly string[]) => RawBuilder<SqlBool>
}

/** Neither index knows NUL. No text of PostgreSQL has one. */
export const withoutNul = (text: string) => text.replaceAll('\0', '\uFFFD')
