import { type ExpressionBuilder, sql } from 'kysely'
import type { Overview, WaitingSubmission } from '@/domain/office/overview'
import { daysBetween, startInIndia, todayInIndia } from '@/domain/site/calendar'
import type { InboxFilter } from '@/domain/submissions/inbox'
import { NO_SOURCE, NO_SOURCE_NAME, sourceName } from '@/domain/submissions/sources'
import { allStates } from '@/domain/submissions/states'
import type { Db, Schema } from '../../database/schema'
import { openOn } from '../jobs'
import { listLinkSources } from '../lookups'
import { type Count, countOf, listColumn } from '../queries'
import type { Indexed } from './inboxEntries'
import { filtered } from './inboxFilter'

const LISTED = 10

/** The number of submissions for each filter, by one query. */
export const countEach = async (db: Db, indexed: Indexed, filters: readonly InboxFilter[]) => {
  const counts = await db
    .selectNoFrom(
      filters.map((filter, index) =>
        filtered(db, indexed, filter)
          .select((build) => build.fn.countAll<Count>().as('count'))
          .as(`${index}`),
      ),
    )
    .executeTakeFirstOrThrow()
  return filters.map((_filter, index) => Number(counts[`${index}`] ?? 0))
}

/** Every state with the number of its submissions. Each is counted in its own index, where grouping would read all rows. */
export const countByState = async (db: Db, indexed: Indexed): Promise<Overview['byState']> => {
  const filters = allStates.map((state) => ({ state: [state] }))
  const totals = await countEach(db, indexed, filters)
  return allStates.map((state, index) => ({ state, total: totals[index] ?? 0 }))
}

/** The jobs with the most applications, each with the position that was applied for last. */
export const countByJob = async (db: Db, indexed: Indexed): Promise<Overview['byJob']> => {
  const counted = filtered(db, indexed, {})
    .select(({ fn }) => ['job_id as jobId', fn.countAll<Count>().as('total')])
    .where('job_id', '!=', '')
    .groupBy('job_id')
    .orderBy('total', 'desc')
    .orderBy('job_id')
    .limit(LISTED)
  const jobs = await db
    .selectFrom(counted.as('counted'))
    .select(['jobId', 'total'])
    .select((build) =>
      build
        .selectFrom('inbox_entry')
        .select('about')
        .whereRef('job_id', '=', 'counted.jobId')
        .where('merged_into', 'is', null)
        .orderBy('received_at', 'desc')
        .limit(1)
        .as('position'),
    )
    .orderBy('total', 'desc')
    .orderBy('jobId')
    .execute()
  return jobs.map(({ jobId, position, total }) => ({ jobId, position: position ?? '', total: Number(total) }))
}

/** The applications since a day by source, the largest first. */
export const countBySource = async (
  db: Db,
  indexed: Indexed,
  from: string,
): Promise<Overview['bySource']> => {
  const counted = await filtered(db, indexed, { kind: ['application'], from })
    .select((build) => ['source', build.fn.countAll<Count>().as('total')])
    .groupBy('source')
    .orderBy('total', 'desc')
    .orderBy('source')
    .execute()
  const named = await listLinkSources(db)
  const totals = counted.map(({ source, total }) => ({ slug: source, total: Number(total) }))
  const known = totals
    .filter(({ slug }) => slug !== '')
    .slice(0, LISTED)
    .map((one) => ({ ...one, name: sourceName(one.slug, named) }))
  const without = totals.find(({ slug }) => slug === '')
  return known.length > 0 && without
    ? [...known, { slug: NO_SOURCE, name: NO_SOURCE_NAME, total: without.total }]
    : known
}

const neverAppliedFor = (build: ExpressionBuilder<Schema, 'job'>) =>
  build.and(
    (['application', 'job_applied_for'] as const).map((table) =>
      build.not(
        build.exists(
          build.selectFrom(table).select(`${table}.job_id`).whereRef(`${table}.job_id`, '=', 'job.job_id'),
        ),
      ),
    ),
  )

/** The open jobs without any application, past or present; those without a day come last. */
export const jobsWithoutApplications = async (db: Db, today: string): Promise<Overview['jobsWithout']> => {
  const jobs = db.selectFrom('job').where(openOn(today)).where(neverAppliedFor)
  const first = await jobs
    .select(['job.job_id', 'job.position', 'job.date_posted'])
    .orderBy(sql`coalesce(job.date_posted, '') = ''`)
    .orderBy('job.date_posted')
    .orderBy('job.job_id')
    .limit(LISTED)
    .execute()
  return {
    total: await countOf(jobs),
    first: first.map((job) => ({
      jobId: job.job_id,
      position: job.position,
      postedOn: job.date_posted?.slice(0, 'YYYY-MM-DD'.length) || null,
    })),
  }
}

export const listAddresses = (db: Db, limit: number) =>
  listColumn(db.selectFrom('office').select('address').limit(limit), 'address')

/** Some jobs with their numbers: '1001 Ward Nurse'. */
export const listNumberedJobs = (db: Db, limit: number) =>
  listColumn(
    db
      .selectFrom('job')
      .select(sql<string>`job_id || ' ' || position`.as('job'))
      .limit(limit),
    'job',
  )

/** Submissions that nobody has looked at, oldest first. */
export const listWaiting = (db: Db, indexed: Indexed): Promise<WaitingSubmission[]> =>
  filtered(db, indexed, { state: ['received'] })
    .select(['reference', 'kind', 'name', 'company', 'about', 'received_at as receivedAt'])
    .orderBy('received_at')
    .orderBy('row')
    .limit(LISTED)
    .execute()

type Moment = 'received_at' | 'answered_at'

/** Midnight in India, as the database writes times: 'T18:30'. */
const MIDNIGHT = startInIndia('2026-01-01').slice('YYYY-MM-DD'.length, 'YYYY-MM-DDTHH:MM'.length)

/** Maps all times of one day in India to one text, so that either database can compare days. */
const sameDay = (column: Moment) =>
  sql<string>`case when ${sql.ref(column)} = '' then '' when substr(${sql.ref(column)}, 11, 6) < ${sql.lit(MIDNIGHT)}
    then substr(${sql.ref(column)}, 1, 10) || 'T00:00Z' else substr(${sql.ref(column)}, 1, 10) || ${sql.lit(`${MIDNIGHT}Z`)} end`

const dayOf = (time: string) => todayInIndia(Date.parse(time))

/** The number of applications by the days until their first answer; undefined means unanswered. */
type AnswerTimes = ReadonlyMap<number | undefined, number>

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

export const answeredWithin = (times: AnswerTimes, most: number) =>
  [...times].filter(isAnswered).reduce((sum, [days, count]) => (days <= most ? sum + count : sum), 0)

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
