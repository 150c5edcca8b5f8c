import { LRUCache } from 'lru-cache'
import { daysBefore, todayInIndia } from '@/domain/site/calendar'
import type { Db } from '../database/schema'
import { answeredWithin, countAnswerTimes, medianDays } from '../repositories/office/overview'

const ANSWERS_MIN = 20
const LAST_DAYS = 90
const KEPT_MS = 5 * 60_000

/** The median of days in which recent applications were answered; 0 where too few were. */
export const readAnswerDays = async (db: Db, now: Date) => {
  const from = daysBefore(todayInIndia(now.getTime()), LAST_DAYS - 1)
  const times = await countAnswerTimes(db, 'answered_at', { from })
  return answeredWithin(times, Infinity) < ANSWERS_MIN ? 0 : Math.max(1, medianDays(times) ?? 0)
}

/** The same, recounted every few minutes. */
export const keepAnswerDays = (db: Db, now: () => Date) => {
  const kept = new LRUCache<'days', number>({
    max: 1,
    ttl: KEPT_MS,
    allowStale: true,
    fetchMethod: () => readAnswerDays(db, now()),
  })
  return async () => (await kept.fetch('days')) ?? 0
}
