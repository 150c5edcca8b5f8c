import { v7 } from 'uuid'
import { type AnswerWay, answerWays } from '@/domain/submissions/answers'
import type { PlacementDetails, ToSend } from '@/domain/submissions/inbox'
import { type SubmissionState, stateLabel } from '@/domain/submissions/states'
import type { TellChoices } from '@/domain/submissions/telling'
import type { Db, NewAnswer } from '../database/schema'
import { deriveTold, insertAnswers } from '../repositories/office/answers'
import { changeEntries, type NewChange, recordChanges } from '../repositories/office/inboxChanges'
import { findPlacement, keepPlacement } from '../repositories/office/placements'
import { insertQuestions } from '../repositories/office/questions'
import { putToSend, removeToSend } from '../repositories/office/toSend'
import { putInOutbox } from '../repositories/outbox'
import type { WriteLog } from './log'
import { type Draft, refuseUnnamed } from './drafts'
import { type Recipient, referencesOf } from './recipients'
import { show } from './showing'

export type Message = Recipient & Pick<Draft, 'text' | 'question'>

export type Telling = {
  way: AnswerWay | 'later'
  /** The state that the message announces; a reminder keeps the submission's own. */
  state: SubmissionState
  /** The reason it is put off; only for 'later'. */
  why?: ToSend['why']
  recipient?: TellChoices['recipient']
  withoutYes?: TellChoices['withoutYes']
  /** The state of the others stays as it is. */
  othersKeepState?: boolean
  placement?: PlacementDetails
  by: { at: string; accountId: string }
  log: WriteLog
}

/** The messages as they are kept, one for each submission that they tell. */
const answersIn = (
  messages: readonly Message[],
  { way, state, by: { at, accountId } }: Telling & { way: AnswerWay },
) =>
  messages.flatMap(({ entry, others, text }): (NewAnswer & { id: string })[] => {
    const id = v7()
    // E-mails are sent later.
    const told = { at, account_id: accountId, way, state, text, sent_at: way === 'email' ? '' : at }
    return [
      // SQLite has no default for one of several rows.
      { ...told, id, reference: entry.reference, told_with: '' },
      ...others.map(({ reference }) => ({ ...told, id: v7(), reference, told_with: id })),
    ]
  })

const keepTold = async (trx: Db, messages: readonly Message[], telling: Telling & { way: AnswerWay }) => {
  const answers = answersIn(messages, telling)
  await insertAnswers(trx, answers)
  await removeToSend(
    trx,
    answers.map(({ reference }) => reference),
  )
  for (const { reference } of answers) await deriveTold(trx, reference)
  if (telling.way !== 'email') return
  const ids = new Map(answers.map(({ reference, id }) => [reference, id]))
  for (const { entry } of messages) {
    const of = { submission_table: entry.kind, submission_id: entry.reference } as const
    const mail = { ...of, recipient: 'applicant', answer_id: ids.get(entry.reference) ?? '' } as const
    await putInOutbox(trx, mail, telling.by.at)
  }
}

const putOff = (trx: Db, messages: readonly Message[], { state, why = 'later', by }: Telling) =>
  putToSend(
    trx,
    messages.map(({ entry: { reference }, text }) => ({
      reference,
      state: state as ToSend['state'],
      text,
      why,
      at: by.at,
      account_id: by.accountId,
    })),
  )

/** Stores a placement in the transaction of its change, and returns the change for the history. */
export const recordPlacement = async (
  trx: Db,
  reference: string,
  details: PlacementDetails,
  by: { at: string; accountId: string },
): Promise<NewChange[]> => {
  const before = await findPlacement(trx, [reference])
  await keepPlacement(trx, { reference, ...details, ...by })
  const { leftOn, ...rest } = details
  const isCorrected =
    !before || Object.entries(rest).some(([name, value]) => before[name as keyof typeof rest] !== value)
  return [
    ...(isCorrected ? [{ what: 'placed' as const, value: '' }] : []),
    ...(leftOn === (before?.leftOn ?? '') ? [] : [{ what: 'left' as const, value: leftOn }]),
  ]
}

/**
 * Tells messages, or puts them off, and sets the state that they tell: the one way to do either, for one and for many. Call
 * it in the transaction that locked the submissions.
 */
export const tellAll = async (trx: Db, messages: readonly Message[], telling: Telling) => {
  if (messages.length === 0) return
  const { way, state, recipient, withoutYes = '', placement, othersKeepState = false, by, log } = telling
  const entries = messages.map(({ entry }) => entry)
  const others = messages.flatMap((message) => message.others)
  const all = referencesOf([...entries, ...others])
  const set = othersKeepState ? entries : [...entries, ...others]
  const kept = othersKeepState ? referencesOf(others) : []
  await changeEntries(trx, referencesOf(set), { state, stateAt: by.at })
  if (kept.length > 0) await changeEntries(trx, kept, {})

  if (way === 'later') await putOff(trx, messages, telling)
  else await keepTold(trx, messages, { ...telling, way })
  const asked = messages.flatMap(({ entry: { reference }, question }) =>
    question ? [{ ...question, reference }] : [],
  )
  asked.forEach(refuseUnnamed)
  if (asked.length > 0) await insertQuestions(trx, asked, by)
  const isWithout = recipient && (await show(trx, entries, { recipient, withoutYes }, { ...by, way: 'told' }))

  const details = new Map(all.map((reference) => [reference, way === 'later' ? ['To be told'] : []]))
  const record = async (references: readonly string[], change: NewChange, words: string) => {
    if (references.length === 0) return
    await recordChanges(trx, references, by, [change])
    for (const reference of references) details.get(reference)?.push(words)
  }
  const moved = referencesOf(set.filter((entry) => entry.state !== state))
  await record(moved, { what: 'state', value: state }, `State: ${stateLabel(state)}`)
  if (way !== 'later') await record(all, { what: 'told', value: way }, `Told ${answerWays[way]}`)
  for (const { reference, kind, day, employer = '' } of asked)
    if (kind === 'interview') await record([reference], { what: 'invited', value: day }, 'Invited')
    else await record([reference], { what: 'asked_to_send', value: employer }, 'Asked whether to send')
  if (recipient)
    await record(
      referencesOf(entries),
      { what: 'disclosed', value: recipient },
      isWithout ? 'Disclosed without a yes' : 'Disclosed',
    )
  const [first] = entries
  if (first && placement)
    for (const change of await recordPlacement(trx, first.reference, placement, by))
      await record([first.reference], change, 'Placement')
  const lines = [...details].map(([subject, words]) => ({
    action: 'submission_changed' as const,
    subject,
    details: words.join(', '),
  }))
  await log(trx, ...lines)
}
