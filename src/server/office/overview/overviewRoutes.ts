import { daysBefore } from '@/domain/site/calendar'
import { OVERVIEW_DAYS, type Overview } from '@/domain/office/overview'
import { isAtLeast } from '@/domain/office/roles'
import {
  countByJob,
  countBySource,
  countByState,
  countEach,
  jobsWithoutApplications,
  listWaiting,
} from '../../repositories/office/overview'
import { countOpenJobs } from '../../repositories/jobs'
import { countByAssignee } from '../../repositories/office/waiting'
import { readWaiting } from '../../staff/retention'
import { yieldOneAtATime } from '../../staff/yieldOneAtATime'
import { type OfficeContext, route, todayOf } from '../officeRoute'
import { readAnswering } from './answering'
import { readFirstSteps } from './firstSteps'

const WEEK_DAYS = 7

/** The Monday of the week of a day. */
const mondayOf = (day: string) => daysBefore(day, (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS)

/** The last days, today last. */
const lastDays = (today: string) =>
  Array.from({ length: OVERVIEW_DAYS }, (_, index) => daysBefore(today, OVERVIEW_DAYS - 1 - index))

const readOverview = async ({ database, now, session, account }: OfficeContext): Promise<Overview> => {
  const { db } = database
  const today = todayOf({ now })
  const monday = mondayOf(today)
  const visit = session.previousVisitAt
  const days = lastDays(today)
  await yieldOneAtATime()
  const ofDays = days.map((day) => ({ from: day, to: day }))
  const [sinceVisit = 0, ...totals] = await countEach(db, database, [{ from: visit ?? today }, ...ofDays])
  const perDay = days.map((day, index) => ({ day, total: totals[index] ?? 0 }))
  const totalSince = (from: string) =>
    perDay.reduce((sum, { day, total }) => (day >= from ? sum + total : sum), 0)
  await yieldOneAtATime()
  const answering = await readAnswering(db, today)
  await yieldOneAtATime()
  const waitingBy = await countByAssignee(db)
  await yieldOneAtATime()
  const byState = await countByState(db, database)
  await yieldOneAtATime()
  const byJob = await countByJob(db, database)
  await yieldOneAtATime()
  const bySource = await countBySource(db, database, days[0] ?? today)
  await yieldOneAtATime()
  const jobs = {
    openJobs: await countOpenJobs(db, today),
    jobsWithout: await jobsWithoutApplications(db, today),
  }
  await yieldOneAtATime()
  const isOwner = isAtLeast(account.role, 'owner')
  const purge = isOwner ? await readWaiting(db, now()) : undefined
  return {
    counts: {
      today: { from: today, total: totalSince(today) },
      week: { from: monday, total: totalSince(monday) },
      sinceVisit: visit === null ? null : { from: visit, total: sinceVisit },
    },
    answering,
    waitingBy,
    perDay,
    byState,
    byJob,
    bySource,
    ...jobs,
    waiting: await listWaiting(db, database),
    toDelete: purge && !purge.isAllowed ? purge.submissions : 0,
    firstSteps: isOwner ? await readFirstSteps(db) : null,
  }
}

/** The first screen of the staff. */
export const overviewRoutes = [route('reader', 'GET', '/overview', readOverview)]
