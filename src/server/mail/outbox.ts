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
/** Leaves room for clocks that differ. */
const LEASE_MS = 2 * SENDING_MAX_MS
/** Less than the server's own time to stop. */
const STOP_MS = 8000

/** 30 s, doubled with each failure up to an hour. A mail is never given up. */
export const pauseAfter = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20), LONGEST_PAUSE_MS)

/** Codes only: the message of a mail server may quote the mail. */
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
 * Sends the mails that wait in the database. A row is claimed before its mail is sent and deleted afterwards, so one
 * process sends it once. If a process is killed between the two, the mail is sent again after the lease, with the same
 * Message-ID; no outbox can prevent that.
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
      'a submission was not mailed; it will be retried',
    )
    await write((trx) => postpone(trx, row.id, claimedUntil, failures, inMs(pause)))
  }

  /** Returns whether the mail was sent, or its submission erased meanwhile. */
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

  /** Sends one mail after the other until none is due. A failure ends the round: the mail server may be down. */
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
      return oldest === undefined ? 0 : (now().getTime() - Date.parse(oldest)) / 1000
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
