import { setImmediate } from 'node:timers/promises'
import { v7 } from 'uuid'
import { batchesOf } from '@/domain/batches'
import { allReasons, isToldState, type ToldState } from '@/domain/office/answers'
import { type BulkAnswer, type BulkPreview, TOLD_AT_ONCE_MAX } from '@/domain/office/bulk'
import type { InvitationDetails } from '@/domain/office/inbox'
import { answerStates, stateLabel } from '@/domain/office/states'
import type { AnswerTable } from '../../database/answerTables'
import type { Db } from '../../database/schema'
import { originOf } from '../../http/origin'
import { isMailed } from '../../mail/mailer'
import { markTold } from '../../repositories/office/answers'
import {
  changeEntries,
  lockEntries,
  type NewChange,
  recordChanges,
} from '../../repositories/office/inboxChanges'
import {
  type AnswerMail,
  insertAnswers,
  insertInvitations,
  listToldOf,
  mailAnswers,
  type ToldEntry,
} from '../../repositories/office/tellMany'
import { removeToTell } from '../../repositories/office/toTell'
import { insertToTell } from '../../repositories/office/toTellList'
import type { WriteLog } from '../../staff/log'
import { unprocessable } from '../../submissions/refusal'
import { fewEnough } from '../inbox/chosen'
import { changeIn } from '../inbox/readInbox'
import { type OfficeContext, route } from '../officeRoute'
import { type Body, invalidRequest, toBody } from '../readRequest'
import { mailFault } from './mailFault'
import { textWriter, type WriteText } from './manyTexts'
import { add, byPerson, countsOf, messagesTo, none, referencesOf, sortOut } from './people'
import { invitationIn } from './tellRoutes'

/** The number of submissions in each transaction; forms of visitors are stored in between. */
const BATCH = 200

type Asked = {
  state: ToldState
  answer: BulkAnswer
  oncePerPerson: boolean
  isMailed: boolean
  now: () => Date
  accountId: string
}

const needsOf = ({ request, config, findSimilar }: OfficeContext) => ({
  origin: originOf(request, config),
  isMailed: isMailed(config),
  findSimilar,
})

/** Reads the answer to tell. Throws a Refusal if it cannot be told. */
const askedIn = async ({ database, config, now, account }: OfficeContext, body: Body): Promise<Asked> => {
  const { state } = await changeIn(database.db, { state: body.state }, now().toISOString())
  if (state === undefined) throw invalidRequest()
  if (!isToldState(state))
    throw unprocessable(`There is nothing to tell in the state '${stateLabel(state)}'.`)
  const { reason, similar = false, oncePerPerson, invitation } = toBody(body.answer)
  const known = allReasons.find((one) => one === reason)
  const isKnown = reason === undefined || (known !== undefined && state === 'declined')
  if (!isKnown || typeof similar !== 'boolean' || typeof oncePerPerson !== 'boolean') throw invalidRequest()
  return {
    state,
    now,
    accountId: account.id,
    isMailed: isMailed(config),
    oncePerPerson,
    answer: {
      reason: known,
      similar: similar && state === 'declined',
      oncePerPerson,
      ...(state === 'interview' && { invitation: invitationIn(invitation ?? {}, now()) }),
    },
  }
}

/** Sets the state of some submissions, and tells them. Call it in a transaction. */
const tellSome = async (
  trx: Db,
  references: readonly string[],
  asked: Asked,
  write: WriteText,
  log: WriteLog,
) => {
  const { state, now, accountId } = asked
  await lockEntries(trx, references)
  // Comes after every earlier change, so that a state set meanwhile is told here.
  const at = now().toISOString()
  const { due, left } = await sortOut(trx, references, state)
  if (due.length === 0) return left
  const messages = await messagesTo(trx, due, asked)
  const kept = { at, account_id: accountId, state }
  const answers: AnswerTable[] = []
  const mails: AnswerMail[] = []
  const invitations: (InvitationDetails & { id: string; reference: string })[] = []
  const textTo = (entry: ToldEntry, others?: readonly ToldEntry[]) => {
    const { text, invitation } = write(entry, others)
    if (invitation) invitations.push({ ...invitation, reference: entry.reference })
    return text
  }
  for (const { main, others } of messages.mailed) {
    const text = textTo(main, others)
    const id = v7()
    const told = { ...kept, way: 'email' as const, text, sent_at: '', failed: '' }
    answers.push({ ...told, id, reference: main.reference, told_with: '' })
    for (const { reference } of others) answers.push({ ...told, id: v7(), reference, told_with: id })
    mails.push({ id: v7(), kind: main.kind, reference: main.reference, answerId: id })
  }
  const waiting = messages.toTell.map((entry) => ({
    ...kept,
    reference: entry.reference,
    text: textTo(entry),
    why: 'no_email' as const,
  }))

  const all = referencesOf(due)
  const changed = referencesOf(due.filter((entry) => entry.state !== state))
  const told = answers.map(({ reference }) => reference)
  await changeEntries(trx, all, { state, stateAt: at })
  await removeToTell(trx, all)
  if (answers.length > 0) {
    await insertAnswers(trx, answers)
    await mailAnswers(trx, mails, at)
    await markTold(trx, told, { at, accountId, isAnswer: answerStates.has(state) })
  }
  if (waiting.length > 0) await insertToTell(trx, waiting)
  if (invitations.length > 0) await insertInvitations(trx, invitations, { at, accountId })

  const by = { at, accountId }
  const invited = invitations.map(({ reference }) => reference)
  const changes: [string[], NewChange][] = [
    [changed, { what: 'state', value: state }],
    [told, { what: 'told', value: 'email' }],
    [invited, { what: 'invited', value: asked.answer.invitation?.day ?? '' }],
  ]
  for (const [of, one] of changes) if (of.length > 0) await recordChanges(trx, of, by, [one])
  const isTold = new Set(told)
  const lines = due.map((entry) => ({
    action: 'submission_changed' as const,
    subject: entry.reference,
    details: [
      ...(entry.state === state ? [] : [`State: ${stateLabel(state, entry.kind)}`]),
      isTold.has(entry.reference) ? 'Told by e-mail' : 'To be told',
    ].join(', '),
  }))
  await log(trx, ...lines)
  return add(left, countsOf(messages))
}

/** All of these submissions; those of one person together, so that a server that is killed leaves none of them half told. */
const batchesFor = (entries: readonly ToldEntry[], { oncePerPerson }: Asked) => {
  if (!oncePerPerson) return batchesOf(referencesOf(entries), BATCH)
  const batches: string[][] = []
  for (const person of byPerson(entries)) {
    const [last] = batches.slice(-1)
    if (last && last.length + person.length <= BATCH) last.push(...referencesOf(person))
    else batches.push(referencesOf(person))
  }
  return batches
}

const entriesOf = async (db: Db, references: readonly string[]) => {
  const entries: ToldEntry[] = []
  for (const batch of batchesOf(references, BATCH)) {
    const found = new Map((await listToldOf(db, batch)).map((entry) => [entry.reference, entry]))
    entries.push(...batch.flatMap((reference) => found.get(reference) ?? []))
    await setImmediate()
  }
  return entries
}

/**
 * Gives many submissions a state, and tells each person. Each batch is a transaction: after a failure the rest can be told by the
 * same request, since those that were told are left out.
 */
export const tellMany = async (context: OfficeContext, body: Body) => {
  const { database, log } = context
  const asked = await askedIn(context, body)
  const entries = await entriesOf(database.db, await fewEnough(database, body, TOLD_AT_ONCE_MAX, 'told'))
  const write = await textWriter(database.db, needsOf(context), asked, entries)
  let counts = none
  for (const batch of batchesFor(entries, asked)) {
    const done = await database.write((trx) => tellSome(trx, batch, asked, write, log))
    counts = add(counts, done)
    await setImmediate()
  }
  const { mailed, toTell, further, withdrawn } = counts
  // The answer does not wait for the mail server.
  if (mailed > 0) void context.runTask('mail')
  return { changed: mailed + toTell + further, mailed, toTell, withdrawn, counts }
}

/** The effect of telling many, and the first text. */
export const previewTelling = route(
  'recruiter',
  'POST',
  '/submissions/bulk/preview',
  async (context): Promise<BulkPreview> => {
    const { db } = context.database
    const body = toBody(context.request.body)
    const asked = await askedIn(context, body)
    const references = await fewEnough(context.database, body, TOLD_AT_ONCE_MAX, 'told')
    let left = none
    const due: ToldEntry[] = []
    for (const batch of batchesOf(references, BATCH)) {
      const sorted = await sortOut(db, batch, asked.state)
      left = add(left, sorted.left)
      due.push(...sorted.due)
      await setImmediate()
    }
    const messages = await messagesTo(db, due, asked)
    const [mailed] = messages.mailed
    const first = mailed?.main ?? messages.toTell[0]
    const write = await textWriter(db, needsOf(context), asked, first ? [first] : [])
    const written = first && write(first, mailed?.others)
    return {
      counts: add(left, countsOf(messages)),
      first: first && written ? { name: first.name, language: written.language, text: written.text } : null,
      fault: await mailFault(context),
    }
  },
)
