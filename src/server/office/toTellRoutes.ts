import type { ToTellTask, WaitingAnswers } from '@/domain/office/toTell'
import type { Db } from '../database/schema'
import { queryOf } from '../http/logs/routeOf'
import { isMailed } from '../mail/mailer'
import { countAnswerMails } from '../repositories/office/answerMails'
import { changeEntries } from '../repositories/office/inboxChanges'
import { findEntry, type ListedEntry, toRows } from '../repositories/office/inboxList'
import {
  amongToTell,
  countToTell,
  findInList,
  findNextToTell,
  listToTell,
  removeToTell,
} from '../repositories/office/toTell'
import { Refusal } from '../submissions/refusal'
import { mailFault } from './answers/mailFault'
import { alsoFor, reachOf } from './answers/people'
import { change, refuseOutdated } from './inbox/changeRoutes'
import { versionIn } from './inbox/readInbox'
import { route } from './officeRoute'
import { pageIn, toBody } from './readRequest'

const notListed = () =>
  new Refusal(404, 'This one waits no longer: it was told, left out, or has another state now.')

/** An answer to be told, with the other submissions that wait to be told the same. */
const task = route(
  'recruiter',
  'GET',
  '/to-tell/:reference',
  async ({ config, database, param }): Promise<ToTellTask> => {
    const { db } = database
    const reference = param('reference')
    const waiting = await findInList(db, reference)
    const entry = await findEntry(db, reference)
    const [row] = entry ? await toRows(db, [entry]) : []
    if (!waiting || !entry || !row) throw notListed()
    const { state, why, text } = waiting
    const also = await alsoFor(db, entry, () => true)
    const listed = new Set(
      await amongToTell(
        db,
        also.map((other) => other.reference),
        state,
      ),
    )
    const waitToo = also.filter((other) => listed.has(other.reference))
    const own = waitToo.filter(({ isSamePerson }) => isSamePerson).map((other) => other.reference)
    return {
      row,
      version: entry.version,
      state,
      why,
      since: entry.stateAt,
      text,
      ...(await reachOf(db, entry, isMailed(config))),
      also: waitToo,
      next: (await findNextToTell(db, waiting, own)) ?? null,
    }
  },
)

/** Takes it from the list without a message. */
const leaveOut = route('recruiter', 'POST', '/to-tell/:reference/leave-out', (context) => {
  const reference = context.param('reference')
  const version = versionIn(toBody(context.request.body))
  const work = async (trx: Db, entry: ListedEntry) => {
    await refuseOutdated(trx, entry, version)
    if (!(await findInList(trx, reference))) throw notListed()
    await removeToTell(trx, [reference])
    await changeEntries(trx, [reference], {})
    return [{ what: 'not_told' as const, value: '' }]
  }
  return change(context, { reference, details: 'No message needed', work })
})

const list = route('recruiter', 'GET', '/to-tell', ({ request, database }) =>
  listToTell(database.db, pageIn(queryOf(request), 50)),
)

/** The counts for the navigation and for the progress of mails. */
const waiting = route('recruiter', 'GET', '/answers/waiting', async (context): Promise<WaitingAnswers> => {
  const { db } = context.database
  const mails = await countAnswerMails(db)
  return { toTell: await countToTell(db), mails: { ...mails, fault: await mailFault(context) } }
})

export const toTellRoutes = [list, task, leaveOut, waiting]
