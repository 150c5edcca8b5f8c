import { endSentences, type InvitationAnswer, NO_INVITATION } from '@/domain/submissions/invitation'
import { invitationAnswered } from '@/domain/submissions/inboxChange'
import type { Db } from '../database/schema'
import { lockEntries } from '../repositories/office/inboxChanges'
import { findHeld, markInvitation } from '../repositories/office/interviews'
import { Refusal } from '../config/refusal'
import { changeAsSender } from './senderChanges'

export const noInvitation = () => new Refusal(404, NO_INVITATION)

/** Stores the answer of an applicant. The same answer again changes nothing. */
export const answerInvitation = async (db: Db, id: string, answer: InvitationAnswer, now: () => Date) => {
  const { reference } = (await findHeld(db, id, now())) ?? {}
  if (reference === undefined) throw noInvitation()
  // A newer invitation, or another state, comes before this or after it.
  await lockEntries(db, [reference])
  const held = await findHeld(db, id, now())
  if (!held) throw noInvitation()
  if (held.end !== '') throw new Refusal(409, endSentences[held.end])
  if (held.answer === answer) return
  await markInvitation(db, id, { answer, answered_at: now().toISOString() })
  const changes = [{ what: 'invitation_answered' as const, value: answer }]
  const details = `Invitation: ${invitationAnswered[answer]}`
  await changeAsSender(db, [reference], { changes, details, now })
}
