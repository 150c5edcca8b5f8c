import { msg, plural } from '@lingui/core/macro'
import { LAST_DIGITS, NOT_FOUND } from '@/domain/track'
import { readReference } from '@/domain/reference'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { keyedHash } from '../repositories/meta'
import { findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { countSignIn, uncountSignIn } from '../repositories/senderCounts'
import { readFields } from '../repositories/submissions'
import { tooMany } from '../staff/signInLimits'
import { digitsOf, numbersIn } from '../submissions/contactDetails'
import { Refusal } from '../submissions/refusal'

const HOUR_MS = 60 * 60_000
/** Wrong tries in an hour. */
const REFERENCE_TRIES_MAX = 10
const ADDRESS_TRIES_MAX = 30

export const notFound = () => new Refusal(404, NOT_FOUND)

const tooManyTries = (minutes: number) =>
  msg`Too many wrong tries. Please try again in ${plural(minutes, { one: 'a minute', other: '# minutes' })}.`

/**
 * The reference and the digits as a visitor typed them. The whole number opens a submission as well: a correction whose
 * answer was lost is sent again with the last digits of the number before.
 */
export type Claim = { reference: string; last4: string; number: string; address: string }

/** The numbers in a field whose last digits let their owner in: submissions of before may have two. */
export const longNumbersIn = (mobile: string) =>
  numbersIn(mobile).filter(({ length }) => length >= LAST_DIGITS)

const lastOf = (digits: string) => digits.slice(-LAST_DIGITS)

const isKnown = (mobile: string, { last4, number }: Claim) => {
  const known = longNumbersIn(mobile)
  const whole = longNumbersIn(number)
  return (
    known.map(lastOf).includes(lastOf(digitsOf(last4))) ||
    // All of them: a list of guesses would be many tries in one.
    (whole.length > 0 && whole.every((one) => known.includes(one)))
  )
}

/** The entry that is claimed. What is unknown takes the same statements as what is known. */
const findClaimed = async (db: Db, claim: Claim) => {
  const reference = readReference(claim.reference) ?? ''
  const entry = await findEntry(db, reference)
  const sent = await readFields(db, entry?.kind ?? 'application', reference)
  return isKnown(sent?.mobile ?? '', claim) ? entry : undefined
}

type Work<Result> = (trx: Db, entry: ListedEntry) => Promise<Result>

/**
 * Lets the sender of a submission in, and runs `work` in the transaction that judged the claim. A try counts at once, so
 * that tries at the same moment are counted too; one that is right is taken back. Every wrong one gets the same answer.
 */
export const createAdmission = ({ db, write }: Pick<PortalDatabase, 'db' | 'write'>, now: () => Date) => {
  const limitsOf = async ({ reference, address }: Claim) => [
    {
      sender: await keyedHash(db, `track ${readReference(reference) ?? reference.trim()}`),
      max: REFERENCE_TRIES_MAX,
    },
    { sender: await keyedHash(db, `track from ${address}`), max: ADDRESS_TRIES_MAX },
  ]

  return async <Result>(claim: Claim, work: Work<Result>): Promise<Result> => {
    const limits = await limitsOf(claim)
    const done = await write(async (trx) => {
      const time = now()
      const counting = { now: time.toISOString(), endsAt: new Date(time.getTime() + HOUR_MS).toISOString() }
      for (const { sender, max } of limits) {
        const counted = await countSignIn(trx, { sender, ...counting }, { isFixed: true })
        if (counted.failures > max) throw tooMany(tooManyTries, counted.ends_at, time)
      }
      const entry = await findClaimed(trx, claim)
      if (!entry) return undefined
      for (const { sender } of limits) await uncountSignIn(trx, sender)
      return { result: await work(trx, entry) }
    })
    if (!done) throw notFound()
    return done.result
  }
}
