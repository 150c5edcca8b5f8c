import { msg } from '@lingui/core/macro'
import type { onRequestAsyncHookHandler } from 'fastify'
import { Refusal, type Words } from '../config/refusal'
import type { PortalDatabase } from '../database/open'
import type { Db, RequestCountTable } from '../database/schema'
import { keyedHash } from '../repositories/meta'
import { countOne, findCount } from '../repositories/requestCounts'
import { clientOf } from './clientAddress'
import { numbersIn } from '@/domain/text/numbers'

const MINUTE_MS = 60_000

/** Counted in the database, so that servers that share it share the limits. */
export type RateLimits = {
  /** Refuses an address that sends too many forms, before its form is read. */
  limitAddress: onRequestAsyncHookHandler
  /** Call it in the transaction that stores the form, so that only stored forms count. */
  limitMobile: (db: Db, mobile: string) => Promise<void>
}

const NO_LIMITS: RateLimits = { limitAddress: async () => undefined, limitMobile: async () => undefined }

const tooManyOfAddress = (seconds: number) =>
  msg`Too many submissions. Please try again in ${seconds} seconds.`
const tooManyOfMobile = (seconds: number) =>
  msg`Too many submissions with this mobile number. Please try again in ${seconds} seconds.`

/**
 * By what a number is counted: once however it is written; other text as it is. Sorted, so that two forms with the same two
 * numbers do not wait for each other.
 */
export const countersOf = (db: Db, mobile: string) => {
  const numbers = numbersIn(mobile)
  const texts = numbers.length > 0 ? numbers.toSorted() : [mobile.normalize('NFKC').trim().toLowerCase()]
  return Promise.all(texts.map((text) => keyedHash(db, `mobile ${text}`)))
}

/** Addresses and numbers are stored as keyed hashes, for a minute. A maximum of 0 means no limit. */
export const createRateLimits = (
  database: PortalDatabase,
  maxPerMinute: number,
  now: () => Date,
): RateLimits => {
  if (maxPerMinute === 0) return NO_LIMITS

  const countFor = (db: Db, counter: string) => {
    const time = now()
    const endsAt = new Date(time.getTime() + MINUTE_MS).toISOString()
    return countOne(db, { counter, now: time.toISOString(), endsAt })
  }

  const tooMany = (wordsFor: (seconds: number) => Words, { ends_at }: RequestCountTable) => {
    const seconds = Math.max(1, Math.ceil((Date.parse(ends_at) - now().getTime()) / 1000))
    return new Refusal(429, wordsFor(seconds), { 'Retry-After': `${seconds}` })
  }

  return {
    limitAddress: async (request) => {
      const counter = await keyedHash(database.db, `address ${clientOf(request)}`)
      // An address over its limit costs one read and does not block writers.
      const counted = await findCount(database.db, counter, now().toISOString())
      if (counted && counted.count >= maxPerMinute) throw tooMany(tooManyOfAddress, counted)
      const all = await database.write((trx) => countFor(trx, counter))
      if (all.count > maxPerMinute) throw tooMany(tooManyOfAddress, all)
    },
    limitMobile: async (db, mobile) => {
      if (mobile === '') return
      for (const counter of await countersOf(db, mobile)) {
        const all = await countFor(db, counter)
        if (all.count > maxPerMinute) throw tooMany(tooManyOfMobile, all)
      }
    },
  }
}
