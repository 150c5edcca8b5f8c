import type { CreateTableBuilder, Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

/** A new table whose first column, a text, is its key. */
export const keyedTable = (
  db: Kysely<unknown>,
  { text }: DialectParts,
  table: string,
  key: string,
): CreateTableBuilder<string, string> =>
  db.schema.createTable(table).addColumn(key, text, (column) => column.primaryKey().notNull())

/** Adds columns of text that are never null. */
export const addTexts = (
  table: CreateTableBuilder<string, string>,
  { text }: DialectParts,
  columns: readonly string[],
  { isOptional = false } = {},
) =>
  columns.reduce(
    (create, name) =>
      create.addColumn(name, text, (column) =>
        isOptional ? column.notNull().defaultTo('') : column.notNull(),
      ),
    table,
  )

/** Creates indexes of one table, by their names. */
export const createIndexes = async (
  db: Kysely<unknown>,
  table: string,
  indexes: Record<string, readonly string[]>,
) => {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}
