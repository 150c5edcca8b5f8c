import { sql, type SelectQueryBuilder } from 'kysely'

/** PostgreSQL returns counts as texts. */
export type Count = number | string | bigint

/** The number of rows that a query without columns finds. */
export const countOf = async <Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
) => {
  const counted = query.select(sql<Count>`count(*)`.as('count')).$castTo<{ count: Count }>()
  return Number((await counted.executeTakeFirstOrThrow()).count)
}
