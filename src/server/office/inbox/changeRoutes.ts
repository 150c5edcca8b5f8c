import { isToldState } from '@/domain/submissions/answers'
import type { InboxKind } from '@/domain/submissions/inbox'
import { describeChanges } from '@/domain/submissions/inboxChange'
import { hasState, stateLabel } from '@/domain/submissions/states'
import { Refusal, unprocessable } from '../../config/refusal'
import type { Db } from '../../database/schema'
import {
  type By,
  changeEntries,
  type EntryChange,
  insertNote,
  listChanges,
  lockEntries,
  type NewChange,
  recordChanges,
  replaceTags,
  withdrawnByApplicant,
} from '../../repositories/office/inboxChanges'
import { type ListedEntry, listTagsOf } from '../../repositories/office/inboxList'
import { stateBefore } from '../../repositories/office/merges'
import { setDueBy } from '../../repositories/scheduledTasks'
import { show } from '../../staff/showing'
import { emptyLog, eraseSubmissions, rebuildTime } from '../../staff/eraseSubmissions'
import { type OfficeContext, route } from '../officeRoute'
import { invalidRequest, toBody } from '../readRequest'
import { noSubmission, readEntry, requireEntry } from './entry'
import { changeIn, noteIn, showingIn, tagsIn, versionIn } from './readInbox'

export const byWhom = ({ account, now }: OfficeContext) => ({
  at: now().toISOString(),
  accountId: account.id,
})

/** A change as the log names it: never a word that was typed. */
export const detailsOf = ({ state, assignee_id: assignee }: EntryChange, kind?: InboxKind) =>
  [
    ...(state ? [`State: ${stateLabel(state, kind)}`] : []),
    ...(assignee === undefined ? [] : [assignee === null ? 'Assignee removed' : 'Assignee set']),
  ].join(', ')

/** A new state and a new assignee as the history of a submission keeps them. */
export const changesOf = ({ state, assignee_id: assignee }: EntryChange): NewChange[] => [
  ...(state ? [{ what: 'state' as const, value: state }] : []),
  ...(assignee === undefined ? [] : [{ what: 'assignee' as const, value: assignee ?? '' }]),
]

/** Refuses what applicants would not hear of. The state that each had before is let through: it was told, and Undo sets it. */
export const refuseSilent = async (trx: Db, references: readonly string[], { state }: EntryChange) => {
  if (state === undefined || !isToldState(state)) return
  for (const reference of references)
    if ((await stateBefore(trx, reference)).state !== state)
      throw unprocessable(`'${stateLabel(state)}' is set by telling it, now or later.`)
}

type Of = { kind: InboxKind }

export const mayHave = ({ kind }: Of, { state }: EntryChange) => state === undefined || hasState(kind, state)

/** Makes the change, with a new version, and returns it for the history. */
type Work = (trx: Db, entry: ListedEntry, by: By) => Promise<NewChange[]>

/** Makes a change and its line in the log together, and answers with the submission as it is then. */
export const change = async (
  context: OfficeContext,
  details: string,
  work: Work,
  reference = context.param('reference'),
) => {
  const { database, log } = context
  await database.write(async (trx) => {
    // One that is erased at the same moment leaves nothing behind.
    await lockEntries(trx, [reference])
    const entry = await requireEntry(trx, reference)
    const by = byWhom(context)
    await recordChanges(trx, [reference], by, await work(trx, entry, by))
    await log(trx, { action: 'submission_changed', subject: reference, details })
  })
  return readEntry(database.db, reference)
}

/** Refuses a change of an older version. The refusal names the account that was faster, and its changes. */
export const refuseOutdated = async (
  trx: Db,
  { reference, kind, version: present }: ListedEntry,
  version: number,
) => {
  if (present === version) return
  const changes = await listChanges(trx, reference, { after: version })
  const told = describeChanges(changes, kind)
  throw new Refusal(409, `${told || 'This submission was changed meanwhile.'} Your change was not made.`)
}

export const changeAt = async (trx: Db, entry: ListedEntry, version: number, values: EntryChange = {}) => {
  await refuseOutdated(trx, entry, version)
  await changeEntries(trx, [entry.reference], values)
}

const WITHDRAWN =
  "The applicant withdrew this. They can take it back for a day, an owner at any time by 'Take back'."

const patch = route('recruiter', 'PATCH', '/submissions/:reference', async (context) => {
  const reference = context.param('reference')
  const body = toBody(context.request.body)
  const version = versionIn(body)
  const values = await changeIn(context.database.db, body, context.now().toISOString())
  const changes = changesOf(values)
  if (changes.length === 0) throw invalidRequest()
  const entry = await requireEntry(context.database.db, reference)
  if (!mayHave(entry, values)) throw unprocessable('A submission of this kind is never in this state.')
  return change(context, detailsOf(values, entry.kind), async (trx, now) => {
    await changeAt(trx, now, version, values)
    if (values.state !== undefined && (await withdrawnByApplicant(trx, [reference])).size > 0)
      throw new Refusal(409, WITHDRAWN)
    await refuseSilent(trx, [reference], values)
    return changes
  })
})

const note = route('recruiter', 'POST', '/submissions/:reference/notes', (context) => {
  const text = noteIn(toBody(context.request.body))
  return change(context, 'Note added', async (trx, { reference }, by) => {
    await insertNote(trx, { reference, text, ...by })
    await changeEntries(trx, [reference], {})
    return [{ what: 'note', value: '' }]
  })
})

export const without = (tags: readonly string[], others: readonly string[]) =>
  tags.filter((tag) => !others.includes(tag))

const tags = route('recruiter', 'PUT', '/submissions/:reference/tags', async (context) => {
  const body = toBody(context.request.body)
  const chosen = await tagsIn(context.database.db, body)
  return change(context, 'Tags', async (trx, entry) => {
    const { reference } = entry
    if (body.version === undefined) await changeEntries(trx, [reference], {})
    else await changeAt(trx, entry, versionIn(body))
    const before = (await listTagsOf(trx, [reference])).get(reference) ?? []
    await replaceTags(trx, reference, chosen)
    return [
      ...without(chosen, before).map((value) => ({ what: 'tag_added' as const, value })),
      ...without(before, chosen).map((value) => ({ what: 'tag_removed' as const, value })),
    ]
  })
})

const erase = route('owner', 'DELETE', '/submissions/:reference', async ({ param, database, now, log }) => {
  const reference = param('reference')
  // The next run of `rebuild` takes the last traces out of the files; the answer does not wait for it.
  const rebuildAt = await rebuildTime(database, now())
  await database.write(async (trx) => {
    const { rows } = await eraseSubmissions(trx, [reference], { log, now })
    if (rows === 0) throw noSubmission()
    await setDueBy(trx, 'rebuild', rebuildAt.toISOString())
  })
  await emptyLog(database)
})

export const changeRoutes = [patch, note, tags, erase]

const disclose = route('recruiter', 'POST', '/submissions/:reference/disclosures', (context) => {
  const showing = showingIn(toBody(context.request.body))
  const details = showing.withoutYes ? 'Disclosed without a yes' : 'Disclosed'
  return change(context, details, async (trx, entry, by) => {
    const { reference } = entry
    await show(trx, [entry], showing, { ...by, way: 'noted' })
    await changeEntries(trx, [reference], {})
    return [{ what: 'disclosed', value: showing.recipient }]
  })
})

export const disclosureRoutes = [disclose]
