import { batchesOf } from '@/domain/batches'
import { setImmediate } from 'node:timers/promises'
import { counted } from '@/domain/display'
import type { PortalDatabase } from '../../database/open'
import type { Db } from '../../database/schema'
import {
  addTag,
  changeEntries,
  type EntryChange,
  existing,
  type NewChange,
  recordChanges,
  removeTag,
} from '../../repositories/office/inboxChanges'
import { listReferences } from '../../repositories/office/inboxList'
import { unprocessable } from '../../submissions/refusal'
import { type OfficeContext, route } from '../officeRoute'
import { changeIn, filterOf, referencesIn, tagIn } from './readInbox'
import { byWhom, changesOf, detailsOf } from './changeRoutes'
import { invalidRequest, toBody, type Body } from '../readRequest'

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

type BulkChange = { values: EntryChange; tag: string | undefined; untag: string | undefined }

/** The change of each submission. */
const bulkChangeIn = async (db: Db, body: Body): Promise<BulkChange> => {
  const change = {
    values: await changeIn(db, body),
    tag: await tagIn(db, body.tag),
    untag: await tagIn(db, body.untag),
  }
  const { values, tag, untag } = change
  if (Object.keys(values).length === 0 && tag === undefined && untag === undefined) throw invalidRequest()
  return change
}

const changeAll = async (
  trx: Db,
  references: readonly string[],
  { values, tag, untag }: BulkChange,
  context: OfficeContext,
) => {
  const isTagged = tag !== undefined || untag !== undefined
  const details = [detailsOf(values), ...(isTagged ? ['Tag'] : [])].filter(Boolean).join(', ')
  const changes: NewChange[] = [
    ...changesOf(values),
    ...(tag === undefined ? [] : [{ what: 'tag_added' as const, value: tag }]),
    ...(untag === undefined ? [] : [{ what: 'tag_removed' as const, value: untag }]),
  ]
  let changed = 0
  for (const batch of batchesOf(references, BATCH)) {
    const some = await existing(trx, batch)
    if (some.length > 0) {
      changed += await changeEntries(trx, some, values)
      if (tag !== undefined) await addTag(trx, some, tag)
      if (untag !== undefined) await removeTag(trx, some, untag)
      await recordChanges(trx, some, byWhom(context), changes)
      await context.log(
        trx,
        ...some.map((subject) => ({ action: 'submission_changed' as const, subject, details })),
      )
    }
    await setImmediate()
  }
  return changed
}

const bulk = route(
  'recruiter',
  'POST',
  '/submissions/bulk',
  async (context) => {
    const { request, database } = context
    const body = toBody(request.body)
    const change = await bulkChangeIn(database.db, body)
    const references = await chosenIn(database, body)
    if (references.length > AT_ONCE_MAX) throw unprocessable(TOO_MANY)
    return { changed: await database.write((trx) => changeAll(trx, references, change, context)) }
  },
  { bodyMaxBytes: BODY_BYTES },
)

export const bulkRoutes = [bulk]
