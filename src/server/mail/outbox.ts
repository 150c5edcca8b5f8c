import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PortalDatabase } from '../database/open'
import {
  claim,
  countOutbox,
  nextDue,
  oldestWaiting,
  release,
  removeFromOutbox,
  type Waiting,
} from '../repositories/outbox'
import { forms } from '../submissions/forms'
import { deliver } from './deliver'
import { codesOf, refusalOf, SENDING_MAX_MS, type Mailer } from './mailer'
import { isGivenUp, LONGEST_PAUSE_MS, LONGEST_REST_MS, pauseAfter, restAfter } from './pauses'

const LOOK_EVERY_MS = 10_000
/** A mail may be sent twice, with its files and without. Leaves room for clocks that differ. */
const LEASE_MS = 3 * SENDING_MAX_MS
/** Less than the server's own time to stop. */
const STOP_MS = 8000

type Needs = {
  database: PortalDatabase
  mailer: Mailer
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/**
 * Sends the mails that wait in the database. A row is claimed before its mail is sent and deleted afterwards, so one
 * process sends it once. If a process is killed between the two, the mail is sent again after the lease, with the same
 * Message-ID; no outbox can prevent that.
 */
export const createOutbox = ({ database, mailer, now, log }: Needs) => {
  const { db, write } = database
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString()
  const stopping = new AbortController()
  let unreachable = 0
  let restsUntil = 0

  /** A clock that was set back does not prolong the rest. */
  const isResting = () => {
    const left = restsUntil - now().getTime()
    return left > 0 && left <= LONGEST_REST_MS
  }

  /** The mail server does not answer, whatever it is sent: the mail is not counted as failed. */
  const rest = async (row: Waiting, claimedUntil: string, error: unknown) => {
    unreachable += 1
    const pause = restAfter(unreachable)
    restsUntil = now().getTime() + pause
    log.warn({ ...codesOf(error), pause }, 'the mail server cannot be reached; it will be tried again')
    const reply = codesOf(error).code ?? 'unreachable'
    await write((trx) => release(trx, row.id, claimedUntil, { reply }))
  }

  const fail = async (row: Waiting, claimedUntil: string, error: unknown) => {
    const failures = row.failures + 1
    const refusal = refusalOf(error)
    const [pause, given_up_at] = isGivenUp(refusal, failures) ? [0, inMs(0)] : [pauseAfter(failures), '']
    const codes = codesOf(error)
    const details = { table: row.submission_table, submission: row.submission_id, failures, ...codes }
    if (given_up_at)
      log.error(details, 'a submission cannot be mailed; it is not tried again until retry-mail')
    else log.warn({ ...details, pause }, 'a submission was not mailed; it will be retried')
    const reply = String(codes.responseCode ?? codes.code ?? 'error')
    await write((trx) =>
      release(trx, row.id, claimedUntil, { failures, reply, due_at: inMs(pause), given_up_at }),
    )
  }

  const isOfConnection = async (error: unknown) =>
    refusalOf(error) === undefined && (codesOf(error).code === 'EAUTH' || !(await mailer.isReachable()))

  /** Returns whether the mail server can be reached. */
  const mailOne = async (row: Waiting, claimedUntil: string) => {
    try {
      await deliver({ db, send: mailer.send, log }, row)
    } catch (error) {
      const isRest = await isOfConnection(error)
      await (isRest ? rest : fail)(row, claimedUntil, error)
      if (!isRest) unreachable = 0
      return !isRest
    }
    unreachable = 0
    await write((trx) => removeFromOutbox(trx, row.id))
    return true
  }

  const moment = () => ({
    now: inMs(0),
    dueAtMost: inMs(LONGEST_PAUSE_MS + LEASE_MS),
    claimedAtMost: inMs(2 * LEASE_MS),
  })

  /** Sends one mail after the other until none is due or the mail server cannot be reached. */
  const mailAll = async () => {
    while (!stopping.signal.aborted && !isResting()) {
      const row = await nextDue(db, moment())
      if (!row) return
      const claimedUntil = inMs(LEASE_MS)
      const isOurs = await write((trx) => claim(trx, row, claimedUntil))
      if (isOurs && !(await mailOne(row, claimedUntil))) return
    }
  }

  let round: Promise<void> | undefined
  let isAskedAgain = false

  /** Starts a round unless one is running. Resolves when the round ends; never rejects. */
  const look = (): Promise<void> => {
    isAskedAgain = round !== undefined
    round ??= mailAll()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        round = undefined
        // Otherwise a mail added at the end of the round would wait for the timer.
        if (isAskedAgain && !stopping.signal.aborted) void look()
      })
    return round
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()

  return {
    look,
    count: () => countOutbox(db),
    /** How long the oldest submission has waited; 0 if there is none. */
    oldestSeconds: async () => {
      const times = await Promise.all(forms.map(({ table }) => oldestWaiting(db, table)))
      const [oldest] = times.filter((time) => time !== null).toSorted()
      return oldest === undefined ? 0 : Math.max(0, now().getTime() - Date.parse(oldest)) / 1000
    },
    /** Waits a while for the mail under way; if it takes longer, the next process sends it. */
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await Promise.race([round, sleep(STOP_MS, undefined, { ref: false })])
      if (round) log.warn('a mail was still being sent when the server stopped')
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
