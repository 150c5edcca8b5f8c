import { endSentences, type InvitationAnswer, type Invited, NO_INVITATION } from '@/domain/invitation'
import type { Language } from '@/domain/languages'
import { invitationAnswered } from '@/domain/office/inboxChange'
import { written } from '@/domain/written'
import type { Db } from '../database/schema'
import { employerOf } from '../repositories/jobs'
import { nearOf } from '../repositories/lookups'
import { lockEntries } from '../repositories/office/inboxChanges'
import { findHeld, markInvitation } from '../repositories/office/interviews'
import { Refusal } from '../submissions/refusal'
import { changeAsSender } from './senderChanges'

export const noInvitation = () => new Refusal(404, NO_INVITATION)

const TITLE = /^(?:mr|mrs|ms|miss|dr|shri|smt|sri|kumari|km)\.?$/i

/** The first name: 'Asha' of 'Dr. Asha Verma'. */
const firstNameOf = (name: string) => name.split(/\s+/).find((word) => !TITLE.test(word)) ?? ''

/** An invitation as its applicant sees it, in their language, and its submission. */
export const readInvited = async (
  db: Db,
  id: string,
  { now, language }: { now: Date; language: Language },
) => {
  const held = await findHeld(db, id, now)
  if (!held) return undefined
  const { entry, day, time, place, bring, answer, end } = held
  const company = entry.jobId === '' ? '' : await employerOf(db, entry.jobId)
  const near = await nearOf(db, entry)
  const invited: Invited = {
    day,
    time,
    place,
    bring,
    position: written(language, near, 'about').text,
    company,
    firstName: firstNameOf(entry.name),
    phone: near.phone,
    answer,
    end,
  }
  return { held, invited }
}

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
