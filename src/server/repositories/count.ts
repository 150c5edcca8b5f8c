import { type DeleteResult, sql, type SelectQueryBuilder, type UpdateResult } from 'kysely'

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
