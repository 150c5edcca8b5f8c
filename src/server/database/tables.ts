import {
  sql,
  type ColumnDefinitionBuilderCallback,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
} from 'kysely'
import { isInHindi } from '@/domain/content/entities'
import type { DialectParts } from './dialects/parts'

type Kind =
  | 'rowNumber'
  | 'key'
  | 'references'
  | 'texts'
  | 'nullableTexts'
  | 'integers'
  | 'nullableIntegers'
  | 'nullableDecimals'
  | 'bytes'

/** The columns of a table by their kinds: `version=1` has a default, and `city.city_id` refers to a table. Those for Hindi are added. */
export type Table = Partial<Record<Kind, string>> & {
  /** The columns of a key of several columns. */
  primaryKey?: string
  /** The columns of indexes by their names. */
  indexes?: Record<string, string>
  /** Columns that are unique by themselves, by the names of their indexes. */
  unique?: Record<string, string>
}

const createTable = async (
  db: Kysely<unknown>,
  { text, rowNumber }: DialectParts,
  name: string,
  { primaryKey, indexes = {}, unique = {}, ...columns }: Table,
) => {
  const types: Record<Kind, 'text' | 'integer' | 'double precision' | 'bytea' | RawBuilder<string>> = {
    rowNumber: 'integer',
    key: text,
    references: text,
    texts: text,
    nullableTexts: text,
    integers: 'integer',
    nullableIntegers: 'integer',
    nullableDecimals: 'double precision',
    // A PostgreSQL type; SQLite stores bytes in a column of any type.
    bytes: 'bytea',
  }
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [kind, written] of Object.entries(columns) as [Kind, string][])
    for (const column of written.split(' ')) {
      const [before = '', initial] = column.split('=')
      const build: ColumnDefinitionBuilderCallback = (definition) => {
        if (kind === 'rowNumber') return rowNumber(definition)
        if (kind.startsWith('nullable')) return definition
        const required = definition.notNull()
        if (kind === 'key') return required.primaryKey()
        if (kind === 'references') return required.references(before)
        return initial === undefined
          ? required
          : required.defaultTo(sql.lit(kind === 'integers' ? Number(initial) : initial))
      }
      table = table.addColumn(before.replace(/^.*\./, ''), types[kind], build)
      if (isInHindi(name, before))
        table = table.addColumn(`${before}_hi`, text, (definition) => definition.notNull().defaultTo(''))
    }
  if (primaryKey) table = table.addPrimaryKeyConstraint(`${name}_key`, primaryKey.split(' '))
  await table.execute()
  for (const [index, on] of Object.entries({ ...indexes, ...unique })) {
    const created = db.schema.createIndex(index).on(name).columns(on.split(' '))
    await (index in unique ? created.unique() : created).execute()
  }
}

/** Creates tables in their order, with their indexes. */
export const createTables = async (
  db: Kysely<unknown>,
  parts: DialectParts,
  tables: Readonly<Record<string, Table>>,
) => {
  for (const [name, table] of Object.entries(tables)) await createTable(db, parts, name, table)
}
