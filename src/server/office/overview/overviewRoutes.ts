import { daysBefore, todayInIndia } from '@/domain/calendar'
import { OVERVIEW_DAYS, type Overview } from '@/domain/office/overview'
import {
  countByJob,
  countByState,
  countEach,
  jobsWithoutApplications,
  listWaiting,
} from '../../repositories/office/overview'
import { countOpenJobs } from '../../repositories/jobs'
import { yieldOneAtATime } from '../../staff/yieldOneAtATime'
import { type GuardedRoute, route } from '../officeRoute'

const WEEK_DAYS = 7

/** The Monday of the week of a day. */
const mondayOf = (day: string) => daysBefore(day, (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS)

/** The last days, today last. */
const lastDays = (today: string) =>
  Array.from({ length: OVERVIEW_DAYS }, (_, index) => daysBefore(today, OVERVIEW_DAYS - 1 - index))

const overview = route('reader', 'GET', '/overview', async (context): Promise<Overview> => {
  const { database, now, session } = context
  const { db } = database
  const today = todayInIndia(now().getTime())
  const monday = mondayOf(today)
  const visit = session.previousVisitAt
  const days = lastDays(today)
  await yieldOneAtATime()
  const [ofToday = 0, ofWeek = 0, sinceVisit = 0] = await countEach(
    db,
    database,
    [today, monday, visit ?? today].map((from) => ({ from })),
  )
  await yieldOneAtATime()
  const ofDays = await countEach(
    db,
    database,
    days.map((day) => ({ from: day, to: day })),
  )
  await yieldOneAtATime()
  const byState = await countByState(db, database)
  await yieldOneAtATime()
  const byJob = await countByJob(db, database)
  await yieldOneAtATime()
  const jobs = { openJobs: await countOpenJobs(db), jobsWithout: await jobsWithoutApplications(db) }
  await yieldOneAtATime()
  return {
    counts: {
      today: { from: today, total: ofToday },
      week: { from: monday, total: ofWeek },
      sinceVisit: visit === null ? null : { from: visit, total: sinceVisit },
    },
    perDay: days.map((day, index) => ({ day, total: ofDays[index] ?? 0 })),
    byState,
    byJob,
    ...jobs,
    waiting: await listWaiting(db, database),
  }
})

/** The first screen of the staff. */
export const overviewRoutes: GuardedRoute[] = [overview]
