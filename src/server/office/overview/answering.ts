import { daysBefore } from '@/domain/site/calendar'
import { ANSWERED_WITHIN_DAYS, type Answering, JUDGED_DAYS } from '@/domain/office/overview'
import type { Db } from '../../database/schema'
import { answeredWithin, countAnswerTimes, medianDays } from '../../repositories/office/answerTimes'

/** The answers to the applications of the last days, without those too young to be judged. */
export const readAnswering = async (db: Db, today: string): Promise<Answering> => {
  const from = daysBefore(today, JUDGED_DAYS - 1)
  const before = daysBefore(today, ANSWERED_WITHIN_DAYS)
  const times = await countAnswerTimes(db, 'received_at', { from, before })
  const unanswered = times.get(undefined) ?? 0
  return {
    from,
    to: daysBefore(before, 1),
    due: unanswered + answeredWithin(times, Infinity),
    inTime: answeredWithin(times, ANSWERED_WITHIN_DAYS),
    unanswered,
    medianDays: medianDays(times),
  }
}
