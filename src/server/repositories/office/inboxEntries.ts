import { referenceOf } from '@/domain/office/inbox'
import { indexedTexts } from '../../database/dialects/textIndex'
import type { PortalDatabase } from '../../database/open'
import type { Db, InboxEntryTable, SubmissionTable } from '../../database/schema'

type Listed = Omit<InboxEntryTable, 'row' | 'state' | 'assignee_id' | 'merged_into' | 'version'>

/** An entry to be added: what is listed of it, its searched texts, and whether there is a resume to be read. */
export type NewEntry = Listed & { texts: string; hasResume: boolean }

/** A database whose texts can be searched. */
export type Indexed = Pick<PortalDatabase, 'textIndex'>

/** Call it in the transaction that stores the submission. An entry that is there already stays as it is. */
export const insertEntry = async (
  db: Db,
  { textIndex }: Indexed,
  { texts, hasResume, ...entry }: NewEntry,
) => {
  const added = await db
    .insertInto('inbox_entry')
    .values({ ...entry, state: 'received', version: 1 })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('row')
    .executeTakeFirst()
  if (!added) return
  await textIndex.add(db, indexedTexts.inbox, [{ key: added.row, texts }])
  if (!hasResume) return
  await db
    .insertInto('resume_text')
    .values({ reference: entry.reference, state: 'waiting', claimed_until: '', text: '' })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

/** Deletes the entries of submissions with all that the staff added. Call it in a transaction. */
export const deleteEntries = async (db: Db, table: SubmissionTable, ids: readonly string[]) => {
  const references = ids.map((id) => referenceOf(table, id))
  const rows = db.selectFrom('inbox_entry').select('row').where('reference', 'in', references)
  await db.deleteFrom('inbox_search').where('row', 'in', rows).execute()
  for (const ours of ['inbox_tag', 'inbox_note', 'inbox_change', 'resume_text', 'inbox_entry'] as const)
    await db.deleteFrom(ours).where('reference', 'in', references).execute()
  // Submissions that were merged with them are listed again.
  await db
    .updateTable('inbox_entry')
    .set({ merged_into: null })
    .where('merged_into', 'in', references)
    .execute()
}
