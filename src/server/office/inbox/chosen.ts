import { counted } from '@/domain/display'
import type { PortalDatabase } from '../../database/open'
import { listReferences } from '../../repositories/office/inboxList'
import { unprocessable } from '../../submissions/refusal'
import { type Body, invalidRequest, toBody } from '../readRequest'
import { filterOf, referencesIn } from './readInbox'

const NEWEST_FIRST = { sort: 'receivedAt', order: 'desc' } as const

/** The submissions chosen one by one, or all that match a filter now but a few. */
const chosenIn = async (database: PortalDatabase, { references, filter, except = [] }: Body) => {
  if (filter === undefined) return referencesIn(references)
  if (references !== undefined) throw invalidRequest()
  const left = new Set(referencesIn(except))
  const all = await listReferences(database.db, database, filterOf(toBody(filter)), NEWEST_FIRST)
  return all.filter((reference) => !left.has(reference))
}

/** The same, refused if there are too many to change or tell at once. */
export const fewEnough = async (database: PortalDatabase, body: Body, most: number, done: string) => {
  const references = await chosenIn(database, body)
  if (references.length > most)
    throw unprocessable(
      `At most ${counted(most, 'submission')} can be ${done} at once. Choose some of them by a filter.`,
    )
  return references
}
