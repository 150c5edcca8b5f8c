import { createHmac } from 'node:crypto'
import type { onRequestAsyncHookHandler } from 'fastify'
import type { PortalDatabase } from '../database/open'
import type { Db, SendingCountTable } from '../database/schema'
import { Refusal } from '../http/reply'
import { countSending, findCount, readHashSecret } from '../repositories/sendingCounts'
import { subnetOf } from './subnet'

const MINUTE_MS = 60_000
const MOBILE_DIGITS = 10

/** Counted in the database, so that all servers that share it hold one limit together. */
export type SendingLimits = {
  /** Refuses an address that sends too much, whatever the form, before its form is read. */
  limitAddress: onRequestAsyncHookHandler
  /** To be called in the transaction that stores the form: one that is refused is not counted. */
  limitMobile: (db: Db, mobile: string) => Promise<void>
}

const NO_LIMITS: SendingLimits = { limitAddress: async () => undefined, limitMobile: async () => undefined }

const ADDRESS_REFUSED = 'That was a lot in a short time.'
const MOBILE_REFUSED = 'Several forms with this mobile number came in a short time.'

/** One number, however it is written. */
const plainMobile = (mobile: string) => mobile.replace(/\D/g, '').slice(-MOBILE_DIGITS) || mobile.trim()

const hashOf = async (db: Db, sender: string) =>
  createHmac('sha256', await readHashSecret(db))
    .update(sender)
    .digest('hex')

/** Addresses and numbers are stored as keyed hashes, for a minute; a maximum of 0 is no limit. */
export const createSendingLimits = (
  database: PortalDatabase,
  maxPerMinute: number,
  now: () => Date,
): SendingLimits => {
  if (maxPerMinute === 0) return NO_LIMITS

  const countOne = (db: Db, sender: string) => {
    const time = now()
    return countSending(db, sender, time.toISOString(), new Date(time.getTime() + MINUTE_MS).toISOString())
  }

  const tooMuch = (sentence: string, { ends_at }: SendingCountTable) => {
    const seconds = Math.max(1, Math.ceil((Date.parse(ends_at) - now().getTime()) / 1000))
    return new Refusal(429, `${sentence} Please try again in ${seconds} seconds.`, {
      'Retry-After': `${seconds}`,
    })
  }

  return {
    limitAddress: async (request) => {
      const sender = await hashOf(database.db, `address ${subnetOf(request.ip)}`)
      // Who is over the limit costs one read, and keeps nobody else from writing.
      const counted = await findCount(database.db, sender, now().toISOString())
      if (counted && counted.sent >= maxPerMinute) throw tooMuch(ADDRESS_REFUSED, counted)
      const count = await database.write((trx) => countOne(trx, sender))
      if (count.sent > maxPerMinute) throw tooMuch(ADDRESS_REFUSED, count)
    },
    limitMobile: async (db, mobile) => {
      if (mobile === '') return
      const count = await countOne(db, await hashOf(db, `mobile ${plainMobile(mobile)}`))
      if (count.sent > maxPerMinute) throw tooMuch(MOBILE_REFUSED, count)
    },
  }
}
