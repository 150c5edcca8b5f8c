import { submissionStates } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import {
  addTag,
  changeEntries,
  changeEntry,
  insertNote,
  mergedWith,
  replaceTags,
  setMergedInto,
  type EntryChange,
} from '../../repositories/office/inboxChanges'
import { findEntry } from '../../repositories/office/inboxHistory'
import { listTagsOf } from '../../repositories/office/inboxList'
import { deleteSubmissions } from '../../repositories/retention'
import { INVALID_REQUEST, Refusal, unprocessable } from '../../submissions/refusal'
import type { GuardedRoute, OfficeContext } from '../officeRoute'
import { bodyOf, changeIn, noteIn, tagsIn, versionIn } from './bodies'
import { noSubmission, readEntry, referenceIn, requireReference } from './entry'

const changedMeanwhile = () =>
  new Refusal(409, 'Somebody changed this submission. Look at it as it is now, and try again.')

const requireEntry = async (db: Db, reference: string) => {
  const entry = await findEntry(db, reference)
  if (!entry) throw noSubmission()
  return entry
}

/** What the log says of a change: never a word that somebody typed. */
export const detailsOf = ({ state, assigneeId }: EntryChange) =>
  [
    ...(state ? [`State: ${submissionStates[state]}`] : []),
    ...(assigneeId === undefined ? [] : [assigneeId === null ? 'Assignee removed' : 'Assignee set']),
  ].join(', ')

type Change = { reference: string; details: string; work: (trx: Db) => Promise<unknown> }

/** Makes a change and its line in the log together, and answers with the submission as it is then. */
const change = async ({ database, log }: OfficeContext, { reference, details, work }: Change) => {
  await database.write(async (trx) => {
    await requireEntry(trx, reference)
    await work(trx)
    await log(trx, { action: 'submission_changed', subject: reference, details })
  })
  return readEntry(database.db, reference)
}

/** Raises the version, so that others see that something changed. */
const touch = (trx: Db, reference: string) => changeEntries(trx, [reference], {})

const touchAt = async (trx: Db, reference: string, version: number, values: EntryChange = {}) => {
  if (!(await changeEntry(trx, reference, version, values))) throw changedMeanwhile()
}

const patch: GuardedRoute = {
  method: 'PATCH',
  path: '/submissions/:reference',
  role: 'recruiter',
  answer: async (context) => {
    const reference = referenceIn(context.request)
    const body = bodyOf(context.request.body)
    const version = versionIn(body)
    const values = await changeIn(context.database.db, body)
    if (Object.keys(values).length === 0) throw unprocessable(INVALID_REQUEST)
    const work = (trx: Db) => touchAt(trx, reference, version, values)
    return change(context, { reference, details: detailsOf(values), work })
  },
}

const note: GuardedRoute = {
  method: 'POST',
  path: '/submissions/:reference/notes',
  role: 'recruiter',
  answer: async (context) => {
    const reference = referenceIn(context.request)
    const text = noteIn(bodyOf(context.request.body))
    const at = context.now().toISOString()
    const work = async (trx: Db) => {
      await insertNote(trx, { reference, at, accountId: context.account.id, text })
      await touch(trx, reference)
    }
    return change(context, { reference, details: 'Note added', work })
  },
}

const tags: GuardedRoute = {
  method: 'PUT',
  path: '/submissions/:reference/tags',
  role: 'recruiter',
  answer: async (context) => {
    const reference = referenceIn(context.request)
    const body = bodyOf(context.request.body)
    const chosen = tagsIn(body)
    const work = async (trx: Db) => {
      if (body.version === undefined) await touch(trx, reference)
      else await touchAt(trx, reference, versionIn(body))
      await replaceTags(trx, reference, chosen)
    }
    return change(context, { reference, details: 'Tags', work })
  },
}

/** The other one is listed no more. What was merged with it, and its tags, belong to this one from then on. */
const mergeIn = async (trx: Db, reference: string, other: string) => {
  const into = await requireEntry(trx, reference)
  const merged = await requireEntry(trx, other)
  if (into.merged_into !== null || merged.merged_into !== null || other === reference)
    throw unprocessable('These two cannot be merged: one of them is merged already.')
  for (const one of [other, ...(await mergedWith(trx, other))]) await setMergedInto(trx, one, reference)
  const taken = await listTagsOf(trx, [other])
  for (const tag of taken.get(other) ?? []) await addTag(trx, [reference], tag)
  await touch(trx, reference)
}

const merge: GuardedRoute = {
  method: 'POST',
  path: '/submissions/:reference/merge',
  role: 'recruiter',
  answer: async (context) => {
    const reference = referenceIn(context.request)
    const { with: other } = bodyOf(context.request.body)
    if (typeof other !== 'string') throw unprocessable(INVALID_REQUEST)
    const details = `Merged with ${other}`
    return change(context, { reference, details, work: (trx) => mergeIn(trx, reference, other) })
  },
}

/** Undoes a merge. */
const separate: GuardedRoute = {
  method: 'POST',
  path: '/submissions/:reference/separate',
  role: 'recruiter',
  answer: (context) => {
    const reference = referenceIn(context.request)
    return change(context, {
      reference,
      details: 'Separated',
      work: (trx) => setMergedInto(trx, reference, null),
    })
  },
}

const erase: GuardedRoute = {
  method: 'DELETE',
  path: '/submissions/:reference',
  role: 'owner',
  answer: async ({ request, database, log }) => {
    const reference = referenceIn(request)
    const { kind, id } = requireReference(reference)
    await database.write(async (trx) => {
      const { rows } = await deleteSubmissions(trx, kind, [id])
      if (rows === 0) throw noSubmission()
      await log(trx, { action: 'submission_erased', subject: reference })
    })
    // Its bytes leave the log of the database as well; somebody who reads just now only delays that.
    await database.forgetDeleted({ thoroughly: false }).catch((error: unknown) => {
      if (!database.isBusy(error)) throw error
    })
  },
}

export const changeRoutes = [patch, note, tags, merge, separate, erase]
