import { setImmediate } from 'node:timers/promises'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import { type AnswerWay, answerWays, type ToldState } from '@/domain/submissions/answers'
import { nameOf } from '@/domain/submissions/inboxChange'
import { hasState } from '@/domain/submissions/states'
import type { TellChoices, TellPreview } from '@/domain/submissions/telling'
import { capitalized } from '@/domain/text/display'
import { Refusal, unprocessable } from '../../config/refusal'
import type { Db } from '../../database/schema'
import { originOf } from '../../http/request'
import { isMailed } from '../../mail/mailer'
import { toldSince } from '../../repositories/office/answers'
import { lockEntries, mergedOfOthers, withdrawnByApplicant } from '../../repositories/office/inboxChanges'
import { listEntries, type ListedEntry } from '../../repositories/office/inboxList'
import { batchesOf } from '../../repositories/queries'
import {
  type Draft,
  draftWriter,
  languageIn,
  openFields,
  refuseUnnamed,
  type Writer,
} from '../../staff/drafts'
import {
  add,
  alsoFor,
  batchesByPerson,
  countsOf,
  isTold,
  none,
  reachOf,
  type Recipient,
  recipientsOf,
  referencesOf,
  type Split,
  splitByOutcome,
  waysToBoth,
} from '../../staff/recipients'
import { type Message, type Telling, tellAll } from '../../staff/tell'
import { BODY_BYTES, cameLater, chosenIn } from '../inbox/bulkRoutes'
import { byWhom, refuseOutdated } from '../inbox/changeRoutes'
import { noSubmission, readEntry, requireEntry } from '../inbox/entry'
import { placementIn } from '../inbox/placementRoutes'
import { referencesIn, versionIn } from '../inbox/readInbox'
import { type OfficeContext, route, todayOf } from '../officeRoute'
import { type Body, invalidRequest, toBody } from '../readRequest'
import { mailFault } from '../toSendRoutes'
import { assertComplete, choicesIn, typedIn, wayIn } from './choices'

/** The number of submissions in each transaction; forms of visitors are stored in between. */
const BATCH = 50

const needsOf = (context: OfficeContext) => {
  const { request, config, findSimilar } = context
  return {
    origin: originOf(request, config),
    company: config.company,
    findSimilar,
    today: todayOf(context),
  }
}

const WITHDRAWN = 'The applicant withdrew this: nothing is left to be told.'
const NO_MAIL = 'This server sends no e-mails. Tell it on WhatsApp or by phone.'
const NO_ADDRESS = 'There is no e-mail address to write to. Tell it on WhatsApp or by phone.'
const NO_WHATSAPP = 'WhatsApp cannot reach this number. Tell it by e-mail or by phone.'

const refuseTold = async (trx: Db, entry: ListedEntry, state: ToldState) => {
  if (!isTold(entry, state)) return
  const told = await toldSince(trx, entry.reference, { state, at: entry.stateAt })
  if (!told) return
  const who = capitalized(nameOf({ id: told.account_id, name: told.name ?? '' }))
  throw new Refusal(
    409,
    `${who} answered this ${answerWays[told.way]} on ${formatDate(todayInIndia(Date.parse(told.at)))}. Nothing was sent again.`,
  )
}

const refuseUnreachable = async (trx: Db, entry: ListedEntry, way: AnswerWay | 'later', mails: boolean) => {
  if (way === 'email' && !mails) throw unprocessable(NO_MAIL)
  const { email, whatsapp } = await reachOf(trx, entry, mails)
  if (way === 'email' && email === null) throw unprocessable(NO_ADDRESS)
  if (way === 'whatsapp' && whatsapp === null) throw unprocessable(NO_WHATSAPP)
}

/** The text that leaves: the one typed by hand, else the draft. Refused while a field of it is open. */
const readyText = (draft: Draft, typed?: string) => {
  if (draft.question) refuseUnnamed(draft.question)
  const open = typed === undefined ? draft.open : openFields(typed, draft)
  if (open.length > 0)
    throw unprocessable(
      `The answer still says ${open.map((name) => `{${name}}`).join(', ')}. Write in its place what the applicant should read.`,
    )
  return typed ?? draft.text
}

/** The other submissions that a message counts for; withdrawn ones are left out. */
const othersIn = async (trx: Db, entry: ListedEntry, also: readonly string[], way: AnswerWay | 'later') => {
  if (also.length === 0 || way === 'later') return []
  const others = await listEntries(trx, also)
  if (others.length < also.length) throw noSubmission()
  const missed = others.find((other) => !waysToBoth(entry, other).includes(way))
  if (missed)
    throw unprocessable(
      `A message ${answerWays[way]} does not reach ${missed.name || missed.reference}, who has another ${way === 'email' ? 'address' : 'number'}. Nothing was sent.`,
    )
  const withdrawn = await withdrawnByApplicant(trx, also)
  return others.filter(({ reference }) => !withdrawn.has(reference))
}

const alsoIn = ({ also = [] }: Body, reference: string) =>
  referencesIn(also).filter((other) => other !== reference)

const messagesTo = async (trx: Db, writer: Writer, recipients: readonly Recipient[]) => {
  const messages: Message[] = []
  for (const { entry, others } of recipients) {
    const { text, question } = await writer.write(trx, entry, others)
    messages.push({ entry, others, text, question })
  }
  return messages
}

type Choosing = { writer: Writer; telling: Omit<Telling, 'way' | 'state'> & TellChoices }

/** Other applicants whose submissions are merged with these got the state, too: what they are told waits for a person. */
const putOffMerged = async (trx: Db, told: readonly string[], { writer, telling }: Choosing) => {
  const { state, by } = telling
  const merged = await mergedOfOthers(trx, told)
  const { due } = await splitByOutcome(trx, merged, { state }, new Date(by.at))
  const recipients = due.map((entry) => ({ entry, others: [] }))
  const messages = await messagesTo(trx, writer, recipients)
  await tellAll(trx, messages, {
    ...telling,
    // The other was not shown to anybody.
    recipient: undefined,
    placement: undefined,
    way: 'later',
    why: 'later',
  })
}

const tell = route('recruiter', 'POST', '/submissions/:reference/tell', async (context) => {
  const { config, database, now, runTask, log } = context
  const reference = context.param('reference')
  const body = toBody(context.request.body)
  const [version, way, typed, choices] = [versionIn(body), wayIn(body), typedIn(body), choicesIn(body)]
  const also = alsoIn(body, reference)
  assertComplete(choices, now())
  const seen = await requireEntry(database.db, reference)
  if (!hasState(seen.kind, choices.state)) throw invalidRequest()
  const placement =
    body.placement === undefined
      ? undefined
      : placementIn(toBody(body.placement), { ...seen, state: choices.state }, now())
  const writer = await draftWriter(database.db, needsOf(context), choices)
  await writer.prepare(seen)
  await database.write(async (trx) => {
    await lockEntries(trx, [reference, ...also])
    const entry = await requireEntry(trx, reference)
    await refuseOutdated(trx, entry, version)
    if ((await withdrawnByApplicant(trx, [reference])).size > 0) throw new Refusal(409, WITHDRAWN)
    if (body.again !== true) await refuseTold(trx, entry, choices.state)
    await refuseUnreachable(trx, entry, way, isMailed(config))
    const others = await othersIn(trx, entry, also, way)
    const draft = await writer.write(trx, entry, others)
    const message = { entry, others, text: readyText(draft, typed), question: draft.question }
    const telling = { ...choices, way, placement, othersKeepState: true, by: byWhom(context), log }
    await tellAll(trx, [message], telling)
    await putOffMerged(trx, [reference], { writer, telling })
  })
  // The answer does not wait for the mail server.
  if (way === 'email') void runTask('mail')
  return readEntry(database.db, reference)
})

const splitIn = ({ oncePerPerson = false, later = false }: Body, { config }: OfficeContext): Split => {
  if (typeof oncePerPerson !== 'boolean' || typeof later !== 'boolean') throw invalidRequest()
  return { oncePerPerson, later, isMailed: isMailed(config) }
}

/** The chosen ones that get a message, and the number of the others. Other requests are served in between. */
const dueOf = async (db: Db, references: readonly string[], choices: TellChoices, now: Date) => {
  let left = none
  const due: ListedEntry[] = []
  const noYes: ListedEntry[] = []
  for (const batch of batchesOf(references, BATCH)) {
    const sorted = await splitByOutcome(db, batch, choices, now)
    left = add(left, sorted.left)
    due.push(...sorted.due)
    noYes.push(...sorted.noYes)
    await setImmediate()
  }
  return { due, left, noYes }
}

/**
 * Gives many submissions a state, and tells each. Each batch is a transaction: after a failure the rest can be told by the same
 * request, since those that were told are left out.
 */
const tellMany = route('recruiter', 'POST', '/submissions/tell', async (context) => {
  const { database, now, log } = context
  const { db } = database
  const body = toBody(context.request.body)
  const [choices, split, references] = [choicesIn(body), splitIn(body, context), chosenIn(body)]
  assertComplete(choices, now())
  const came = await cameLater(database, body, references)
  const writer = await draftWriter(db, needsOf(context), choices)

  /** Comes after every earlier change of the batch, so that a state set meanwhile is told here. */
  const tellSome = async (trx: Db, some: readonly string[]) => {
    await lockEntries(trx, some)
    const { due, left } = await splitByOutcome(trx, some, choices, now())
    const recipients = await recipientsOf(trx, due, split)
    const telling = { ...choices, by: byWhom(context), log }
    await tellAll(trx, await messagesTo(trx, writer, recipients.mailed), { ...telling, way: 'email' })
    const why = split.later ? 'later' : 'no_email'
    await tellAll(trx, await messagesTo(trx, writer, recipients.toSend), { ...telling, way: 'later', why })
    await putOffMerged(trx, referencesOf(due), { writer, telling })
    return add(left, countsOf(recipients))
  }

  const { due, left } = await dueOf(db, references, choices, now())
  // Before any message is sent: a text with an open field is of no use in any batch.
  const inEach = new Map(due.map((entry) => [languageIn(entry), entry]))
  for (const entry of inEach.values()) readyText(await writer.write(db, entry))
  let counts = left
  for (const batch of batchesByPerson(due, { ...split, most: BATCH })) {
    for (const entry of batch) await writer.prepare(entry)
    const some = referencesOf(batch)
    const done = await database.write((trx) => tellSome(trx, some))
    counts = add(counts, done)
    await setImmediate()
  }
  // The answer does not wait for the mail server.
  if (counts.mailed > 0) void context.runTask('mail')
  return { counts, cameLater: came }
})

const NAMED_MAX = 20

/** The effect of telling, and the first text. Changes nothing. */
const preview = route(
  'recruiter',
  'POST',
  '/submissions/tell/preview',
  async (context): Promise<TellPreview> => {
    const { config, database, now } = context
    const { db } = database
    const body = toBody(context.request.body)
    const [choices, split, references] = [choicesIn(body), splitIn(body, context), chosenIn(body)]
    const { due, left, noYes } = await dueOf(db, references, choices, now())
    const recipients = await recipientsOf(db, due, split)
    const { mailed, toSend } = recipients
    // A message can be sent again.
    const [only] = references.length === 1 ? await listEntries(db, references) : []
    const entry = only ?? (mailed[0] ?? toSend[0])?.entry
    if (only && !hasState(only.kind, choices.state)) throw invalidRequest()
    const first = async () => {
      if (!entry) return null
      const writer = await draftWriter(db, needsOf(context), choices)
      const others = only ? await listEntries(db, alsoIn(body, only.reference)) : (mailed[0]?.others ?? [])
      const { language, text } = await writer.write(db, entry, others)
      const { [language]: similar } =
        choices.state === 'declined' ? await writer.similarTo(entry) : { [language]: '' }
      return {
        name: entry.name,
        language,
        text,
        ...(await reachOf(db, entry, isMailed(config))),
        hasSimilar: similar !== '',
        also: only ? await alsoFor(db, only, choices.state) : [],
      }
    }
    return {
      counts: add(left, countsOf(recipients)),
      cameLater: await cameLater(database, body, references),
      first: await first(),
      noYes: noYes.slice(0, NAMED_MAX).map(({ name, reference }) => name || reference),
      together: mailed
        .filter(({ others }) => others.length > 0)
        .slice(0, NAMED_MAX)
        .map(({ entry: { name }, others }) => ({ name, submissions: 1 + others.length })),
      fault: await mailFault(context),
    }
  },
)

export const tellRoutes = [tell, ...[tellMany, preview].map((one) => ({ ...one, bodyMaxBytes: BODY_BYTES }))]
