import { sql } from 'kysely'
import { daysBetween, startInIndia, todayInIndia } from '@/domain/site/calendar'
import type { Db } from '../../database/schema'
import type { Count } from '../queries'

type Moment = 'received_at' | 'answered_at'

/** The time of day at which a day begins in India, as the database writes times: 'T18:30'. */
const MIDNIGHT = startInIndia('2026-01-01').slice('YYYY-MM-DD'.length, 'YYYY-MM-DDTHH:MM'.length)

/** Maps all times of one day in India to one text, so that either database can compare days. */
const sameDay = (column: Moment) =>
  sql<string>`case when ${sql.ref(column)} = '' then '' when substr(${sql.ref(column)}, 11, 6) < ${sql.lit(MIDNIGHT)}
    then substr(${sql.ref(column)}, 1, 10) || 'T00:00Z' else substr(${sql.ref(column)}, 1, 10) || ${sql.lit(`${MIDNIGHT}Z`)} end`

const dayOf = (time: string) => todayInIndia(Date.parse(time))

/** The number of applications first answered after each number of days in India; undefined stands for unanswered. */
export type AnswerTimes = ReadonlyMap<number | undefined, number>

/** The applications that came in, or were first answered, from one day up to another. */
export const countAnswerTimes = async (
  db: Db,
  by: Moment,
  { from, before }: { from: string; before?: string },
): Promise<AnswerTimes> => {
  const [received, answered] = [sameDay('received_at'), sameDay('answered_at')]
  const groups = await db
    .selectFrom('inbox_entry')
    .select((build) => [
      received.as('received'),
      answered.as('answered'),
      build.fn.countAll<Count>().as('count'),
    ])
    .where('merged_into', 'is', null)
    .where('kind', '=', 'application')
    .where(by, '>=', startInIndia(from))
    .$if(before !== undefined, (query) => query.where(by, '<', startInIndia(before ?? '')))
    .groupBy([received, answered])
    .execute()
  const counts = new Map<number | undefined, number>()
  for (const group of groups) {
    const days = group.answered === '' ? undefined : daysBetween(dayOf(group.received), dayOf(group.answered))
    counts.set(days, (counts.get(days) ?? 0) + Number(group.count))
  }
  return counts
}

const isAnswered = (pair: [number | undefined, number]): pair is [number, number] => pair[0] !== undefined

/** The number answered within so many days. */
export const answeredWithin = (times: AnswerTimes, most: number) =>
  [...times].filter(isAnswered).reduce((sum, [days, count]) => (days <= most ? sum + count : sum), 0)

/** The days of the answer at a place in their order. */
const daysAt = (place: number, answered: readonly [days: number, count: number][]) => {
  let seen = 0
  for (const [days, count] of answered) {
    seen += count
    if (seen > place) return days
  }
  return 0
}

/** The median of days to an answer, rounded up; null where none was answered. */
export const medianDays = (times: AnswerTimes) => {
  const total = answeredWithin(times, Infinity)
  const answered = [...times].filter(isAnswered).toSorted(([one], [other]) => one - other)
  // Both are the same if the count is odd.
  const [before, after] = [Math.ceil(total / 2) - 1, Math.floor(total / 2)]
  return total === 0 ? null : Math.ceil((daysAt(before, answered) + daysAt(after, answered)) / 2)
}
