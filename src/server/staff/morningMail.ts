import type { FastifyBaseLogger } from 'fastify'
import {
  clockInIndia,
  daysBefore,
  daysBetween,
  formatDate,
  startInIndia,
  todayInIndia,
} from '@/domain/site/calendar'
import { counted } from '@/domain/text/display'
import { allKinds, inboxKinds } from '@/domain/submissions/inbox'
import { OFFICE } from '@/domain/office/paths'
import { stateWords, waitingStates } from '@/domain/submissions/states'
import type { Config } from '../config/config'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { type Mail, subjectOf } from '../mail/compose'
import { createMailer } from '../mail/mailer'
import { listInterviews } from '../repositories/office/interviews'
import { readMorningMailAt, readSettings, writeMorningMailAt } from '../repositories/office/settings'
import { countArrivals, countWaitingStates, listAsking } from '../repositories/office/waiting'
import { deleteDue, setDue } from '../repositories/scheduledTasks'
import { originOfLinks } from './accounts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const AT_HOUR = 8
const NAMED_MAX = 25

const dayOf = (time: Date) => todayInIndia(time.getTime())

const morningOf = (day: string) => new Date(Date.parse(startInIndia(day)) + AT_HOUR * HOUR_MS)

const nextMorning = (now: Date) => {
  const morning = morningOf(dayOf(now))
  return now < morning ? morning : morningOf(daysBefore(dayOf(now), -1))
}

/** Call it in the transaction that changes the setting. */
export const scheduleMorningMail = (trx: Db, isOn: boolean, now: Date) =>
  isOn ? setDue(trx, 'morning', nextMorning(now).toISOString()) : deleteDue(trx, 'morning')

const momentInIndia = (time: Date) =>
  `${formatDate(dayOf(time))}, ${clockInIndia(time.toISOString()).toISOString().slice(11, 16)}`

type Named = { reference: string; name: string; time?: string }

const sumOf = (counts: readonly { total: unknown }[]) =>
  counts.reduce((sum, { total }) => sum + Number(total), 0)

const section = (title: string, total: number, lines: readonly string[]) =>
  total === 0 ? [] : [`${title}: ${total}`, ...lines.map((line) => `  ${line}`), '']

type Moment = { now: Date; since: Date; origin: string }

/** The mail, with counts, names and links only; undefined on a morning with nothing to say. */
const composeMorningMail = async (db: Db, { now, since, origin }: Moment): Promise<Mail | undefined> => {
  const today = dayOf(now)
  const linkTo = (path: string) => `${origin}${OFFICE}${path}`
  const named = (people: readonly Named[]) => {
    const more = people.length - NAMED_MAX
    const lines = people
      .slice(0, NAMED_MAX)
      .map(({ reference, name, time }) =>
        [time, `${subjectOf(name) || 'No name'}:`, linkTo(`/inbox/${reference}`)].filter(Boolean).join(' '),
      )
    return more > 0 ? [...lines, `and ${counted(more, 'other')}`] : lines
  }
  const arrivals = await countArrivals(db, since.toISOString())
  const waiting = await countWaitingStates(db)
  const asking = await listAsking(db)
  const interviews = (await listInterviews(db, today, today)).filter(
    ({ answer }) => answer === '' || answer === 'will_come',
  )
  const [came, wait] = [sumOf(arrivals), sumOf(waiting)]
  if (came + wait + interviews.length === 0) return undefined
  const text = [
    ...section(
      `Came in since ${momentInIndia(since)}`,
      came,
      allKinds.flatMap((kind) =>
        arrivals
          .filter((one) => one.kind === kind)
          .map(({ total }) => `${inboxKinds[kind]}: ${Number(total)}`),
      ),
    ),
    ...section(
      'Wait for news',
      wait,
      waitingStates.flatMap((state) =>
        waiting
          .filter((one) => one.state === state)
          .map(({ total, since: first }) => {
            const days = daysBetween(dayOf(new Date(first)), today)
            const longest = days > 0 ? `, the longest for ${counted(days, 'day')}` : ''
            return `${stateWords(state, allKinds)}: ${Number(total)}${longest}`
          }),
      ),
    ),
    ...section('Asked how it stands', asking.length, named(asking)),
    ...section('Interviews today', interviews.length, named(interviews)),
    `Overview: ${linkTo('/overview')}`,
  ]
  return {
    subject: `${formatDate(today)}: ${came} came in, ${wait} ${wait === 1 ? 'waits' : 'wait'}, ${asking.length} asked`,
    text: `${text.join('\n')}\n`,
    // One id for each day, so that a second mail is recognized as the same.
    id: `morning.${today}`,
    replyTo: undefined,
    attachments: [],
  }
}

type Context = {
  database: PortalDatabase
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Mails the staff once a day, from eight in the morning in India on; resolves with when it is due again. Where the mail
 * server takes no mail it rejects, and is tried again the same day.
 */
export const createMorningMail = (config: Config) => {
  const mailer = createMailer(config)
  return async ({ database: { db, write }, now, log }: Context) => {
    if (!mailer || !(await readSettings(db)).morningMail) return undefined
    const time = now()
    const before = await readMorningMailAt(db)
    // A server may have been away at eight, or have been killed once the mail was sent.
    if (time < morningOf(dayOf(time)) || (before && dayOf(before) === dayOf(time))) return nextMorning(time)
    const since = before ?? new Date(time.getTime() - DAY_MS)
    const mail = await composeMorningMail(db, { now: time, since, origin: await originOfLinks(db, config) })
    const refusedAddresses = mail ? await mailer.send(mail) : 0
    if (refusedAddresses > 0) log.warn({ refusedAddresses }, 'the morning mail did not reach every address')
    await write((trx) => writeMorningMailAt(trx, time))
    return nextMorning(time)
  }
}
