import { clockInIndia, formatDate, todayInIndia } from '@/domain/calendar'
import { capitalized } from '@/domain/display'
import { readMarkup } from '@/domain/markup'
import {
  ANSWER_CHARACTERS_MAX,
  type AnswerWay,
  answerWays,
  fieldsIn,
  fillAnswer,
} from '@/domain/office/answers'
import type { InvitationDetails, PlacementDetails, ToTell } from '@/domain/office/inbox'
import { nameOf } from '@/domain/office/inboxChange'
import { answerStates } from '@/domain/office/states'
import type { Db } from '../../database/schema'
import { insertAnswer, markTold, toldSince } from '../../repositories/office/answers'
import { copiesOf, type NewChange } from '../../repositories/office/inboxChanges'
import type { ListedEntry } from '../../repositories/office/inboxList'
import { insertInvitation } from '../../repositories/office/invitations'
import { newInvitationId } from '../../repositories/tokens'
import { putToTell, removeToTell } from '../../repositories/office/toTell'
import { findInList } from '../../repositories/office/toTellList'
import { putInOutbox } from '../../repositories/outbox'
import { Refusal, unprocessable } from '../../submissions/refusal'
import { recordPlacement } from '../inbox/placement'
import { reachOf } from './drafts'
import { invitationValues, type Sites, writtenIn } from './fieldValues'

/** A message as it is to be told. */
export type Message = {
  way: AnswerWay | 'later'
  text: string
  /** The reason it is put off; only for 'later'. */
  why?: ToTell['why']
  invitation?: InvitationDetails
  placement?: PlacementDetails
  /** Other submissions of the same person that it counts for. */
  also?: readonly string[]
  /** Confirms telling a state for a second time. */
  again?: boolean
}

export type TellNeeds = Sites & { at: string; accountId: string; isMailed: boolean }

/** '26-11-2026 at 14:05'. */
const momentOf = (at: string) => {
  const clock = clockInIndia(at).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)
  return `${formatDate(todayInIndia(Date.parse(at)))} at ${clock}`
}

/** Refuses a state that was told already, also to a merged copy of the same sender. */
const refuseTold = async (trx: Db, { reference, state, stateAt }: ListedEntry) => {
  const told = await toldSince(trx, await copiesOf(trx, reference), { state, at: stateAt })
  if (!told) return
  const who = capitalized(nameOf({ id: told.account_id, name: told.name ?? '' }))
  throw new Refusal(
    409,
    `${who} told this ${answerWays[told.way]} on ${momentOf(told.at)}. It was not told again.`,
  )
}

const NO_MAIL = 'This server sends no e-mails. Tell it on WhatsApp or by phone.'
const NO_ADDRESS = 'There is no e-mail address to write to. Tell it on WhatsApp or by phone.'
const NO_WHATSAPP = 'WhatsApp cannot reach this number. Tell it by e-mail or by phone.'

const refuseUnreachable = async (
  trx: Db,
  entry: ListedEntry,
  { way }: Message,
  { isMailed }: Pick<TellNeeds, 'isMailed'>,
) => {
  if (way === 'email' && !isMailed) throw unprocessable(NO_MAIL)
  const { email, whatsapp } = await reachOf(trx, entry, isMailed)
  if (way === 'email' && email === null) throw unprocessable(NO_ADDRESS)
  if (way === 'whatsapp' && whatsapp === null) throw unprocessable(NO_WHATSAPP)
}

const asField = (name: string) => `{${name}}`

/** Refuses a text that must not leave: with a field left open, with markup, or too long. */
export const refuseUnready = (text: string) => {
  const open = fieldsIn(text).map(asField)
  if (open.length > 0)
    throw unprocessable(
      `The answer still says ${open.join(', ')}. Write in its place what the applicant should read.`,
    )
  if (readMarkup(text).isHtml)
    throw unprocessable('The answer is plain text. Take the HTML out of it, such as <b> or <br>.')
  if (text.length > ANSWER_CHARACTERS_MAX)
    throw unprocessable(`The answer is too long. The limit is ${ANSWER_CHARACTERS_MAX} characters.`)
}

/** Keeps an invitation, and fills its fields into the text. */
const invite = async (
  trx: Db,
  reference: string,
  { text, invitation }: Message,
  { at, accountId, origin }: TellNeeds,
) => {
  if (!invitation) return { text, changes: [] }
  const id = newInvitationId()
  const { day, time, place, bring } = invitation
  await insertInvitation(trx, { id, reference, day, time, place, bring, at, accountId })
  const filled = fillAnswer(text, invitationValues({ id, ...invitation }, writtenIn(text), { origin }))
  return { text: filled, changes: [{ what: 'invited' as const, value: day }] }
}

type Ready = Message & { text: string; references: readonly string[] }

/** Adds the state of a message. One put off with another submission keeps the state of that submission. */
const inStateTold = async (trx: Db, entry: ListedEntry) => {
  if (answerStates.has(entry.state)) return entry
  return { ...entry, state: (await findInList(trx, entry.reference))?.state ?? entry.state }
}

/** Puts a message off: a person tells it from the list. */
const putOff = async (
  trx: Db,
  { state }: ListedEntry,
  { text, why = 'later', references }: Ready,
  needs: TellNeeds,
) => {
  const { at, accountId } = needs
  for (const reference of references) await putToTell(trx, { reference, state, text, why, at, accountId })
}

/** Records a message as told; an e-mail goes into the outbox. */
const keepTold = async (
  trx: Db,
  { kind, reference, state }: ListedEntry,
  { text, references }: Ready,
  { at, accountId, way }: TellNeeds & { way: AnswerWay },
) => {
  const answer_id = await insertAnswer(trx, { way, state, text, at, references, accountId })
  await markTold(trx, references, { at, accountId, isAnswer: answerStates.has(state) })
  await removeToTell(trx, references)
  if (way !== 'email') return
  const mail = {
    submission_table: kind,
    submission_id: reference,
    recipient: 'applicant',
    answer_id,
  } as const
  await putInOutbox(trx, mail, at)
}

/**
 * Tells the sender of a submission something, or puts it off, in the transaction of the caller, who records the changes that it
 * returns: those of the submission, and those of the others that the message counts for. Throws a Refusal that says why not.
 */
export const tellOne = async (
  trx: Db,
  entry: ListedEntry,
  message: Message,
  needs: TellNeeds,
): Promise<{ changes: NewChange[]; ofOthers: NewChange[] }> => {
  const { reference } = entry
  const { way, placement, also = [], again = false } = message
  if (!again) await refuseTold(trx, entry)
  await refuseUnreachable(trx, entry, message, needs)
  const { text, changes: invited } = await invite(trx, reference, message, needs)
  refuseUnready(text)
  const { at, accountId } = needs
  const placed = placement ? await recordPlacement(trx, reference, placement, { at, accountId }) : []
  const ready = { ...message, text, references: [reference, ...also] }
  const told = await inStateTold(trx, entry)
  if (way === 'later') await putOff(trx, told, ready, needs)
  else await keepTold(trx, told, ready, { ...needs, way })
  const ofAll = way === 'later' ? [] : [{ what: 'told' as const, value: way }]
  return { changes: [...ofAll, ...invited, ...placed], ofOthers: ofAll }
}
