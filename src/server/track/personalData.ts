import { APPLICANT, type InboxChange, type Placement } from '@/domain/submissions/inbox'
import type { Tracked } from '@/domain/submissions/track'
import type { Db } from '../database/schema'
import { listInOrder } from '../repositories/contentRows'
import { listWritten } from '../repositories/office/answers'
import { copiesOf, listChanges, listNotes } from '../repositories/office/inboxChanges'
import { type ListedEntry, listTagsOf } from '../repositories/office/inboxList'
import { listInvitations } from '../repositories/office/invitations'
import { findPlacement } from '../repositories/office/placements'
import { toldChanges } from './doneWords'

export const isOfSender = ({ account }: InboxChange) => account.id === APPLICANT

const withoutAccount = (placement: Placement | null) => {
  if (!placement) return null
  const { account: _account, ...rest } = placement
  return rest
}

/** All that is held of a submission and its copies. */
export const readPersonalData = async (db: Db, entry: ListedEntry, tracked: Tracked) => {
  const references = await copiesOf(db, entry.reference)
  const answers = await listWritten(db, references)
  const changes = await listChanges(db, entry.reference, { kinds: toldChanges })
  return {
    entry,
    tracked,
    tags: [...new Set([...(await listTagsOf(db, references)).values()].flat())],
    notes: await listNotes(db, references),
    answers: answers.map(({ at, way, text }) => ({ at, way, text })),
    invitations: await listInvitations(db, references),
    placement: await findPlacement(db, references).then(withoutAccount),
    changes: changes.toReversed(),
    officers: await listInOrder(db, 'grievance_officer', 'id', ['name', 'address', 'email', 'contact_no']),
  }
}

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>
