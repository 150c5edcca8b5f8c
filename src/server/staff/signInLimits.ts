import { setTimeout as sleep } from 'node:timers/promises'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { countOne, findCount, forgetCounts, takeBackOne } from '../repositories/requestCounts'
import { keyedHash } from '../repositories/meta'
import { Refusal, type Words } from '../config/refusal'

const MINUTE_MS = 60_000
const ACCOUNT_FAILURES_MAX = 10
/** The staff of an office may share an address. */
const ADDRESS_FAILURES_MAX = 50
/** How long failures count, and how long the last of too many locks. */
const LOCKED_MS = 15 * MINUTE_MS
/** From this failure on, each makes the next attempt wait longer. */
const SLOW_FROM = 5
const SLOWER_MS = 100

/** `wordsFor` says what there was too much of, and when to try again. */
export const tooMany = (wordsFor: (minutes: number) => Words, endsAt: string, time: Date) => {
  const minutes = Math.max(1, Math.ceil((Date.parse(endsAt) - time.getTime()) / MINUTE_MS))
  return new Refusal(429, wordsFor(minutes), { 'Retry-After': `${minutes * 60}` })
}

const locked = (endsAt: string, time: Date) =>
  tooMany(
    (minutes) =>
      `Too many attempts to sign in. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    endsAt,
    time,
  )

const hashOfEmail = (db: Db, email: string) => keyedHash(db, `sign-in of ${email}`)

/** An attempt on an account. `device` names a browser in which this account signed in before. */
type Attempt = { email: string; address: string; device?: string }

/** A known device has a count of its own, so that guesses made elsewhere never lock it. */
const limitsOf = async (db: Db, { email, address, device }: Attempt) =>
  device === undefined
    ? [
        { counter: await hashOfEmail(db, email), max: ACCOUNT_FAILURES_MAX },
        { counter: await keyedHash(db, `sign-in from ${address}`), max: ADDRESS_FAILURES_MAX },
      ]
    : [{ counter: await keyedHash(db, `sign-in of ${email} on ${device}`), max: ACCOUNT_FAILURES_MAX }]

/** Slows down and then locks an account or an address. An attempt counts at once; one that was right is taken back. */
export const beginAttempt = async ({ db, write }: PortalDatabase, asked: Attempt, now: () => Date) => {
  const limits = await limitsOf(db, asked)
  const counts = await write(async (trx) => {
    const time = now()
    for (const { counter, max } of limits) {
      const counted = await findCount(trx, counter, time.toISOString())
      if (counted && counted.count >= max) throw locked(counted.ends_at, time)
    }
    const endsAt = new Date(time.getTime() + LOCKED_MS).toISOString()
    const found: number[] = []
    for (const { counter, max } of limits) {
      const counting = { counter, now: time.toISOString(), endsAt }
      const { count } = await countOne(trx, counting, { isProlonged: true })
      // Others may have been counted in between.
      if (count > max) throw locked(endsAt, time)
      found.push(count)
    }
    return found
  })
  const [failures = 0] = counts
  if (failures > SLOW_FROM) await sleep((failures - SLOW_FROM) * SLOWER_MS)
  return {
    /** Whether a failure of this attempt locks the account. */
    isLast: failures === ACCOUNT_FAILURES_MAX,
    /** Takes the attempt back: it was right as far as it went. */
    takeBack: async (trx: Db) => {
      for (const { counter } of limits) await takeBackOne(trx, counter)
    },
  }
}

/** Forgets the failures of an account: it signed in, or has a new password. */
export const forgetFailures = async (db: Db, email: string) =>
  forgetCounts(db, [await hashOfEmail(db, email)])
