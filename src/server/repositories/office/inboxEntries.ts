import { withoutNul } from '../../database/dialects/parts'
import type { PortalDatabase } from '../../database/open'
import type { Db, NewInboxEntry } from '../../database/schema'
import { hasRow } from '../queries'
import { lockEntries } from './inboxChanges'

/** An entry to be added: its listed values, its searched texts, and whether there is a resume to read. */
export type NewEntry = NewInboxEntry & { texts: string; hasResume: boolean }

export type Indexed = Pick<PortalDatabase, 'textIndex'>

export const hasEntry = (db: Db, reference: string) =>
  hasRow(db.selectFrom('inbox_entry').select('row').where('reference', '=', reference))

/** Call it in the transaction that stores the submission. */
export const insertEntry = async (db: Db, { texts, hasResume, ...entry }: NewEntry) => {
  const added = await db
    .insertInto('inbox_entry')
    .values({ ...entry, state_at: entry.received_at })
    .returning('row')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('inbox_search')
    .values({ row: added.row, texts: withoutNul(texts) })
    .execute()
  if (!hasResume) return
  await db.insertInto('resume_text').values({ reference: entry.reference, state: 'waiting' }).execute()
}

/** The tables with the work of the staff on submissions, and the entries themselves. */
const ofEntries = [
  'inbox_tag',
  'inbox_note',
  'inbox_change',
  'disclosure',
  'answer',
  'to_send',
  'question',
  'placement',
  'resume_text',
  'inbox_entry',
] as const

/** Deletes the entries of submissions with all that the staff added. Call it in a transaction. */
export const deleteEntries = async (db: Db, references: readonly string[]) => {
  // A change of one of them comes before this, or finds nothing.
  await lockEntries(db, references)
  const rows = db.selectFrom('inbox_entry').select('row').where('reference', 'in', references)
  await db.deleteFrom('inbox_search').where('row', 'in', rows).execute()
  for (const ours of ofEntries) await db.deleteFrom(ours).where('reference', 'in', references).execute()
  // Submissions that were merged with them are listed again.
  await db
    .updateTable('inbox_entry')
    .set({ merged_into: null })
    .where('merged_into', 'in', references)
    .execute()
}
