import {
  type DeleteResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type UpdateResult,
} from 'kysely'
import type { ContentField } from '@/domain/content/fields'
import { foldPlain } from '@/domain/text/searchText'

export type Page = { limit: number; offset: number }

/** PostgreSQL returns counts as texts. */
export type Count = number | string | bigint

/** The number of rows that a query without columns finds. */
export const countOf = async <Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
) => {
  const counted = query.select(sql<Count>`count(*)`.as('count')).$castTo<{ count: Count }>()
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

type Change = { executeTakeFirstOrThrow: () => Promise<UpdateResult | DeleteResult> }

/** The number of rows that a statement changes or deletes. Of several servers that change the same row at once, one gets 1. */
export const countChanged = async (change: Change) => {
  const result = await change.executeTakeFirstOrThrow()
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows)
}

export const hasChanged = async (change: Change) => (await countChanged(change)) > 0

export const hasRow = async (query: { executeTakeFirst: () => Promise<unknown> }) =>
  (await query.executeTakeFirst()) !== undefined

/** A text as `foldPlain` folds it, by a function that both databases have. */
export const folded = (text: RawBuilder<unknown>) => sql<string>`folded(${text})`

/** Whether one of these columns contains a text, however it is written. */
export const hasText = (columns: readonly string[], text: string) => {
  const pattern = `%${foldPlain(text).replace(/[\\%_]/g, String.raw`\$&`)}%`
  const found = columns.map((name) => sql`${folded(sql.ref(name))} like ${pattern} escape '\\'`)
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}

/** Whether a row has one of the texts of its fields, and not the same in Hindi. */
export const lacksHindi = (table: string, fields: readonly ContentField[]) => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const lacking = fields.flatMap(({ name, hindiOf }) =>
    hindiOf === undefined ? [] : [sql`${column(hindiOf)} <> '' and ${column(name)} = ''`],
  )
  return sql<SqlBool>`(${sql.join([sql`1 = 0`, ...lacking], sql` or `)})`
}

const WORDS_MAX = 10

/** Whether one of these columns has each word of a search. */
export const hasWords = (columns: readonly string[], search: string) => {
  const words = foldPlain(search).split(' ').filter(Boolean).slice(0, WORDS_MAX)
  const found = words.map((word) => hasText(columns, word))
  return found.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(found, sql` and `)})`
}

/** A row with the account that is joined to it. */
export const withAccount = <Row extends { account_id: string; name: string | null }>({
  account_id: id,
  name,
  ...row
}: Row) => ({ ...row, account: { id, name: name ?? '' } })

export const listColumn = async <Row, Name extends keyof Row>(
  query: { execute: () => Promise<Row[]> },
  name: Name,
) => (await query.execute()).map((row) => row[name])

/** A list in parts of a size, such as for statements that take a limited number of values. */
export const batchesOf = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
