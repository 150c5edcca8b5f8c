import { setImmediate } from 'node:timers/promises'
import { batchesOf } from '@/domain/batches'
import { counted } from '@/domain/display'
import type { InboxKind } from '@/domain/office/inbox'
import { hasState, stateLabel } from '@/domain/office/states'
import { describeChanges } from '@/domain/office/inboxChange'
import type { PortalDatabase } from '../../database/open'
import type { Db } from '../../database/schema'
import { insertDisclosures } from '../../repositories/office/disclosures'
import {
  addTag,
  changeEntries,
  type EntryChange,
  existing,
  insertNote,
  listChanges,
  lockEntries,
  type NewChange,
  recordChanges,
  removeTag,
  replaceTags,
  withdrawnBySender,
} from '../../repositories/office/inboxChanges'
import { type ListedEntry, listReferences, listTagsOf } from '../../repositories/office/inboxList'
import { setDue } from '../../repositories/scheduledTasks'
import { emptyLog, eraseSubmissions, rebuildTime } from '../../staff/eraseSubmissions'
import { Refusal, unprocessable } from '../../submissions/refusal'
import { type OfficeContext, route } from '../officeRoute'
import { invalidRequest, toBody, type Body } from '../readRequest'
import { noSubmission, readEntry, requireEntry } from './entry'
import { changeIn, filterOf, noteIn, recipientIn, referencesIn, tagIn, tagsIn, versionIn } from './readInbox'

/** The account that makes a change, and the time. */
export const byWhom = ({ account, now }: OfficeContext) => ({
  at: now().toISOString(),
  accountId: account.id,
})

/** A change as the log names it: never a word that was typed. */
const detailsOf = ({ state, assignee_id: assignee }: EntryChange, kind?: InboxKind) =>
  [
    ...(state ? [`State: ${stateLabel(state, kind)}`] : []),
    ...(assignee === undefined ? [] : [assignee === null ? 'Assignee removed' : 'Assignee set']),
  ].join(', ')

/** A new state and a new assignee as the history of a submission keeps them. */
const changesOf = ({ state, assignee_id: assignee }: EntryChange): NewChange[] => [
  ...(state ? [{ what: 'state' as const, value: state }] : []),
  ...(assignee === undefined ? [] : [{ what: 'assignee' as const, value: assignee ?? '' }]),
]

type Of = { kind: InboxKind }

const mayHave = ({ kind }: Of, { state }: EntryChange) => state === undefined || hasState(kind, state)

/** `work` makes the change, with a new version, and returns it for the history. */
type Change = {
  reference: string
  details: string
  work: (trx: Db, entry: ListedEntry) => Promise<NewChange[]>
}

/** Makes a change and its line in the log together, and answers with the submission as it is then. */
export const change = async (context: OfficeContext, { reference, details, work }: Change) => {
  const { database, log } = context
  await database.write(async (trx) => {
    // One that is erased at the same moment leaves nothing behind.
    await lockEntries(trx, [reference])
    const entry = await requireEntry(trx, reference)
    await recordChanges(trx, [reference], byWhom(context), await work(trx, entry))
    await log(trx, { action: 'submission_changed', subject: reference, details })
  })
  return readEntry(database.db, reference, context.now())
}

/** Changes a submission that has a version. The refusal names the account that was faster, and its changes. */
export const changeAt = async (
  trx: Db,
  { reference, kind }: ListedEntry,
  version: number,
  values: EntryChange = {},
) => {
  if ((await changeEntries(trx, [reference], values, version)) > 0) return
  const changes = await listChanges(trx, reference, { after: version })
  const told = describeChanges(changes, kind)
  throw new Refusal(409, `${told || 'This submission was changed meanwhile.'} Your change was not made.`)
}

const WITHDRAWN = "The applicant withdrew this. Only an owner can change that, by 'Take back'."

const patch = route('recruiter', 'PATCH', '/submissions/:reference', async (context) => {
  const reference = context.param('reference')
  const body = toBody(context.request.body)
  const version = versionIn(body)
  const values = await changeIn(context.database.db, body, context.now().toISOString())
  const changes = changesOf(values)
  if (changes.length === 0) throw invalidRequest()
  const entry = await requireEntry(context.database.db, reference)
  if (!mayHave(entry, values)) throw unprocessable('A submission of this kind is never in this state.')
  const work = async (trx: Db) => {
    await changeAt(trx, entry, version, values)
    if (values.state !== undefined && (await withdrawnBySender(trx, [reference])).size > 0)
      throw new Refusal(409, WITHDRAWN)
    return changes
  }
  const details = detailsOf(values, entry.kind)
  return change(context, { reference, details, work })
})

const note = route('recruiter', 'POST', '/submissions/:reference/notes', async (context) => {
  const reference = context.param('reference')
  const text = noteIn(toBody(context.request.body))
  const work = async (trx: Db) => {
    await insertNote(trx, { reference, text, ...byWhom(context) })
    await changeEntries(trx, [reference], {})
    return [{ what: 'note' as const, value: '' }]
  }
  return change(context, { reference, details: 'Note added', work })
})

const without = (tags: readonly string[], others: readonly string[]) =>
  tags.filter((tag) => !others.includes(tag))

const tags = route('recruiter', 'PUT', '/submissions/:reference/tags', async (context) => {
  const reference = context.param('reference')
  const body = toBody(context.request.body)
  const chosen = await tagsIn(context.database.db, body)
  const work = async (trx: Db, entry: ListedEntry) => {
    if (body.version === undefined) await changeEntries(trx, [reference], {})
    else await changeAt(trx, entry, versionIn(body))
    const before = (await listTagsOf(trx, [reference])).get(reference) ?? []
    await replaceTags(trx, reference, chosen)
    return [
      ...without(chosen, before).map((value) => ({ what: 'tag_added' as const, value })),
      ...without(before, chosen).map((value) => ({ what: 'tag_removed' as const, value })),
    ]
  }
  return change(context, { reference, details: 'Tags', work })
})

const erase = route('owner', 'DELETE', '/submissions/:reference', async ({ param, database, now, log }) => {
  const reference = param('reference')
  // The next run of `rebuild` takes the last traces out of the files; the answer does not wait for it.
  const rebuildAt = await rebuildTime(database, now())
  await database.write(async (trx) => {
    const { rows } = await eraseSubmissions(trx, [reference], log)
    if (rows === 0) throw noSubmission()
    await setDue(trx, 'rebuild', rebuildAt.toISOString())
  })
  await emptyLog(database)
})

/** Submissions for each statement. Between two the thread answers others. */
const BATCH = 500

/** In one transaction, all of them or none. Where the database is SQLite, the forms of visitors wait for it: up to some seconds. */
const AT_ONCE_MAX = 200_000
/** Room for the references of a hundred thousand; more are chosen by a filter. */
const BODY_BYTES = 8 * 1024 * 1024

const TOO_MANY = `At most ${counted(AT_ONCE_MAX, 'submission')} can be changed at once. Choose some of them by a filter.`

const NEWEST_FIRST = { sort: 'receivedAt', order: 'desc' } as const

/** The submissions that were chosen one by one, or all that match a filter now but a few. */
const chosenIn = async (database: PortalDatabase, { references, filter, except = [] }: Body) => {
  if (filter === undefined) return referencesIn(references)
  if (references !== undefined) throw invalidRequest()
  const left = new Set(referencesIn(except))
  const all = await listReferences(database.db, database, filterOf(toBody(filter)), NEWEST_FIRST)
  return all.filter((reference) => !left.has(reference))
}

/** A change of many: values, a tag that is added, one that is removed, and whom they were disclosed to. */
const bulkChangeIn = async (db: Db, body: Body, at: string) => {
  const values = await changeIn(db, body, at)
  const [tag, untag] = [await tagIn(db, body.tag), await tagIn(db, body.untag)]
  const ofTags: NewChange[] = [
    ...(tag === undefined ? [] : [{ what: 'tag_added' as const, value: tag }]),
    ...(untag === undefined ? [] : [{ what: 'tag_removed' as const, value: untag }]),
  ]
  const recipient = body.recipient === undefined ? undefined : recipientIn(body.recipient)
  const disclosed = recipient === undefined ? [] : [{ what: 'disclosed' as const, value: recipient }]
  const changes = [...changesOf(values), ...ofTags, ...disclosed]
  if (changes.length === 0) throw invalidRequest()
  const details = [
    detailsOf(values),
    ...(ofTags.length > 0 ? ['Tag'] : []),
    ...(disclosed.length > 0 ? ['Disclosed'] : []),
  ]
  return { values, tag, untag, recipient, changes, details: details.filter(Boolean).join(', ') }
}

type BulkChange = Awaited<ReturnType<typeof bulkChangeIn>>

/** A submission that the applicant withdrew gets no other state. Returns how many were changed, and how many left for that. */
const changeAll = async (
  trx: Db,
  references: readonly string[],
  { values, tag, untag, recipient, changes, details }: BulkChange,
  context: OfficeContext,
) => {
  let [changed, withdrawn] = [0, 0]
  for (const batch of batchesOf(references, BATCH)) {
    await lockEntries(trx, batch)
    // Those of other kinds stay as they are.
    const found = (await existing(trx, batch)).filter((entry) => mayHave(entry, values))
    const all = found.map(({ reference }) => reference)
    const fixed = values.state ? [...(await withdrawnBySender(trx, all)).keys()] : []
    const some = without(all, fixed)
    withdrawn += fixed.length
    if (some.length > 0) {
      changed += await changeEntries(trx, some, values)
      if (tag !== undefined) await addTag(trx, some, tag)
      if (untag !== undefined) await removeTag(trx, some, untag)
      if (recipient !== undefined) await insertDisclosures(trx, some, { recipient, ...byWhom(context) })
      await recordChanges(trx, some, byWhom(context), changes)
      const lines = some.map((subject) => ({ action: 'submission_changed' as const, subject, details }))
      await context.log(trx, ...lines)
    }
    await setImmediate()
  }
  return { changed, ...(withdrawn > 0 && { withdrawn }) }
}

const bulk = route('recruiter', 'POST', '/submissions/bulk', async (context) => {
  const { request, database, now } = context
  const body = toBody(request.body)
  const asked = await bulkChangeIn(database.db, body, now().toISOString())
  const references = await chosenIn(database, body)
  if (references.length > AT_ONCE_MAX) throw unprocessable(TOO_MANY)
  return database.write((trx) => changeAll(trx, references, asked, context))
})

export const changeRoutes = [{ ...bulk, bodyMaxBytes: BODY_BYTES }, patch, note, tags, erase]
