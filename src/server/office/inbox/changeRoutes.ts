import { submissionStates } from '@/domain/office/inbox'
import { describeChanges } from '@/domain/office/inboxChange'
import type { Db } from '../../database/schema'
import {
  changeEntries,
  changeEntry,
  type EntryChange,
  insertNote,
  listChanges,
  type NewChange,
  recordChanges,
  replaceTags,
} from '../../repositories/office/inboxChanges'
import { setDue } from '../../repositories/scheduledTasks'
import { findEntry, listTagsOf } from '../../repositories/office/inboxList'
import { Refusal } from '../../submissions/refusal'
import { eraseSubmissions, rebuildTime } from '../../staff/eraseSubmissions'
import { chosenOf } from '../data/person'
import { type OfficeContext, route } from '../officeRoute'
import { changeIn, noteIn, tagsIn, versionIn } from './readInbox'
import { noSubmission, readEntry, referenceIn, requireReference } from './entry'
import { invalidRequest, toBody } from '../readRequest'

/** Names the account that was faster, and its changes. */
const changedMeanwhile = async (db: Db, reference: string, version: number) => {
  const told = describeChanges(await listChanges(db, reference, version))
  return new Refusal(409, `${told || 'This submission was changed meanwhile.'} Your change was not made.`)
}

export const requireEntry = async (db: Db, reference: string) => {
  const entry = await findEntry(db, reference)
  if (!entry) throw noSubmission()
  return entry
}

/** The account that makes a change, and the time. */
export const byWhom = ({ account, now }: OfficeContext) => ({
  at: now().toISOString(),
  accountId: account.id,
})

/** A change as the log names it: never a word that was typed. */
export const detailsOf = ({ state, assigneeId }: EntryChange) =>
  [
    ...(state ? [`State: ${submissionStates[state]}`] : []),
    ...(assigneeId === undefined ? [] : [assigneeId === null ? 'Assignee removed' : 'Assignee set']),
  ].join(', ')

/** A new state and a new assignee as the history of a submission keeps them. */
export const changesOf = ({ state, assigneeId }: EntryChange): NewChange[] => [
  ...(state ? [{ what: 'state' as const, value: state }] : []),
  ...(assigneeId === undefined ? [] : [{ what: 'assignee' as const, value: assigneeId ?? '' }]),
]

/** `work` makes the change, with a new version, and returns it for the history. */
type Change = { reference: string; details: string; work: (trx: Db) => Promise<NewChange[]> }

/** Makes a change and its line in the log together, and answers with the submission as it is then. */
export const change = async (context: OfficeContext, { reference, details, work }: Change) => {
  const { database, log } = context
  await database.write(async (trx) => {
    await requireEntry(trx, reference)
    await recordChanges(trx, [reference], byWhom(context), await work(trx))
    await log(trx, { action: 'submission_changed', subject: reference, details })
  })
  return readEntry(database.db, reference)
}

/** Raises the version, so that others see that something changed. */
export const touch = (trx: Db, reference: string) => changeEntries(trx, [reference], {})

const touchAt = async (trx: Db, reference: string, version: number, values: EntryChange = {}) => {
  if (!(await changeEntry(trx, reference, version, values)))
    throw await changedMeanwhile(trx, reference, version)
}

const patch = route('recruiter', 'PATCH', '/submissions/:reference', async (context) => {
  const reference = referenceIn(context.request)
  const body = toBody(context.request.body)
  const version = versionIn(body)
  const values = await changeIn(context.database.db, body)
  if (Object.keys(values).length === 0) throw invalidRequest()
  const work = async (trx: Db) => {
    await touchAt(trx, reference, version, values)
    return changesOf(values)
  }
  return change(context, { reference, details: detailsOf(values), work })
})

const note = route('recruiter', 'POST', '/submissions/:reference/notes', async (context) => {
  const reference = referenceIn(context.request)
  const text = noteIn(toBody(context.request.body))
  const now = context.now()
  const work = async (trx: Db) => {
    await insertNote(trx, { reference, now, accountId: context.account.id, text })
    await touch(trx, reference)
    return [{ what: 'note' as const, value: '' }]
  }
  return change(context, { reference, details: 'Note added', work })
})

const without = (tags: readonly string[], others: readonly string[]) =>
  tags.filter((tag) => !others.includes(tag))

const tags = route('recruiter', 'PUT', '/submissions/:reference/tags', async (context) => {
  const reference = referenceIn(context.request)
  const body = toBody(context.request.body)
  const chosen = await tagsIn(context.database.db, body)
  const work = async (trx: Db) => {
    if (body.version === undefined) await touch(trx, reference)
    else await touchAt(trx, reference, versionIn(body))
    const before = (await listTagsOf(trx, [reference])).get(reference) ?? []
    await replaceTags(trx, reference, chosen)
    return [
      ...without(chosen, before).map((value) => ({ what: 'tag_added' as const, value })),
      ...without(before, chosen).map((value) => ({ what: 'tag_removed' as const, value })),
    ]
  }
  return change(context, { reference, details: 'Tags', work })
})

const erase = route('owner', 'DELETE', '/submissions/:reference', async ({ request, database, now, log }) => {
  const reference = referenceIn(request)
  requireReference(reference)
  // The next run of `rebuild` takes the last traces out of the files; the answer does not wait for it.
  const rebuildAt = await rebuildTime(database, now())
  await database.write(async (trx) => {
    const { rows } = await eraseSubmissions(trx, chosenOf([reference]), log)
    if (rows === 0) throw noSubmission()
    await setDue(trx, 'rebuild', rebuildAt.toISOString())
  })
  // Its bytes leave the log of the database as well; a reader of this moment only delays that.
  await database.vacuum({ full: false }).catch((error: unknown) => {
    if (!database.isBusy(error)) throw error
  })
})

export const changeRoutes = [patch, note, tags, erase]
