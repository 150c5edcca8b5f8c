import { todayInIndia } from '@/domain/calendar'
import { shareContact } from '@/domain/office/samePerson'
import { ANSWER_CHARACTERS_MAX, type AnswerWay, answerWays } from '@/domain/office/answers'
import type { InvitationDetails } from '@/domain/office/inbox'
import { cleanInvitation, invitationLabel, invitationProblems } from '@/domain/office/invitations'
import { hasState, isState } from '@/domain/office/states'
import type { Db } from '../../database/schema'
import { originOf } from '../../http/origin'
import { isMailed } from '../../mail/mailer'
import {
  changeEntries,
  lockEntries,
  type NewChange,
  recordChanges,
  withdrawnBySender,
} from '../../repositories/office/inboxChanges'
import type { ListedEntry } from '../../repositories/office/inboxList'
import { invalid, Refusal, unprocessable } from '../../submissions/refusal'
import { byWhom, change, changeAt } from '../inbox/changeRoutes'
import { requireEntry } from '../inbox/entry'
import { placementIn } from '../inbox/placement'
import { referencesIn, textIn, versionIn } from '../inbox/readInbox'
import { type OfficeContext, route } from '../officeRoute'
import { type Body, invalidRequest, toBody } from '../readRequest'
import { draftsOf } from './drafts'
import { type Message, tellOne } from './tell'

const drafts = route('recruiter', 'GET', '/submissions/:reference/drafts', async (context) => {
  const { database, param, request, config, findSimilar } = context
  const { state } = request.query as Body
  const entry = await requireEntry(database.db, param('reference'))
  if (typeof state !== 'string' || !isState(state) || !hasState(entry.kind, state)) throw invalidRequest()
  const needs = { origin: originOf(request, config), isMailed: isMailed(config), findSimilar }
  return draftsOf(database.db, entry, state, needs)
})

const isWay = (way: unknown): way is AnswerWay | 'later' =>
  way === 'later' || (typeof way === 'string' && Object.hasOwn(answerWays, way))

/** The named texts of a body; a missing one is ''. */
const textsIn = <Name extends string>(value: unknown, names: readonly Name[]) => {
  const body = toBody(value)
  const texts = names.map((name) => {
    const { [name]: text = '' } = body
    if (typeof text !== 'string') throw invalidRequest()
    return [name, text.trim()] as const
  })
  return Object.fromEntries(texts) as Record<Name, string>
}

/** Reads the day, the time and the place of an invitation. Throws a Refusal that says what is wrong with each. */
export const invitationIn = (value: unknown, now: Date): InvitationDetails => {
  const invitation = cleanInvitation(textsIn(value, ['day', 'time', 'place', 'bring']))
  const problems = invitationProblems(invitation, todayInIndia(now.getTime()))
  if (problems.length > 0) throw invalid(problems, invitationLabel)
  return invitation
}

const messageIn = ({ way, text, invitation, also, again }: Body, now: Date): Message => {
  if (!isWay(way)) throw invalidRequest()
  return {
    way,
    text: textIn(text, 'The answer', ANSWER_CHARACTERS_MAX),
    ...(invitation !== undefined && { invitation: invitationIn(invitation, now) }),
    ...(also !== undefined && { also: referencesIn(also) }),
    again: again === true,
  }
}

const WITHDRAWN = 'The applicant withdrew this: nothing is left to be told.'
const OF_ANOTHER = 'One of the other submissions is of another person. Nothing was told.'

/** The other submissions that a message counts for, locked until the transaction ends; withdrawn ones are left out. */
const othersOf = async (trx: Db, entry: ListedEntry, also: readonly string[] = []) => {
  const asked = also.filter((reference) => reference !== entry.reference)
  if (asked.length === 0) return []
  await lockEntries(trx, asked)
  for (const reference of asked)
    if (!shareContact(entry, await requireEntry(trx, reference))) throw unprocessable(OF_ANOTHER)
  const withdrawn = await withdrawnBySender(trx, asked)
  return asked.filter((reference) => !withdrawn.has(reference))
}

/** A message as the log names it, without its text. */
const detailsOf = ({ way, invitation }: Message) =>
  [way === 'later' ? 'To be told later' : `Told ${answerWays[way]}`, ...(invitation ? ['Invited'] : [])].join(
    ', ',
  )

/** Keeps the changes of the others that a message counts for. */
const recordOthers = async (
  trx: Db,
  others: readonly string[],
  { changes, details }: { changes: readonly NewChange[]; details: string },
  context: OfficeContext,
) => {
  await changeEntries(trx, others, {})
  await recordChanges(trx, others, byWhom(context), changes)
  const lines = others.map((subject) => ({ action: 'submission_changed' as const, subject, details }))
  await context.log(trx, ...lines)
}

const tell = route('recruiter', 'POST', '/submissions/:reference/tell', async (context) => {
  const { config, request, now, runTask } = context
  const reference = context.param('reference')
  const body = toBody(request.body)
  const version = versionIn(body)
  const message = messageIn(body, now())
  const details = detailsOf(message)
  const work = async (trx: Db, entry: ListedEntry) => {
    const others = await othersOf(trx, entry, message.also)
    await changeAt(trx, entry, version)
    if ((await withdrawnBySender(trx, [reference])).size > 0) throw new Refusal(409, WITHDRAWN)
    const needs = { ...byWhom(context), origin: originOf(request, config), isMailed: isMailed(config) }
    const placement =
      body.placement === undefined ? undefined : placementIn(toBody(body.placement), entry, now())
    const { changes, ofOthers } = await tellOne(trx, entry, { ...message, placement, also: others }, needs)
    if (others.length > 0) await recordOthers(trx, others, { changes: ofOthers, details }, context)
    return changes
  }
  const submission = await change(context, { reference, details, work })
  // The answer does not wait for the mail server.
  if (message.way === 'email') void runTask('mail')
  return submission
})

export const tellRoutes = [drafts, tell]
