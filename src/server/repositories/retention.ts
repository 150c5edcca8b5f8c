import type { Db, SubmissionTable } from '../database/schema'
import { countChanged, countOf, type Count, listColumn } from './queries'
import { deleteEntries } from './office/inboxEntries'
import { rememberApplied } from './office/jobs'

export type Counts = { rows: number; files: number }

/** The oldest submissions of a kind before a time. */
export const listIdsBefore = async (db: Db, table: SubmissionTable, moment: string, limit: number) => {
  const old = db.selectFrom(table).select('id').where('submitted_at', '<', moment)
  return listColumn(old.orderBy('submitted_at').orderBy('id').limit(limit), 'id')
}

/** The number of submissions of a kind before a time. */
export const countBefore = (db: Db, table: SubmissionTable, moment: string) =>
  countOf(db.selectFrom(table).where('submitted_at', '<', moment))

/** Deletes those of a kind with all that refers to them. Call it in a transaction, with no more ids than one statement takes. */
export const deleteSubmissions = async (
  db: Db,
  table: SubmissionTable,
  chosen: readonly string[],
): Promise<Counts> => {
  const ids =
    chosen.length === 0
      ? []
      : await listColumn(db.selectFrom(table).select('id').where('id', 'in', chosen), 'id')
  if (ids.length === 0) return { rows: 0, files: 0 }
  if (table === 'application') await rememberApplied(db, ids)
  const deleteOf = (referring: 'uploaded_file' | 'mail_outbox' | 'submission_key') =>
    countChanged(
      db.deleteFrom(referring).where('submission_table', '=', table).where('submission_id', 'in', ids),
    )
  const files = await deleteOf('uploaded_file')
  await deleteOf('mail_outbox')
  await deleteOf('submission_key')
  await deleteEntries(db, ids)
  return { rows: await countChanged(db.deleteFrom(table).where('id', 'in', ids)), files }
}

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
