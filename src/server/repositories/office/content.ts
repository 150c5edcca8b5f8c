import type { Kysely } from 'kysely'
import type { ContentTable, Db, SubmissionTable } from '../../database/schema'

type Table = ContentTable | SubmissionTable

/** PostgreSQL returns counts as texts. */
type Count = number | string | bigint

/** The tables with one type of row. */
const alike = (db: Db) => db as unknown as Kysely<Record<Table, Record<string, string>>>

const counted = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: Count }> }) =>
  Number((await query.executeTakeFirstOrThrow()).count)

export const countRows = (db: Db, table: ContentTable) =>
  counted(
    alike(db)
      .selectFrom(table)
      .select((build) => build.fn.countAll<Count>().as('count')),
  )

/** How many rows have this value in a column. */
export const countRowsWith = (db: Db, table: Table, column: string, value: string) =>
  counted(
    alike(db)
      .selectFrom(table)
      .select((build) => build.fn.countAll<Count>().as('count'))
      .where(column, '=', value),
  )
