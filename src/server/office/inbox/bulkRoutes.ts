import { setImmediate } from 'node:timers/promises'
import type { DisclosureWay } from '@/domain/submissions/inbox'
import { CHOSEN_MAX } from '@/domain/submissions/telling'
import { counted } from '@/domain/text/display'
import { unprocessable } from '../../config/refusal'
import type { PortalDatabase } from '../../database/open'
import type { Db } from '../../database/schema'
import {
  addTag,
  changeEntries,
  existing,
  lockEntries,
  type NewChange,
  recordChanges,
  removeTag,
  withdrawnByApplicant,
} from '../../repositories/office/inboxChanges'
import { listEntries, type ListedEntry, listReferences } from '../../repositories/office/inboxList'
import { batchesOf } from '../../repositories/queries'
import { referencesOf } from '../../staff/recipients'
import { show, splitByYes } from '../../staff/showing'
import { type OfficeContext, route } from '../officeRoute'
import { type Body, invalidRequest, toBody } from '../readRequest'
import { byWhom, changesOf, detailsOf, mayHave, refuseSilent, without } from './changeRoutes'
import { changeIn, filterOf, orderOf, referencesIn, showingIn, tagIn } from './readInbox'

export const BODY_BYTES = 1024 * 1024

const TOO_MANY = `At most ${counted(CHOSEN_MAX, 'submission')} can be chosen at once. Choose some of them by a filter.`

const fewEnough = (references: readonly string[]) => {
  if (references.length > CHOSEN_MAX) throw unprocessable(TOO_MANY)
  return references
}

export const chosenIn = ({ references }: Body) => fewEnough(referencesIn(references))

/** How many match the filter of the choice by now and are not chosen; 0 where they were chosen one by one. */
export const cameLater = async (
  database: PortalDatabase,
  { filter }: Body,
  references: readonly string[],
) => {
  if (filter === undefined) return 0
  const asked = toBody(filter)
  const chosen = new Set(references)
  const all = await listReferences(database.db, database, filterOf(asked), orderOf(asked))
  return all.filter((reference) => !chosen.has(reference)).length
}

/** All that match a filter now. What is done with them holds for these, and for none that comes later. */
export const listChosen = route(
  'recruiter',
  'POST',
  '/submissions/references',
  async ({ request, database }) => {
    const asked = toBody(request.body)
    const all = await listReferences(database.db, database, filterOf(asked), orderOf(asked))
    return { references: fewEnough(all) }
  },
)

/** The number of submissions in each statement; other requests are served in between. */
const BATCH = 500

/** A change of many: values, a tag to add, a tag to remove, and the company they were disclosed to. */
export const bulkChangeIn = async (db: Db, body: Body, at: string) => {
  const values = await changeIn(db, body, at)
  const [tag, untag] = [await tagIn(db, body.tag), await tagIn(db, body.untag)]
  const showing = body.recipient === undefined ? undefined : showingIn(body)
  const changes: NewChange[] = [
    ...changesOf(values),
    ...(tag === undefined ? [] : [{ what: 'tag_added' as const, value: tag }]),
    ...(untag === undefined ? [] : [{ what: 'tag_removed' as const, value: untag }]),
    ...(showing === undefined ? [] : [{ what: 'disclosed' as const, value: showing.recipient }]),
  ]
  if (changes.length === 0) throw invalidRequest()
  const details = [detailsOf(values), (tag ?? untag) && 'Tag', showing && 'Disclosed']
  return { values, tag, untag, showing, changes, details: details.filter(Boolean).join(', ') }
}

type BulkChange = Awaited<ReturnType<typeof bulkChangeIn>>

/** Sets a state, except for submissions that the applicant withdrew. Returns which were changed, and which left out. */
export const changeAll = async (
  trx: Db,
  references: readonly string[],
  { values, tag, untag, showing, changes, details }: BulkChange,
  context: OfficeContext,
  way: DisclosureWay = 'noted',
) => {
  const changed: string[] = []
  const noYes: ListedEntry[] = []
  let withdrawn = 0
  for (const batch of batchesOf(references, BATCH)) {
    await lockEntries(trx, batch)
    // Submissions of other kinds stay as they are.
    const found = (await existing(trx, batch)).filter((entry) => mayHave(entry, values))
    const all = found.map(({ reference }) => reference)
    const fixed = values.state ? [...(await withdrawnByApplicant(trx, all)).keys()] : []
    const open = await listEntries(trx, without(all, fixed))
    const shown = showing && (await splitByYes(trx, open, showing, context.now()))
    const some = referencesOf(shown?.may ?? open)
    noYes.push(...(shown?.noYes ?? []))
    withdrawn += fixed.length
    await refuseSilent(trx, some, values)
    if (some.length > 0) {
      await changeEntries(trx, some, values)
      changed.push(...some)
      if (tag !== undefined) await addTag(trx, some, tag)
      if (untag !== undefined) await removeTag(trx, some, untag)
      if (shown) await show(trx, shown.may, showing, { ...byWhom(context), way })
      await recordChanges(trx, some, byWhom(context), changes)
      const lines = some.map((subject) => ({ action: 'submission_changed' as const, subject, details }))
      await context.log(trx, ...lines)
    }
    await setImmediate()
  }
  return { changed, withdrawn, noYes }
}

const bulk = route('recruiter', 'POST', '/submissions/bulk', async (context) => {
  const { request, database, now } = context
  const body = toBody(request.body)
  const asked = await bulkChangeIn(database.db, body, now().toISOString())
  const references = chosenIn(body)
  const came = await cameLater(database, body, references)
  const { changed, withdrawn, noYes } = await database.write((trx) =>
    changeAll(trx, references, asked, context),
  )
  return {
    changed: changed.length,
    ...(withdrawn > 0 && { withdrawn }),
    ...(noYes.length > 0 && { noYes: noYes.length }),
    cameLater: came,
  }
})

export const bulkRoutes = [{ ...bulk, bodyMaxBytes: BODY_BYTES }]
