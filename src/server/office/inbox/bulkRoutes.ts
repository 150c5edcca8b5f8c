import { setImmediate } from 'node:timers/promises'
import { batchesOf } from '../../repositories/queries'
import type { Db } from '../../database/schema'
import { insertDisclosures } from '../../repositories/office/disclosures'
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
import { type OfficeContext, route } from '../officeRoute'
import { type Body, invalidRequest, toBody } from '../readRequest'
import { byWhom, changesOf, detailsOf, mayHave, refuseSilent, without } from './changeRoutes'
import { BODY_BYTES, cameLater, chosenIn } from './chosen'
import { changeIn, recipientIn, tagIn } from './readInbox'

/** The number of submissions in each statement; other requests are served in between. */
const BATCH = 500

/** A change of many: values, a tag to add, a tag to remove, and the company they were disclosed to. */
const bulkChangeIn = async (db: Db, body: Body, at: string) => {
  const values = await changeIn(db, body, at)
  const [tag, untag] = [await tagIn(db, body.tag), await tagIn(db, body.untag)]
  const recipient = body.recipient === undefined ? undefined : recipientIn(body.recipient)
  const changes: NewChange[] = [
    ...changesOf(values),
    ...(tag === undefined ? [] : [{ what: 'tag_added' as const, value: tag }]),
    ...(untag === undefined ? [] : [{ what: 'tag_removed' as const, value: untag }]),
    ...(recipient === undefined ? [] : [{ what: 'disclosed' as const, value: recipient }]),
  ]
  if (changes.length === 0) throw invalidRequest()
  const details = [detailsOf(values), (tag ?? untag) && 'Tag', recipient && 'Disclosed']
  return { values, tag, untag, recipient, changes, details: details.filter(Boolean).join(', ') }
}

type BulkChange = Awaited<ReturnType<typeof bulkChangeIn>>

/** Sets a state, except for submissions that the applicant withdrew. Returns how many were changed and how many left out. */
const changeAll = async (
  trx: Db,
  references: readonly string[],
  { values, tag, untag, recipient, changes, details }: BulkChange,
  context: OfficeContext,
) => {
  let [changed, withdrawn] = [0, 0]
  for (const batch of batchesOf(references, BATCH)) {
    await lockEntries(trx, batch)
    // Submissions of other kinds stay as they are.
    const found = (await existing(trx, batch)).filter((entry) => mayHave(entry, values))
    const all = found.map(({ reference }) => reference)
    const fixed = values.state ? [...(await withdrawnByApplicant(trx, all)).keys()] : []
    const some = without(all, fixed)
    withdrawn += fixed.length
    await refuseSilent(trx, some, values)
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
  const references = chosenIn(body)
  const came = await cameLater(database, body, references)
  const done = await database.write((trx) => changeAll(trx, references, asked, context))
  return { ...done, cameLater: came }
})

export const bulkRoutes = [{ ...bulk, bodyMaxBytes: BODY_BYTES }]
