import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { LAST_DIGITS, NOT_FOUND } from '@/domain/submissions/track'
import { readReference } from '@/domain/submissions/reference'
import type { PortalDatabase } from '../database/open'
import type { Db, RequestCountTable, SubmissionTable } from '../database/schema'
import { keyedHash } from '../repositories/meta'
import { findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { countOne, findCount } from '../repositories/requestCounts'
import { acknowledgedReference, readFields, takeKey } from '../repositories/submissions'
import { tooMany } from '../staff/signInLimits'
import { digitsOf, numbersIn } from '@/domain/text/numbers'
import { Refusal } from '../config/refusal'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** So many wrong tries lock a reference, and as many again lock it for longer. */
const TRIES = 10
const LONGEST_LOCK_MS = 7 * DAY_MS
const LOCKS_MS = [HOUR_MS, 4 * HOUR_MS, DAY_MS]
/** Wrong tries of a reference are forgotten so long after the last: a guesser who waits for that has few. */
const REMEMBERED_MS = 30 * DAY_MS
/** The wrong tries of an address in an hour that get a plain answer. */
const ADDRESS_TRIES_MAX = 30

export const notFound = () => new Refusal(404, NOT_FOUND)

const waitOf = (minutes: number): MessageDescriptor => {
  const hours = Math.ceil(minutes / 60)
  const days = Math.ceil(hours / 24)
  if (hours <= 1) return msg`${plural(minutes, { one: 'a minute', other: '# minutes' })}`
  if (days <= 1) return msg`${plural(hours, { one: 'an hour', other: '# hours' })}`
  return msg`${plural(days, { one: 'a day', other: '# days' })}`
}

const TOO_MANY = msg({ message: 'Too many wrong tries. Please try again in {wait}.' })

const tooManyOfNetwork = () =>
  msg`No submission has this reference and these digits. There were many wrong tries from your network. Please check both, or try again later.`

/**
 * The reference and the digits as a visitor typed them. `corrected` is the number that a correction gives: one whose answer was
 * lost is sent again with the digits of before.
 */
export type Claim = { reference: string; last4: string; corrected: string; address: string }

/** The numbers in a field whose last digits let their owner in: a field may hold two. */
export const longNumbersIn = (mobile: string) =>
  numbersIn(mobile).filter(({ length }) => length >= LAST_DIGITS)

const lastOf = (digits: string) => digits.slice(-LAST_DIGITS)

const correctionOf = async (db: Db, kind: SubmissionTable, reference: string, claim: Claim) => {
  const given = JSON.stringify([reference, lastOf(digitsOf(claim.last4)), longNumbersIn(claim.corrected)])
  return {
    submission_table: kind,
    submission_key: 'correction',
    content: await keyedHash(db, `correction ${given}`),
  }
}

/** Call it in the transaction that corrects a submission. */
export const rememberCorrection = async (
  trx: Db,
  { kind, reference }: ListedEntry,
  claim: Claim,
  now: Date,
) =>
  takeKey(trx, {
    ...(await correctionOf(trx, kind, reference, claim)),
    sent_at: now.toISOString(),
    submission_id: reference,
  })

/** The claimed submission. Unknown references run the same queries, so that timing reveals nothing. */
const findClaimed = async (db: Db, claim: Claim) => {
  const reference = readReference(claim.reference) ?? ''
  const entry = await findEntry(db, reference)
  const kind = entry?.kind ?? 'application'
  const sent = await readFields(db, kind, reference)
  const found = entry && sent && { entry, sent }
  const known = longNumbersIn(sent?.mobile ?? '')
  if (known.map(lastOf).includes(lastOf(digitsOf(claim.last4)))) return found
  // Not a second guess: only who made the correction knows both.
  const again = await acknowledgedReference(db, await correctionOf(db, kind, reference, claim))
  const whole = longNumbersIn(claim.corrected)
  const isAgain = whole.length > 0 && whole.every((one) => known.includes(one))
  return isAgain && again === reference ? found : undefined
}

const locksIn = (tries: number) => Math.floor(tries / TRIES)

/** When the lock of a reference ends; 0 where it is not locked. */
const lockEndOf = ({ count, ends_at }: RequestCountTable) =>
  count % TRIES > 0
    ? 0
    : Date.parse(ends_at) - REMEMBERED_MS + (LOCKS_MS[locksIn(count) - 1] ?? LONGEST_LOCK_MS)

const refuseLocked = (counted: RequestCountTable | undefined, time: Date) => {
  const end = counted ? lockEndOf(counted) : 0
  if (end > time.getTime())
    throw tooMany(
      (minutes) => ({ ...TOO_MANY, values: { wait: waitOf(minutes) } }),
      new Date(end).toISOString(),
      time,
    )
}

/** Does works of one name one after the other. */
const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(name: string, work: () => Promise<Result>) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    const done = result.catch(() => undefined)
    last.set(name, done)
    await done
    if (last.get(name) === done) last.delete(name)
    return result
  }
}

/**
 * Lets the applicant of a submission in; the right digits write nothing. The tries of a reference are judged one after the other,
 * and a wrong one counts before it is answered, so that no more are judged at the same moment than one by one. The tries of an
 * address keep nobody out. Every wrong one gets the same answer, whether there is such a reference or not.
 */
export const createAdmission = ({ db, write }: Pick<PortalDatabase, 'db' | 'write'>, now: () => Date) => {
  const inTurn = createTurns()

  /** Counts a wrong try, of a reference that was seen with so many. Resolves with its refusal. */
  const countWrong = (counter: string, seen: number, { address }: Claim) =>
    write(async (trx) => {
      const time = now()
      const counting = (ms: number) => ({
        now: time.toISOString(),
        endsAt: new Date(time.getTime() + ms).toISOString(),
      })
      const counted = await countOne(trx, { counter, ...counting(REMEMBERED_MS) }, { isProlonged: true })
      const count = counted.count - 1
      // Another server locked it since it was seen.
      if (locksIn(count) > locksIn(seen)) refuseLocked({ ...counted, count }, time)
      const from = await keyedHash(trx, `track from ${address}`)
      const ofAddress = await countOne(trx, { counter: from, ...counting(HOUR_MS) })
      return ofAddress.count > ADDRESS_TRIES_MAX
        ? tooMany(tooManyOfNetwork, ofAddress.ends_at, time)
        : notFound()
    })

  return async (claim: Claim) => {
    const tried = readReference(claim.reference) ?? claim.reference.trim()
    const counter = await keyedHash(db, `track ${tried}`)
    return inTurn(counter, async () => {
      const time = now()
      const counted = await findCount(db, counter, time.toISOString())
      refuseLocked(counted, time)
      const found = await findClaimed(db, claim)
      if (!found) throw await countWrong(counter, counted?.count ?? 0, claim)
      return found
    })
  }
}
