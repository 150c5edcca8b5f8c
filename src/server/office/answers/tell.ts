import { v7 } from 'uuid'
import { type AnswerWay, answerWays } from '@/domain/office/answers'
import type { PlacementDetails, ToTell } from '@/domain/office/inbox'
import { type SubmissionState, stateLabel } from '@/domain/office/states'
import type { TellChoices } from '@/domain/office/telling'
import type { AnswerTable } from '../../database/answerTables'
import type { Db } from '../../database/schema'
import { deriveTold, insertAnswers } from '../../repositories/office/answers'
import { insertDisclosures } from '../../repositories/office/disclosures'
import { changeEntries, type NewChange, recordChanges } from '../../repositories/office/inboxChanges'
import { insertInvitations } from '../../repositories/office/invitations'
import { putToTell, removeToTell } from '../../repositories/office/toTell'
import { putInOutbox } from '../../repositories/outbox'
import type { WriteLog } from '../../staff/log'
import { recordPlacement } from '../inbox/placement'
import type { Draft } from './drafts'
import { type Recipient, referencesOf } from './people'

/** A message as it leaves. */
export type Message = Recipient & Pick<Draft, 'text' | 'invitation'>

export type Telling = {
  way: AnswerWay | 'later'
  /** The state that is told; a reminder is told in the one that the submission has. */
  state: SubmissionState
  /** The reason it is put off; only for 'later'. */
  why?: ToTell['why']
  recipient?: TellChoices['recipient']
  /** The state of the others stays as it is. */
  othersKeepState?: boolean
  placement?: PlacementDetails
  by: { at: string; accountId: string }
  log: WriteLog
}

/** A change of several submissions, as history and log name it. */
type Change = { references: string[]; change: NewChange; details: string }

/** The messages as they are kept, one for each submission that they tell. */
const answersIn = (
  messages: readonly Message[],
  { way, state, by: { at, accountId } }: Telling & { way: AnswerWay },
) =>
  messages.flatMap(({ entry, others, text }): AnswerTable[] => {
    const id = v7()
    // E-mails are sent later.
    const told = {
      at,
      account_id: accountId,
      way,
      state,
      text,
      sent_at: way === 'email' ? '' : at,
      failed: '',
    }
    return [
      { ...told, id, reference: entry.reference, told_with: '' },
      ...others.map(({ reference }) => ({ ...told, id: v7(), reference, told_with: id })),
    ]
  })

/** Keeps messages as told; e-mails go into the outbox, in this order. */
const keepTold = async (trx: Db, messages: readonly Message[], telling: Telling & { way: AnswerWay }) => {
  const answers = answersIn(messages, telling)
  await insertAnswers(trx, answers)
  await removeToTell(
    trx,
    answers.map(({ reference }) => reference),
  )
  for (const { reference } of answers) await deriveTold(trx, reference)
  if (telling.way !== 'email') return
  const ids = new Map(answers.map(({ reference, id }) => [reference, id]))
  for (const { entry } of messages)
    await putInOutbox(
      trx,
      {
        submission_table: entry.kind,
        submission_id: entry.reference,
        recipient: 'applicant',
        answer_id: ids.get(entry.reference) ?? '',
      },
      telling.by.at,
    )
}

/** Puts messages on the list of what is to be told. */
const putOff = (trx: Db, messages: readonly Message[], { state, why = 'later', by }: Telling) =>
  putToTell(
    trx,
    messages.map(({ entry: { reference }, text }) => ({
      reference,
      state: state as ToTell['state'],
      text,
      why,
      at: by.at,
      account_id: by.accountId,
    })),
  )

const placed = async (
  trx: Db,
  messages: readonly Message[],
  { placement, by }: Telling,
): Promise<Change[]> => {
  const [message] = messages
  if (!placement || !message) return []
  const { reference } = message.entry
  const changes = await recordPlacement(trx, reference, placement, by)
  return changes.map((change) => ({ references: [reference], change, details: 'Placement' }))
}

/**
 * Tells messages, or puts them off, and sets the state that they tell: the one way to do either, for one and for many. Call
 * it in the transaction that locked the submissions.
 */
export const tellAll = async (trx: Db, messages: readonly Message[], telling: Telling) => {
  if (messages.length === 0) return
  const { way, state, recipient, othersKeepState = false, by, log } = telling
  const entries = messages.map(({ entry }) => entry)
  const others = messages.flatMap((message) => message.others)
  const all = referencesOf([...entries, ...others])
  const set = othersKeepState ? entries : [...entries, ...others]
  const kept = othersKeepState ? referencesOf(others) : []
  await changeEntries(trx, referencesOf(set), { state, stateAt: by.at })
  if (kept.length > 0) await changeEntries(trx, kept, {})

  if (way === 'later') await putOff(trx, messages, telling)
  else await keepTold(trx, messages, { ...telling, way })
  const invitations = messages.flatMap(({ entry: { reference }, invitation }) =>
    invitation ? [{ ...invitation, reference }] : [],
  )
  if (invitations.length > 0) await insertInvitations(trx, invitations, by)
  if (recipient) await insertDisclosures(trx, all, { recipient, ...by })

  const invited = new Set(invitations.map(({ reference }) => reference))
  const day = invitations[0]?.day ?? ''
  const changes: Change[] = [
    {
      references: referencesOf(set.filter((entry) => entry.state !== state)),
      change: { what: 'state', value: state },
      details: `State: ${stateLabel(state)}`,
    },
    way === 'later'
      ? { references: [], change: { what: 'told', value: '' }, details: '' }
      : { references: all, change: { what: 'told', value: way }, details: `Told ${answerWays[way]}` },
    { references: [...invited], change: { what: 'invited', value: day }, details: 'Invited' },
    {
      references: recipient ? all : [],
      change: { what: 'disclosed', value: recipient ?? '' },
      details: 'Disclosed',
    },
    ...(await placed(trx, messages, telling)),
  ]
  for (const { references, change } of changes)
    if (references.length > 0) await recordChanges(trx, references, by, [change])
  const lines = all.map((subject) => {
    const details = changes.flatMap((one) => (one.references.includes(subject) ? [one.details] : []))
    return {
      action: 'submission_changed' as const,
      subject,
      details: [...(way === 'later' ? ['To be told'] : []), ...details].join(', '),
    }
  })
  await log(trx, ...lines)
}
