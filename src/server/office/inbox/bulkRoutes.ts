import { setImmediate } from 'node:timers/promises'
import type { PortalDatabase } from '../../database/open'
import type { Db } from '../../database/schema'
import { addTag, changeEntries, existing, type EntryChange } from '../../repositories/office/inboxChanges'
import { listReferences } from '../../repositories/office/inboxList'
import { INVALID_REQUEST, unprocessable } from '../../submissions/refusal'
import type { GuardedRoute, OfficeContext } from '../officeRoute'
import { bodyOf, changeIn, tagIn, type Body } from './bodies'
import { detailsOf } from './changeRoutes'
import { filterOf } from './filterOf'

/** Submissions for each statement. Between two the thread answers others. */
const BATCH = 500

/** Room for the references of a hundred thousand. */
const BODY_BYTES = 8 * 1024 * 1024

const NEWEST_FIRST = { sort: 'receivedAt', order: 'desc' } as const

/** The submissions that were chosen one by one, or all that match a filter now. */
export const chosenIn = async (database: PortalDatabase, { references, filter }: Body) => {
  if (filter !== undefined && references === undefined)
    return listReferences(database.db, database, filterOf(bodyOf(filter)), NEWEST_FIRST)
  if (filter !== undefined || !Array.isArray(references)) throw unprocessable(INVALID_REQUEST)
  return [...new Set(references)].map((one: unknown) => {
    if (typeof one !== 'string') throw unprocessable(INVALID_REQUEST)
    return one
  })
}

type BulkChange = { values: EntryChange; tag: string | undefined }

const changeAll = async (
  trx: Db,
  references: readonly string[],
  { values, tag }: BulkChange,
  log: OfficeContext['log'],
) => {
  const details = [detailsOf(values), ...(tag === undefined ? [] : ['Tag'])].filter(Boolean).join(', ')
  let changed = 0
  for (let start = 0; start < references.length; start += BATCH) {
    const some = await existing(trx, references.slice(start, start + BATCH))
    if (some.length > 0) {
      changed += await changeEntries(trx, some, values)
      if (tag !== undefined) await addTag(trx, some, tag)
      await log(trx, ...some.map((subject) => ({ action: 'submission_changed' as const, subject, details })))
    }
    await setImmediate()
  }
  return changed
}

const bulk: GuardedRoute = {
  method: 'POST',
  path: '/submissions/bulk',
  role: 'recruiter',
  bodyMaxBytes: BODY_BYTES,
  answer: async ({ request, database, log }) => {
    const body = bodyOf(request.body)
    const change = {
      values: await changeIn(database.db, body),
      tag: body.tag === undefined ? undefined : tagIn(body.tag),
    }
    if (Object.keys(change.values).length === 0 && change.tag === undefined)
      throw unprocessable(INVALID_REQUEST)
    const references = await chosenIn(database, body)
    // All of them or none.
    return { changed: await database.write((trx) => changeAll(trx, references, change, log)) }
  },
}

export const bulkRoutes = [bulk]
