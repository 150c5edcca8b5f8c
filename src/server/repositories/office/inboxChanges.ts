import { sql } from 'kysely'
import { v7 } from 'uuid'
import { isToldState } from '@/domain/submissions/answers'
import {
  type AccountName,
  APPLICANT,
  APPLICANT_NAME,
  caselessTag,
  type InboxChange,
  type InboxChangeKind,
  type InboxNote,
} from '@/domain/submissions/inbox'
import { haveSameContacts } from '@/domain/submissions/samePerson'
import type { SubmissionState } from '@/domain/submissions/states'
import type { Db, InboxEntryTable } from '../../database/schema'
import { countChanged, folded, listColumn, withAccount } from '../queries'
import { removeToSend } from './toSend'

type StateChange = { state: SubmissionState; stateAt: string } | { state?: undefined; stateAt?: undefined }

export type EntryChange = StateChange &
  Partial<Pick<InboxEntryTable, 'assignee_id' | 'merged_into' | 'asked_at'>>

/** Setting the same state again keeps its time. */
const stateIn = ({ state, stateAt }: StateChange) =>
  state !== undefined && {
    state,
    state_at: sql<string>`case when state = ${state} then state_at else ${stateAt} end`,
    asked_at: sql<string>`case when state = ${state} then asked_at else '' end`,
  }

/** Changes entries and raises their versions; merged submissions get the state, too. Returns how many were changed. */
export const changeEntries = async (db: Db, references: readonly string[], change: EntryChange) => {
  const { state, stateAt: _at, ...others } = change
  const update = (some: readonly string[], values: object = {}) =>
    db
      .updateTable('inbox_entry')
      .set((build) => ({ ...values, ...stateIn(change), version: build('version', '+', 1) }))
      .where('reference', 'in', some)
  const changed = await countChanged(update(references, others))
  if (state === undefined || changed === 0) return changed
  const merged = await mergedWith(db, references)
  if (merged.length > 0) await update(merged).execute()
  // An answer for another state no longer waits. If none is sent, it waits again once that is taken back.
  if (isToldState(state)) await removeToSend(db, [...references, ...merged], { unless: state })
  return changed
}

/** Holds entries until the transaction ends: no other changes them meanwhile. */
export const lockEntries = (db: Db, references: readonly string[]) =>
  db
    .updateTable('inbox_entry')
    .set((build) => ({ version: build.ref('version') }))
    .where('reference', 'in', references)
    .execute()

/** When each of these submissions was withdrawn by its applicant, if nobody has taken that back. */
export const withdrawnByApplicant = async (db: Db, references: readonly string[]) => {
  const withdrawn = new Map<string, string>()
  if (references.length === 0) return withdrawn
  const rows = await db
    .selectFrom('inbox_change')
    .select(['reference', 'at', 'account_id', 'what'])
    .where('reference', 'in', references)
    .where('what', 'in', ['state', 'taken_back'])
    .orderBy('version')
    .execute()
  for (const { reference, at, account_id, what } of rows) {
    if (what === 'taken_back') withdrawn.delete(reference)
    else if (account_id === APPLICANT) withdrawn.set(reference, at)
  }
  return withdrawn
}

/** The submissions that still exist, with their kinds and states. */
export const existing = (db: Db, references: readonly string[]) =>
  db
    .selectFrom('inbox_entry')
    .select(['reference', 'kind', 'state'])
    .where('reference', 'in', references)
    .execute()

type NewNote = { reference: string; at: string; accountId: string; text: string }

/** Ids of version 7 grow, so notes of the same millisecond keep their order. */
export const insertNote = (db: Db, { accountId, ...note }: NewNote) =>
  db
    .insertInto('inbox_note')
    .values({ id: v7(), account_id: accountId, ...note })
    .execute()

export const listNotes = async (
  db: Db,
  references: readonly string[],
): Promise<(InboxNote & { reference: string })[]> => {
  const rows = await db
    .selectFrom('inbox_note')
    .leftJoin('account', 'account.id', 'inbox_note.account_id')
    .select(['inbox_note.id', 'reference', 'at', 'text', 'account_id', 'account.name'])
    .where('reference', 'in', references)
    .orderBy('at')
    .orderBy('inbox_note.id')
    .execute()
  return rows.map(withAccount)
}

/** The tags, each in the spelling that is in use already. */
export const asKnownTags = async (db: Db, tags: readonly string[]) => {
  const used = await listColumn(db.selectFrom('inbox_tag').select('tag').distinct().orderBy('tag'), 'tag')
  const known = new Map(used.toReversed().map((tag) => [caselessTag(tag), tag]))
  const asKnown = tags.map((tag) => {
    const written = used.includes(tag) ? tag : (known.get(caselessTag(tag)) ?? tag)
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

/** All submissions of the groups that these are merged into. */
const groupsOf = async (db: Db, references: readonly string[]) => {
  const heads = db
    .selectFrom('inbox_entry')
    .select(({ fn }) => fn.coalesce('merged_into', 'reference').as('head'))
    .distinct()
    .where('reference', 'in', references)
  const chosen = await listColumn(heads, 'head')
  if (chosen.length === 0) return []
  return db
    .selectFrom('inbox_entry')
    .select(['reference', 'mobile', 'email'])
    .where((build) => build.or([build('reference', 'in', chosen), build('merged_into', 'in', chosen)]))
    .execute()
}

/** The others that are merged with these submissions. They have one state, and nothing else in common. */
export const mergedWith = async (db: Db, references: readonly string[]) => {
  const groups = await groupsOf(db, references)
  const chosen = new Set(references)
  return groups.flatMap(({ reference }) => (chosen.has(reference) ? [] : [reference]))
}

/** A submission, and those merged with it that have the same number and the same address: their applicant rules all of them. */
export const copiesOf = async (db: Db, reference: string) => {
  const group = await groupsOf(db, [reference])
  const own = group.find((one) => one.reference === reference)
  const copies = group.filter((one) => one !== own && own && haveSameContacts(own, one))
  return [reference, ...copies.map((one) => one.reference)]
}

/** Those merged with these submissions that are of other applicants than the ones they share the state with. */
export const mergedOfOthers = async (db: Db, references: readonly string[]) => {
  const merged = await mergedWith(db, references)
  if (merged.length === 0) return []
  const own = new Set((await Promise.all(references.map((one) => copiesOf(db, one)))).flat())
  return merged.filter((reference) => !own.has(reference))
}

export const listAssignees = (db: Db): Promise<AccountName[]> =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('is_active', '=', 1)
    .where('role', '!=', 'reader')
    .orderBy(folded(sql.ref('name')))
    .execute()

/** The most changes that are shown. */
const SHOWN = 100

/** `value` is the state, the id of the assignee or the tag. */
export type NewChange = { what: InboxChangeKind; value: string }

export type By = { at: string; accountId: string }

/**
 * Keeps what was changed, by whom and when; a state also for those merged with them. Call it in the transaction of the
 * change, behind it: the versions are those of now.
 */
export const recordChanges = async (
  db: Db,
  references: readonly string[],
  by: By,
  changes: readonly NewChange[],
) => {
  for (const { what, value } of changes) {
    const merged = what === 'state' ? await mergedWith(db, references) : []
    await db
      .insertInto('inbox_change')
      .columns(['reference', 'version', 'at', 'account_id', 'what', 'value'])
      .expression((build) =>
        build
          .selectFrom('inbox_entry')
          .select(['reference', 'version'])
          .select([
            build.val(by.at).as('at'),
            build.val(by.accountId).as('account_id'),
            build.val(what).as('what'),
            build.val(value).as('value'),
          ])
          .where('reference', 'in', [...references, ...merged]),
      )
      .execute()
  }
}

type Wanted = { after?: number; kinds?: readonly InboxChangeKind[] }

export const listChanges = async (
  db: Db,
  reference: string,
  { after = 0, kinds }: Wanted = {},
): Promise<InboxChange[]> => {
  const rows = await db
    .selectFrom('inbox_change')
    .leftJoin('account', 'account.id', 'inbox_change.account_id')
    .leftJoin('account as assignee', (join) =>
      join.onRef('assignee.id', '=', 'inbox_change.value').on('inbox_change.what', '=', 'assignee'),
    )
    .select(['version', 'at', 'account_id', 'account.name', 'what', 'value', 'assignee.name as assignee'])
    .where('reference', '=', reference)
    .where('version', '>', after)
    .$if(kinds !== undefined, (query) => query.where('what', 'in', kinds ?? []))
    .orderBy('version', 'desc')
    .orderBy('what')
    .orderBy('value')
    .limit(SHOWN)
    .execute()
  return rows.map(({ account_id: id, name, assignee, value, ...change }) => ({
    ...change,
    value: change.what === 'assignee' ? (assignee ?? '') : value,
    account: { id, name: id === APPLICANT ? APPLICANT_NAME : (name ?? '') },
  }))
}

/** The number of the newest submission, which grows with each. */
export const newestRow = async (db: Db) => {
  const { row } = await db
    .selectFrom('inbox_entry')
    .select(({ fn }) => fn.max<number | null>('row').as('row'))
    .executeTakeFirstOrThrow()
  return Number(row)
}

/** The versions of submissions, 0 for erased ones. */
export const versionsOf = async (db: Db, references: readonly string[]): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('inbox_entry')
    .select(['reference', 'version'])
    .where('reference', 'in', references)
    .execute()
  const versions = new Map(rows.map(({ reference, version }) => [reference, version]))
  return Object.fromEntries(references.map((reference) => [reference, versions.get(reference) ?? 0]))
}
