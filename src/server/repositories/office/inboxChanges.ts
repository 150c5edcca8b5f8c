import { randomUUID } from 'node:crypto'
import { caselessTag, type AccountName, type InboxNote, type SubmissionState } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import { latestUntil, nowBehind } from './clocks'

export type EntryChange = { state?: SubmissionState; assigneeId?: string | null }

const toColumns = ({ state, assigneeId }: EntryChange) => ({
  ...(state !== undefined && { state }),
  ...(assigneeId !== undefined && { assignee_id: assigneeId }),
})

/** Changes an entry and raises its version. Returns false where another change came first, or where it is gone. */
export const changeEntry = async (db: Db, reference: string, version: number, change: EntryChange) => {
  const { numUpdatedRows } = await db
    .updateTable('inbox_entry')
    .set((build) => ({ ...toColumns(change), version: build('version', '+', 1) }))
    .where('reference', '=', reference)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Changes entries whatever their version, and returns how many are there. */
export const changeEntries = async (db: Db, references: readonly string[], change: EntryChange) => {
  const { numUpdatedRows } = await db
    .updateTable('inbox_entry')
    .set((build) => ({ ...toColumns(change), version: build('version', '+', 1) }))
    .where('reference', 'in', references)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Those of these submissions that are there. */
export const existing = async (db: Db, references: readonly string[]) => {
  const rows = await db
    .selectFrom('inbox_entry')
    .select('reference')
    .where('reference', 'in', references)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** Adds a note behind those that are there. */
export const insertNote = async (
  db: Db,
  { reference, now, accountId, text }: { reference: string; now: Date; accountId: string; text: string },
) => {
  const { last } = await db
    .selectFrom('inbox_note')
    .select(({ fn }) => fn.max('at').as('last'))
    .where('reference', '=', reference)
    .where('at', '<=', latestUntil(now))
    .executeTakeFirstOrThrow()
  const at = nowBehind(last ?? undefined, now)
  await db
    .insertInto('inbox_note')
    .values({ id: randomUUID(), reference, at, account_id: accountId, text })
    .execute()
}

/** The notes on these submissions, oldest first. */
export const listNotes = async (db: Db, references: readonly string[]): Promise<InboxNote[]> => {
  const rows = await db
    .selectFrom('inbox_note')
    .leftJoin('account', 'account.id', 'inbox_note.account_id')
    .select(['inbox_note.id', 'at', 'text', 'account_id', 'account.name'])
    .where('reference', 'in', references)
    .orderBy('at')
    .orderBy('inbox_note.id')
    .execute()
  return rows.map(({ account_id: id, name, ...note }) => ({ ...note, account: { id, name: name ?? '' } }))
}

export type WrittenNote = { at: string; name: string; text: string }

/** The notes on each of these submissions, oldest first. */
export const notesByReference = async (db: Db, references: readonly string[]) => {
  const rows = await db
    .selectFrom('inbox_note')
    .leftJoin('account', 'account.id', 'inbox_note.account_id')
    .select(['reference', 'at', 'text', 'account.name'])
    .where('reference', 'in', references)
    .orderBy('at')
    .execute()
  const notes = new Map<string, WrittenNote[]>()
  for (const { reference, name, ...note } of rows)
    notes.set(reference, [...(notes.get(reference) ?? []), { ...note, name: name ?? '' }])
  return notes
}

/** These tags, each as it is written already where only its case is another. */
export const asKnownTags = async (db: Db, tags: readonly string[]) => {
  const rows = await db.selectFrom('inbox_tag').select('tag').distinct().orderBy('tag').execute()
  const used = new Set(rows.map(({ tag }) => tag))
  const known = new Map(rows.toReversed().map(({ tag }) => [caselessTag(tag), tag]))
  const asKnown = tags.map((tag) => {
    const written = used.has(tag) ? tag : (known.get(caselessTag(tag)) ?? tag)
    known.set(caselessTag(written), written)
    return written
  })
  return [...new Set(asKnown)]
}

export const addTag = (db: Db, references: readonly string[], tag: string) =>
  db
    .insertInto('inbox_tag')
    .values(references.map((reference) => ({ reference, tag })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const removeTag = (db: Db, references: readonly string[], tag: string) =>
  db.deleteFrom('inbox_tag').where('reference', 'in', references).where('tag', '=', tag).execute()

export const replaceTags = async (db: Db, reference: string, tags: readonly string[]) => {
  await db.deleteFrom('inbox_tag').where('reference', '=', reference).execute()
  for (const tag of tags) await addTag(db, [reference], tag)
}

/** Merges a submission with another, or with none again. */
export const setMergedInto = (db: Db, reference: string, into: string | null) =>
  db
    .updateTable('inbox_entry')
    .set((build) => ({ merged_into: into, version: build('version', '+', 1) }))
    .where('reference', '=', reference)
    .execute()

/** The submissions that were merged with this one. */
export const mergedWith = async (db: Db, reference: string) => {
  const rows = await db
    .selectFrom('inbox_entry')
    .select('reference')
    .where('merged_into', '=', reference)
    .execute()
  return rows.map((row) => row.reference)
}

/** The accounts that a submission may be given to. */
export const listAssignees = (db: Db): Promise<AccountName[]> =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('is_active', '=', 1)
    .where('role', '!=', 'reader')
    .orderBy('name')
    .execute()
