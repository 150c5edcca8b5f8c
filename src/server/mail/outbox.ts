import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config'
import type { PortalDatabase } from '../database/open'
import {
  claim,
  countOutbox,
  listClaimers,
  nextDue,
  oldestWaiting,
  release,
  releaseClaimsOf,
  removeFromOutbox,
  type Waiting,
} from '../repositories/outbox'
import { forms } from '../submissions/forms'
import { markSent } from '../repositories/office/answers'
import { composeAnswer, NO_ADDRESS } from './answer'
import { composeMail, withoutFiles } from './compose'
import { composeConfirmation } from './confirmation'
import { keepUndelivered } from './undelivered'
import { codesOf, createMailer, NO_SUCH_SCRIPT, refusalOf, SENDING_MAX_MS } from './mailer'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The pause after the mail server could not be reached. */
const REST_MS = MINUTE_MS

const PAUSES_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 3 * HOUR_MS, 18 * HOUR_MS]
const LONGEST_PAUSE_MS = 24 * HOUR_MS

/** After a mail was refused so many times. */
const pauseAfter = (refusals: number) => PAUSES_MS[refusals - 1] ?? LONGEST_PAUSE_MS

/** Attempts for a mail that is refused for good, within about a day. */
const REFUSALS_MAX = PAUSES_MS.length + 1

/** Failures that no further attempt can mend. */
const HOPELESS: ReadonlySet<unknown> = new Set([NO_ADDRESS, NO_SUCH_SCRIPT])

/** Whether a mail server refuses a mail for good. */
const isPermanent = (refusal: number | undefined) => refusal !== undefined && refusal >= 500

/** A mail may be sent twice, with its files and without. */
const LEASE_MS = 3 * SENDING_MAX_MS
/** From this failure on, refused files are left out at once. */
const PATIENT_FAILURES = 2

/** Distinguishes processes in containers, which may all have the same id. */
const start = randomUUID()

/** The name of this process in its claims. */
export const claimer = `${hostname()} ${process.pid} ${start}`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Whether a process of this machine that claimed something was killed. */
const isKilled = (signed: string) => {
  const [host, pid, started] = signed.split(' ')
  if (host !== hostname()) return false
  return Number(pid) === process.pid ? started !== start : !isRunning(Number(pid))
}

type Needs = {
  database: PortalDatabase
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** The number of days in which applications are usually answered; 0 where it is not known. */
  answerDays: () => Promise<number>
}

/**
 * Sends the mails that wait in the database; undefined if SMTP_URL is not set. A row is claimed before its mail is sent and
 * deleted afterwards, so one process sends it once. If a process is killed between the two, the mail is sent again after
 * the lease, with the same Message-ID; no outbox can prevent that.
 */
export const createOutbox = (config: Config, { database, now, log, answerDays }: Needs) => {
  const { company } = config
  const mailer = createMailer(config)
  if (!mailer) return undefined
  const { db, write } = database
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString()
  let restsUntil = ''

  const compose = async (row: Waiting) => {
    const { submission_table: table, submission_id: id, recipient, answer_id: answer } = row
    if (answer !== '') return composeAnswer(db, table, id, { answerId: answer, company, now: now() })
    if (recipient === 'staff') return composeMail(db, table, id)
    return composeConfirmation(db, table, id, { ...config, answerDays: await answerDays() })
  }

  /** Mails a submission, without its files if those are refused. Rejects if the mail was not taken. */
  const deliver = async (row: Waiting) => {
    const { submission_table: table, submission_id: submission, failures } = row
    const mail = await compose(row)
    if (!mail) return
    const refusedAddresses = await mailer.send(mail).catch((error: unknown) => {
      const mayHelp = isPermanent(refusalOf(error)) || failures >= PATIENT_FAILURES
      if (mail.attachments.length === 0 || !mayHelp) throw error
      log.warn({ table, submission, ...codesOf(error) }, 'a submission is mailed without its files')
      return mailer.send(withoutFiles(mail))
    })
    if (refusedAddresses > 0) log.warn({ table, submission, refusedAddresses }, 'not mailed to every address')
  }

  /** The mail server answers nothing at all, so this does not count as a failure of the mail. */
  const rest = async (row: Waiting, claimedUntil: string, error: unknown) => {
    restsUntil = inMs(REST_MS)
    const codes = codesOf(error)
    await write((trx) => release(trx, row.id, claimedUntil, { reply: codes.code ?? 'unreachable' }))
    throw Object.assign(new Error('the mail server cannot be reached'), codes)
  }

  const fail = async (row: Waiting, claimedUntil: string, error: unknown) => {
    const failures = row.failures + 1
    const refusal = refusalOf(error)
    const isToStaff = row.recipient === 'staff'
    const codes = codesOf(error)
    const isGivenUp =
      HOPELESS.has(codes.code) || (failures >= REFUSALS_MAX && (isPermanent(refusal) || !isToStaff))
    const [pause, given_up_at] = isGivenUp ? [0, inMs(0)] : [pauseAfter(failures), '']
    const details = { table: row.submission_table, submission: row.submission_id, failures, ...codes }
    const reply = String(codes.responseCode ?? codes.code ?? 'error')
    if (isGivenUp && row.answer_id !== '') {
      log.warn(details, 'an answer cannot be mailed; it is to be told otherwise')
      return write(async (trx) => {
        await removeFromOutbox(trx, row.id)
        await keepUndelivered(trx, row.answer_id, reply, inMs(0))
      })
    }
    if (isGivenUp && !isToStaff) {
      // The address is wrong, or its mailbox full: the staff can do nothing about it.
      log.warn(details, 'a confirmation cannot be mailed; it is not tried again')
      return write((trx) => removeFromOutbox(trx, row.id))
    }
    if (isGivenUp) log.error(details, 'a submission cannot be mailed; it is not tried again')
    else log.warn({ ...details, pause }, 'a submission was not mailed; it will be retried')
    return write((trx) =>
      release(trx, row.id, claimedUntil, { failures, reply, due_at: inMs(pause), given_up_at }),
    )
  }

  const isOfConnection = async (error: unknown) =>
    refusalOf(error) === undefined &&
    !HOPELESS.has(codesOf(error).code) &&
    (codesOf(error).code === 'EAUTH' || !(await mailer.isReachable()))

  const mailOne = async (row: Waiting, claimedUntil: string) => {
    try {
      await deliver(row)
    } catch (error) {
      return (await isOfConnection(error)) ? rest(row, claimedUntil, error) : fail(row, claimedUntil, error)
    }
    return write(async (trx) => {
      await removeFromOutbox(trx, row.id)
      if (row.answer_id !== '') await markSent(trx, row.answer_id, inMs(0))
    })
  }

  /** Mails of a killed process on this machine go out again at once; on another machine, after their lease. */
  const releaseOfKilled = async () => {
    const killed = (await listClaimers(db, inMs(0))).filter(isKilled)
    if (killed.length > 0) await write((trx) => releaseClaimsOf(trx, killed))
  }

  return {
    /** Sends one mail after the other until none is due. Throws where the mail server cannot be reached. */
    sendDue: async ({ signal }: { signal: AbortSignal }) => {
      await releaseOfKilled()
      while (!signal.aborted && inMs(0) >= restsUntil) {
        const row = await nextDue(db, inMs(0))
        if (!row) return
        const claimedUntil = inMs(LEASE_MS)
        const isOurs = await write((trx) => claim(trx, row, { until: claimedUntil, by: claimer }))
        if (isOurs) await mailOne(row, claimedUntil)
      }
    },
    count: () => countOutbox(db),
    /** How long the oldest submission has waited; 0 if there is none. */
    oldestSeconds: async () => {
      const times = await Promise.all(forms.map(({ table }) => oldestWaiting(db, table)))
      const [oldest] = times.filter((time) => time !== null).toSorted()
      return oldest === undefined ? 0 : Math.max(0, now().getTime() - Date.parse(oldest)) / 1000
    },
  }
}

export type Outbox = NonNullable<ReturnType<typeof createOutbox>>
