import { randomUUID } from 'node:crypto'
import {
  type AccountName,
  caselessTag,
  type InboxChange,
  type InboxChangeKind,
  type InboxNote,
  type SubmissionState,
} from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import { latestUntil, nowBehind } from './log'

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

/** More changes of one submission are never looked at. */
const SHOWN = 100

/** `value` is the state, the id of the assignee or the tag. */
export type NewChange = { what: InboxChangeKind; value: string }

type By = { at: string; accountId: string }

/** Keeps what was changed, by whom and when. Call it in the transaction of the change, behind it: the versions are those of now. */
export const recordChanges = async (
  db: Db,
  references: readonly string[],
  { at, accountId }: By,
  changes: readonly NewChange[],
) => {
  for (const { what, value } of changes)
    await db
      .insertInto('inbox_change')
      .columns(['reference', 'version', 'at', 'account_id', 'what', 'value'])
      .expression((build) =>
        build
          .selectFrom('inbox_entry')
          .select(['reference', 'version'])
          .select([
            build.val(at).as('at'),
            build.val(accountId).as('account_id'),
            build.val(what).as('what'),
            build.val(value).as('value'),
          ])
          .where('reference', 'in', references),
      )
      .execute()
}

/** The newest changes of a submission after a version, newest first. */
export const listChanges = async (db: Db, reference: string, after = 0): Promise<InboxChange[]> => {
  const rows = await db
    .selectFrom('inbox_change')
    .leftJoin('account', 'account.id', 'inbox_change.account_id')
    .leftJoin('account as assignee', (join) =>
      join.onRef('assignee.id', '=', 'inbox_change.value').on('inbox_change.what', '=', 'assignee'),
    )
    .select(['version', 'at', 'account_id', 'account.name', 'what', 'value', 'assignee.name as assignee'])
    .where('reference', '=', reference)
    .where('version', '>', after)
    .orderBy('version', 'desc')
    .orderBy('what')
    .orderBy('value')
    .limit(SHOWN)
    .execute()
  return rows.map(({ account_id: id, name, assignee, value, ...change }) => ({
    ...change,
    value: change.what === 'assignee' ? (assignee ?? '') : value,
    account: { id, name: name ?? '' },
  }))
}

/** When a submission was merged with another or separated again, newest first. */
export const listMovesOf = (db: Db, reference: string) =>
  db
    .selectFrom('inbox_change')
    .select(['what', 'value'])
    .where('reference', '=', reference)
    .where('what', 'in', ['merged_away', 'separated'])
    .orderBy('version', 'desc')
    .execute()
