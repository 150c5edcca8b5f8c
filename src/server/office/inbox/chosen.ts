import { counted } from '@/domain/text/display'
import { CHOSEN_MAX } from '@/domain/submissions/telling'
import type { PortalDatabase } from '../../database/open'
import { listReferences } from '../../repositories/office/inboxList'
import { unprocessable } from '../../config/refusal'
import { route } from '../officeRoute'
import { type Body, toBody } from '../readRequest'
import { filterOf, orderOf, referencesIn } from './readInbox'

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
