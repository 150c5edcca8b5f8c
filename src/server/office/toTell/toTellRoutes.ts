import type { ToTellTask, WaitingAnswers } from '@/domain/office/toTell'
import { nameOf } from '@/domain/office/inboxChange'
import type { Db } from '../../database/schema'
import { queryOf } from '../../http/logs/routeOf'
import { isMailed } from '../../mail/mailer'
import { countAnswerMails } from '../../repositories/office/answerMails'
import { changeEntries } from '../../repositories/office/inboxChanges'
import { findEntry, historyOf, toRows } from '../../repositories/office/inboxList'
import {
  amongToTell,
  type Claim,
  claimNext,
  claimToTell,
  countToTell,
  findInList,
  holderOf,
  listToTell,
  releaseToTell,
  type Turn,
} from '../../repositories/office/toTellList'
import { removeToTell } from '../../repositories/office/toTell'
import { Refusal } from '../../submissions/refusal'
import { mailFault } from '../answers/mailFault'
import { reachOf } from '../answers/drafts'
import { change } from '../inbox/changeRoutes'
import { type OfficeContext, route } from '../officeRoute'
import { type Body, invalidRequest, pageIn, toBody } from '../readRequest'

const CLAIM_MS = 10 * 60_000

const claimOf = ({ account, now }: OfficeContext): Claim => {
  const time = now().getTime()
  const [at, until] = [time, time + CLAIM_MS].map((ms) => new Date(ms).toISOString())
  return { accountId: account.id, now: at ?? '', until: until ?? '' }
}

const textOrNone = (value: unknown) => {
  if (value !== undefined && typeof value !== 'string') throw invalidRequest()
  return value
}

const turnOf = ({ at, reference }: Turn) => `${at} ${reference}`

const turnIn = (body: Body): Turn | undefined => {
  const [at = '', reference = ''] = textOrNone(body.after)?.split(' ') ?? []
  return at === '' ? undefined : { at, reference }
}

const notListed = () =>
  new Refusal(404, 'This one waits no longer: it was told, left out, or has another state now.')

/** The refusal names the account that works on it. */
const heldBy = async (db: Db, reference: string, now: string) => {
  const held = await holderOf(db, reference, now)
  if (!held) return notListed()
  return new Refusal(409, `${nameOf(held.account)} works on this one just now.`)
}

/** Also claims other answers that wait for the same person: one call tells all of them. */
const taskOf = async (
  trx: Db,
  reference: string,
  claim: Claim,
  { config }: OfficeContext,
): Promise<ToTellTask> => {
  const waiting = await findInList(trx, reference)
  const entry = await findEntry(trx, reference)
  if (!waiting || !entry) throw notListed()
  const history = await historyOf(trx, entry)
  const others = await amongToTell(
    trx,
    history.map((other) => other.reference),
    waiting.state,
  )
  const also = new Set<string>()
  for (const other of others) if (await claimToTell(trx, other, claim)) also.add(other)
  const [row, ...rest] = await toRows(trx, [entry, ...history.filter((other) => also.has(other.reference))])
  if (!row) throw notListed()
  return {
    row,
    version: entry.version,
    state: waiting.state,
    why: waiting.why,
    since: entry.stateAt,
    text: waiting.text,
    ...(await reachOf(trx, entry, isMailed(config))),
    turn: turnOf(waiting),
    also: rest,
  }
}

/** The named one, or the next free one; null where there is none. */
const claim = route('recruiter', 'POST', '/to-tell/claim', async (context) => {
  const body = toBody(context.request.body)
  const [named, turn] = [textOrNone(body.reference), turnIn(body)]
  const by = claimOf(context)
  return context.database.write(async (trx) => {
    if (named !== undefined && !(await claimToTell(trx, named, by))) throw await heldBy(trx, named, by.now)
    const reference = named ?? (await claimNext(trx, by, turn))
    return { task: reference === undefined ? null : await taskOf(trx, reference, by, context) }
  })
})

const referenceIn = (body: unknown) => {
  const { reference } = toBody(body)
  if (typeof reference !== 'string') throw invalidRequest()
  return reference
}

const release = route('recruiter', 'POST', '/to-tell/release', async ({ request, database, account }) => {
  const reference = referenceIn(request.body)
  await database.write(async (trx) => {
    const entry = await findEntry(trx, reference)
    const others = entry ? await historyOf(trx, entry) : []
    await releaseToTell(trx, [reference, ...others.map((other) => other.reference)], account.id)
  })
})

/** Takes it from the list without a message. */
const leaveOut = route('recruiter', 'POST', '/to-tell/leave-out', (context) => {
  const reference = referenceIn(context.request.body)
  const work = async (trx: Db) => {
    const { now } = claimOf(context)
    const held = await holderOf(trx, reference, now)
    if (held && held.account.id !== context.account.id) throw await heldBy(trx, reference, now)
    if (!(await findInList(trx, reference))) throw notListed()
    await removeToTell(trx, [reference])
    await changeEntries(trx, [reference], {})
    return [{ what: 'not_told' as const, value: '' }]
  }
  return change(context, { reference, details: 'No message needed', work })
})

const list = route('recruiter', 'GET', '/to-tell', ({ request, database, now }) =>
  listToTell(database.db, now().toISOString(), pageIn(queryOf(request), 50)),
)

/** The counts for the navigation and for the progress of mails. */
const waiting = route('recruiter', 'GET', '/answers/waiting', async (context): Promise<WaitingAnswers> => {
  const { db } = context.database
  const mails = await countAnswerMails(db)
  return { toTell: await countToTell(db), mails: { ...mails, fault: await mailFault(context) } }
})

export const toTellRoutes = [list, claim, release, leaveOut, waiting]
