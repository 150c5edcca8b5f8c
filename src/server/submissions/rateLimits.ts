import type { onRequestAsyncHookHandler } from 'fastify'
import type { PortalDatabase } from '../database/open'
import type { Db, SendingCountTable } from '../database/schema'
import { CLOCKS_DIFFER_MS } from '../repositories/office/log'
import { type CountPeriod, countSending, findCount } from '../repositories/senderCounts'
import { keyedHash } from '../repositories/meta'
import { numbersIn } from './contactDetails'
import { Refusal } from './refusal'
import { senderOf } from './senderAddress'

const MINUTE_MS = 60_000

/** Counted in the database, so that servers that share it share the limits. */
export type RateLimits = {
  /** Refuses an address that sends too many forms, before its form is read. */
  limitAddress: onRequestAsyncHookHandler
  /** Call it in the transaction that stores the form, so that only stored forms count. */
  limitMobile: (db: Db, mobile: string) => Promise<void>
}

const NO_LIMITS: RateLimits = { limitAddress: async () => undefined, limitMobile: async () => undefined }

const TOO_MANY = 'Too many submissions.'
const TOO_MANY_OF_MOBILE = 'Too many submissions with this mobile number.'

/** A number counts once however it is written; other text counts as it is. */
const sendersIn = (mobile: string) => {
  const numbers = numbersIn(mobile)
  return numbers.length > 0 ? numbers.toSorted() : [mobile.normalize('NFKC').trim().toLowerCase()]
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString()

/** No server restarts a count of another server. A count that ends after `latestEnd` is from a clock that was set back since. */
export const countPeriodAt = (time: Date): CountPeriod => ({
  now: time.toISOString(),
  latestEnd: after(time, MINUTE_MS + CLOCKS_DIFFER_MS),
})

/** Addresses and numbers are stored as keyed hashes, for a minute. A maximum of 0 means no limit. */
export const createRateLimits = (
  database: PortalDatabase,
  maxPerMinute: number,
  now: () => Date,
): RateLimits => {
  if (maxPerMinute === 0) return NO_LIMITS

  const countOne = (db: Db, sender: string) => {
    const time = now()
    return countSending(db, sender, countPeriodAt(time), after(time, MINUTE_MS))
  }

  const tooMany = (sentence: string, { ends_at }: SendingCountTable) => {
    const left = Math.min(Date.parse(ends_at) - now().getTime(), MINUTE_MS)
    const seconds = Math.max(1, Math.ceil(left / 1000))
    return new Refusal(429, `${sentence} Please try again in ${seconds} seconds.`, {
      'Retry-After': `${seconds}`,
    })
  }

  return {
    limitAddress: async (request) => {
      const sender = await keyedHash(database.db, `address ${senderOf(request)}`)
      // An address over its limit costs one read and does not block writers.
      const counted = await findCount(database.db, sender, countPeriodAt(now()))
      if (counted && counted.sent >= maxPerMinute) throw tooMany(TOO_MANY, counted)
      const count = await database.write((trx) => countOne(trx, sender))
      if (count.sent > maxPerMinute) throw tooMany(TOO_MANY, count)
    },
    limitMobile: async (db, mobile) => {
      if (mobile === '') return
      // Sorted, so that two forms with the same two numbers do not wait for each other.
      for (const sender of sendersIn(mobile)) {
        const count = await countOne(db, await keyedHash(db, `mobile ${sender}`))
        if (count.sent > maxPerMinute) throw tooMany(TOO_MANY_OF_MOBILE, count)
      }
    },
  }
}
