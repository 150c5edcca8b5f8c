import type { Db } from '../../database/schema'

/** PostgreSQL returns counts as texts. */
type Count = number | string | bigint

/** How many submissions and files there are, and since when. */
export const summarizeStored = async (db: Db) => {
  const entries = await db
    .selectFrom('inbox_entry')
    .select((build) => [
      build.fn.countAll<Count>().as('submissions'),
      build.fn.min<string | null>('received_at').as('oldestAt'),
      build.fn.sum<Count | null>('files').as('files'),
    ])
    .executeTakeFirstOrThrow()
  return {
    submissions: Number(entries.submissions),
    oldestAt: entries.oldestAt,
    files: Number(entries.files ?? 0),
  }
}
