import { memoized } from '@/domain/jobs/memoized'
import { isAtLeast } from '@/domain/office/account'
import {
  ANSWERED_WITHIN_DAYS,
  type Answering,
  type FirstSteps,
  JUDGED_DAYS,
  type Overview,
  OVERVIEW_DAYS,
} from '@/domain/office/overview'
import { daysBefore } from '@/domain/site/calendar'
import { readSample } from '../content/sample'
import type { Db } from '../database/schema'
import { countOpenJobs } from '../repositories/jobs'
import { listAccounts } from '../repositories/office/accounts'
import {
  answeredWithin,
  countAnswerTimes,
  countByJob,
  countBySource,
  countByState,
  countEach,
  jobsWithoutApplications,
  listAddresses,
  listNumberedJobs,
  listWaiting,
  medianDays,
} from '../repositories/office/overview'
import { countByAssignee } from '../repositories/office/waiting'
import { readWaiting } from '../staff/retention'
import { yieldOneAtATime } from '../staff/yieldOneAtATime'
import { type OfficeContext, route, todayOf } from './officeRoute'

/** The addresses of the sample offices, or the sample jobs with their numbers. */
const samplesOf = memoized(
  (name: 'offices' | 'jobs') =>
    new Set(
      readSample(name).rows.map(({ values: { address, job_id, position } }) =>
        name === 'offices' ? `${address}` : `${job_id} ${position}`,
      ),
    ),
)

/** More rows than there are samples, so that one of them is the company's own. */
const ENOUGH = 1000

const hasOwn = (name: 'offices' | 'jobs', texts: readonly string[]) =>
  texts.some((text) => !samplesOf(name).has(text))

/** The first steps of a new office as its database shows them; null once all are done. */
const readFirstSteps = async (db: Db): Promise<FirstSteps | null> => {
  const steps = {
    company: hasOwn('offices', await listAddresses(db, ENOUGH)),
    jobs: hasOwn('jobs', await listNumberedJobs(db, ENOUGH)),
    colleagues: (await listAccounts(db)).length > 1,
  }
  return Object.values(steps).every(Boolean) ? null : steps
}

const readAnswering = async (db: Db, today: string): Promise<Answering> => {
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

const WEEK_DAYS = 7

/** Other requests are served before each read. */
const inTurn = async <Result>(read: () => Promise<Result>) => {
  await yieldOneAtATime()
  return read()
}

const countToDelete = async (db: Db, now: Date) => {
  const purge = await readWaiting(db, now)
  return purge && !purge.isAllowed ? purge.submissions : 0
}

const readOverview = async ({ database, now, session, account }: OfficeContext): Promise<Overview> => {
  const { db } = database
  const today = todayOf({ now })
  const monday = daysBefore(today, (new Date(today).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS)
  const visit = session.previousVisitAt
  const days = Array.from({ length: OVERVIEW_DAYS }, (_, index) => daysBefore(today, index)).toReversed()
  const ofDays = days.map((day) => ({ from: day, to: day }))
  const [sinceVisit = 0, ...totals] = await inTurn(() =>
    countEach(db, database, [{ from: visit ?? today }, ...ofDays]),
  )
  const perDay = days.map((day, index) => ({ day, total: totals[index] ?? 0 }))
  const totalSince = (from: string) =>
    perDay.reduce((sum, { day, total }) => (day >= from ? sum + total : sum), 0)
  const isOwner = isAtLeast(account.role, 'owner')
  return {
    counts: {
      today: { from: today, total: totalSince(today) },
      week: { from: monday, total: totalSince(monday) },
      sinceVisit: visit === null ? null : { from: visit, total: sinceVisit },
    },
    perDay,
    answering: await inTurn(() => readAnswering(db, today)),
    waitingBy: await inTurn(() => countByAssignee(db)),
    byState: await inTurn(() => countByState(db, database)),
    byJob: await inTurn(() => countByJob(db, database)),
    bySource: await inTurn(() => countBySource(db, database, days[0] ?? today)),
    openJobs: await inTurn(() => countOpenJobs(db, today)),
    jobsWithout: await jobsWithoutApplications(db, today),
    waiting: await inTurn(() => listWaiting(db, database)),
    toDelete: isOwner ? await countToDelete(db, now()) : 0,
    firstSteps: isOwner ? await readFirstSteps(db) : null,
  }
}

export const overviewRoutes = [route('reader', 'GET', '/overview', readOverview)]
