import type { Db } from '../database/schema'
import { deleteEntries } from './office/inboxEntries'
import { existing } from './office/inboxChanges'
import { rememberApplied } from './office/jobs'
import { countChanged, countOf, listColumn, type Count } from './queries'
import { idsByKind } from './submissions'

export type Counts = { rows: number; files: number }

const sentBefore = (db: Db, moment: string) => db.selectFrom('inbox_entry').where('received_at', '<', moment)

export const countBefore = (db: Db, moment: string) => countOf(sentBefore(db, moment))

/** The first submissions to arrive of those sent before a time. */
export const listBefore = (db: Db, moment: string, limit: number) =>
  listColumn(sentBefore(db, moment).select('reference').orderBy('row').limit(limit), 'reference')

/** Deletes submissions with all that refers to them. Call it in a transaction, with no more than one statement takes. */
export const deleteSubmissions = async (db: Db, references: readonly string[]): Promise<Counts> => {
  const deleted: Counts = { rows: 0, files: 0 }
  const entries = references.length === 0 ? [] : await existing(db, references)
  for (const [kind, ids] of idsByKind(entries)) {
    if (kind === 'application') await rememberApplied(db, ids)
    const deleteOf = (referring: 'uploaded_file' | 'mail_outbox' | 'submission_key') =>
      countChanged(
        db.deleteFrom(referring).where('submission_table', '=', kind).where('submission_id', 'in', ids),
      )
    deleted.files += await deleteOf('uploaded_file')
    await deleteOf('mail_outbox')
    await deleteOf('submission_key')
    await deleteEntries(db, ids)
    deleted.rows += await countChanged(db.deleteFrom(kind).where('id', 'in', ids))
  }
  return deleted
}

export const summarizeStored = async (db: Db) => {
  const { submissions, oldestAt, files } = await db
    .selectFrom('inbox_entry')
    .select((build) => [
      build.fn.countAll<Count>().as('submissions'),
      build.fn.min<string | null>('received_at').as('oldestAt'),
      build.fn.sum<Count | null>('files').as('files'),
    ])
    .executeTakeFirstOrThrow()
  return { submissions: Number(submissions), oldestAt, files: Number(files ?? 0) }
}
