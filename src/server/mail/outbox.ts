import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PortalDatabase } from '../database/open'
import {
  claim,
  countOutbox,
  nextDue,
  oldestWaiting,
  postpone,
  removeFromOutbox,
  type Waiting,
} from '../repositories/outbox'
import { readSubmission } from '../repositories/submissions'
import { forms } from '../submissions/forms'
import { composeMail } from './compose'
import { SENDING_MAX_MS, type SendMail } from './mailer'

const LOOK_EVERY_MS = 10_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
/** The clocks of several machines differ a little. */
const LEASE_MS = 2 * SENDING_MAX_MS
/** Less than what the whole server has to stop. */
const STOP_MS = 8000

/** 30 seconds, doubled with each failure, an hour at most; never given up. */
export const pauseAfter = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20), LONGEST_PAUSE_MS)

/** Codes alone: what a mail server says may repeat what is in the mail. */
const codesOf = (error: unknown) => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return { code, responseCode }
}

type Needs = {
  database: PortalDatabase
  send: SendMail
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/**
 * Mails what waits in the database. A row is claimed before its mail is sent and removed after, so each is sent once,
 * by whichever process. What no outbox can promise: a process that is killed between the mail server's yes and the
 * removal leaves a row that is mailed again after the lease. Such a second mail has the same Message-ID.
 */
export const createOutbox = ({ database, send, now, log }: Needs) => {
  const { db, write } = database
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString()
  const stopping = new AbortController()

  const fail = async (row: Waiting, claimedUntil: string, error: unknown) => {
    const failures = row.failures + 1
    const pause = pauseAfter(failures)
    const { submission_table: table, submission_id: submission } = row
    log.warn(
      { table, submission, failures, ...codesOf(error), pause },
      'a submission was not mailed; tried again later',
    )
    await write((trx) => postpone(trx, row.id, claimedUntil, failures, inMs(pause)))
  }

  /** Whether it went well. A submission that was erased in the meantime is nobody's to read. */
  const mailOne = async (row: Waiting, claimedUntil: string) => {
    const { submission_table: table, submission_id: submission } = row
    let refusedAddresses = 0
    try {
      const stored = await readSubmission(db, table, submission)
      if (stored) refusedAddresses = await send(await composeMail(db, table, stored))
    } catch (error) {
      await fail(row, claimedUntil, error)
      return false
    }
    await write((trx) => removeFromOutbox(trx, row.id))
    if (refusedAddresses > 0) log.warn({ submission, refusedAddresses }, 'not mailed to every address')
    return true
  }

  /** One after the other until nothing is due. The first that fails ends it: the mail server may be down. */
  const mailAll = async () => {
    while (!stopping.signal.aborted) {
      const row = await nextDue(db, inMs(0))
      if (!row) return
      const claimedUntil = inMs(LEASE_MS)
      const isOurs = await write((trx) => claim(trx, row, claimedUntil))
      if (isOurs && !(await mailOne(row, claimedUntil))) return
    }
  }

  let round: Promise<void> | undefined
  let isAskedAgain = false

  /** Looks for work; the promise ends with the round, and never rejects. */
  const look = (): Promise<void> => {
    isAskedAgain = round !== undefined
    round ??= mailAll()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        round = undefined
        // What came while a round was ending would wait for the timer.
        if (isAskedAgain && !stopping.signal.aborted) void look()
      })
    return round
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()

  return {
    look,
    count: () => countOutbox(db),
    /** For how long the oldest submission has waited; 0 where none waits. */
    oldestSeconds: async () => {
      const times = await Promise.all(forms.map(({ table }) => oldestWaiting(db, table)))
      const [oldest] = times.filter((time) => time !== null).toSorted()
      return oldest === undefined ? 0 : (now().getTime() - Date.parse(oldest)) / 1000
    },
    /** Begins nothing more, and waits for the mail under way; one that takes too long is sent by the next process. */
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await Promise.race([round, sleep(STOP_MS, undefined, { ref: false })])
      if (round) log.warn('a mail was still being sent when the server stopped')
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
