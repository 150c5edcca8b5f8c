import { type ExpressionBuilder, sql } from 'kysely'
import { jobFields } from '@/domain/content/jobFields'
import { type JobState, jobStateOf, type OfficeJobList, type OfficeJobSort } from '@/domain/office/jobs'
import { waitingStates } from '@/domain/submissions/states'
import type { Db, Schema } from '../../database/schema'
import {
  batchesOf,
  type Count,
  countOf,
  hasRow,
  hasWords,
  lacksHindi,
  listColumn,
  type Page,
} from '../queries'
import { closedOn, closedOnDay, openOn } from '../jobs'

export type JobOrder = {
  sort: OfficeJobSort
  order: 'asc' | 'desc'
  search: string
  states: readonly JobState[]
  /** Whether only jobs with a text that has none in Hindi. */
  withoutHindi?: boolean
  /** By which jobs are open or closed. */
  today: string
}

type Build = ExpressionBuilder<Schema, 'job'>

const hasState = (build: Build, state: JobState, today: string) => {
  const isPublished = build('job.state', '=', 'open')
  if (state === 'open') return openOn(today)(build)
  if (state === 'closed') return build.and([isPublished, build.not(openOn(today)(build))])
  return build('job.state', '=', state)
}

const SEARCHED = [
  'job.job_id',
  'job.position',
  'job.position_hi',
  'job.company_name',
  'job.location',
] as const

const found =
  ({ search, states, withoutHindi, today }: Omit<JobOrder, 'sort' | 'order'>) =>
  (build: Build) =>
    build.and([
      hasWords(SEARCHED, search),
      ...(withoutHindi ? [lacksHindi('job', jobFields)] : []),
      ...(states.length > 0 ? [build.or(states.map((state) => hasState(build, state, today)))] : []),
    ])

/** Jobs with their last change and the number of their applications. */
const withChanges = (db: Db) =>
  db
    .selectFrom('job')
    .leftJoin('job_change', (join) =>
      join.onRef('job_change.job_id', '=', 'job.job_id').on('job_change.number', '=', (build) =>
        build
          .selectFrom('job_change as any_change')
          .select(({ fn }) => fn.max('any_change.number').as('last'))
          .whereRef('any_change.job_id', '=', 'job.job_id'),
      ),
    )
    .leftJoin(
      (join) =>
        join
          .selectFrom('application')
          .select((build) => ['application.job_id', build.fn.countAll<Count>().as('sent')])
          .groupBy('application.job_id')
          .as('applied'),
      (join) => join.onRef('applied.job_id', '=', 'job.job_id'),
    )

const stateOrder =
  "case job.state when 'draft' then 0 when 'paused' then 3 else case when job.closed_on is null then 1 else 2 end end"

/** Shorter numbers are smaller ones. */
const sortExpressions: Record<OfficeJobSort, string> = {
  id: 'length(job.job_id)',
  position: 'folded(job.position)',
  company: 'folded(job.company_name)',
  place: 'folded(job.location)',
  state: stateOrder,
  postedOn: "coalesce(job.date_posted, '')",
  closingDate: "coalesce(job.closing_date, '')",
  closedOn: "coalesce(job.closed_on, '')",
  applications: 'coalesce(applied.sent, 0)',
  changedAt: "coalesce(job_change.at, '')",
  changedBy: "folded(coalesce(job_change.account, ''))",
}

export const officeJobSorts = Object.keys(sortExpressions) as OfficeJobSort[]

const inOrder = (db: Db, query: JobOrder) =>
  withChanges(db)
    .where(found(query))
    .orderBy(sql.raw(sortExpressions[query.sort]), query.order)
    .orderBy('job.job_id', query.order)

export const listOfficeJobIds = (db: Db, query: JobOrder) =>
  listColumn(inOrder(db, query).select('job.job_id'), 'job_id')

export const listOfficeJobs = async (db: Db, query: JobOrder, page: Page): Promise<OfficeJobList> => {
  const rows = await inOrder(db, query)
    .select(['job.job_id as id', 'job.position', 'job.company_name as company', 'job.location as place'])
    .select(['job.state', 'job.date_posted as postedOn', 'job.closing_date', 'job.closed_on'])
    .select(['applied.sent', 'job_change.at as changedAt', 'job_change.account as changedBy'])
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { today } = query
  const count = (counted: JobOrder) => countOf(db.selectFrom('job').where(found(counted)))
  return {
    rows: rows.map(({ closing_date, closed_on, sent, ...row }) => ({
      ...row,
      state: jobStateOf({ state: row.state, closing_date, closed_on }, today),
      closingDate: closing_date,
      closedOn: closedOn({ closing_date, closed_on }, today),
      applications: Number(sent ?? 0),
    })),
    total: await count(query),
    withoutHindi: await count({ ...query, withoutHindi: true }),
  }
}

export const findJobRow = (db: Db, id: string) =>
  db.selectFrom('job').selectAll().where('job_id', '=', id).executeTakeFirst()

/** The same of several, in any order. */
export const listJobRows = async (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? [] : db.selectFrom('job').selectAll().where('job_id', 'in', ids).execute()

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJobRow>>>

const NUMBER = /^\d{1,15}$/
const FIRST_NUMBER = 1001

/** One more than the greatest number that a job has or had. */
export const nextJobNumber = async (db: Db) => {
  const ids = await db
    .selectFrom('job')
    .select('job_id')
    .union(db.selectFrom('job_change').select('job_id'))
    .union(db.selectFrom('application').select('job_id'))
    .execute()
  const numbers = ids.filter(({ job_id }) => NUMBER.test(job_id)).map(({ job_id }) => Number(job_id))
  return `${numbers.reduce((last, number) => Math.max(last, number + 1), FIRST_NUMBER)}`
}

export const countApplications = (db: Db, jobId: string) =>
  countOf(db.selectFrom('application').where('job_id', '=', jobId))

export const countWaitingFor = (db: Db, jobIds: readonly string[]) =>
  countOf(
    db
      .selectFrom('inbox_entry')
      .where('job_id', 'in', jobIds)
      .where('merged_into', 'is', null)
      .where('state', 'in', waitingStates),
  )

/** Whether a job has an application, or had one that was deleted since. */
export const wasAppliedFor = async (db: Db, jobId: string) => {
  if ((await countApplications(db, jobId)) > 0) return true
  return hasRow(db.selectFrom('job_applied_for').select('job_id').where('job_id', '=', jobId))
}

/** Remembers the jobs of applications that are about to be deleted. */
export const rememberApplied = (db: Db, applicationIds: readonly string[]) =>
  db
    .insertInto('job_applied_for')
    .columns(['job_id'])
    .expression((build) =>
      build.selectFrom('application').select('job_id').distinct().where('id', 'in', applicationIds),
    )
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .execute()

/** The values of a column in jobs that are open or were ever applied for: these are never deleted. */
export const listIdsOfKept = async (db: Db, column: string) => {
  const kept = db
    .selectFrom('job')
    .select(sql.ref<string>(`job.${column}`).as('id'))
    .distinct()
    .where((build) => {
      const applied = build
        .selectFrom('application')
        .select('application.job_id')
        .union(build.selectFrom('job_applied_for').select('job_applied_for.job_id'))
      return build.or([build('job.closed_on', 'is', null), build('job.job_id', 'in', applied)])
    })
  return new Set<unknown>(await listColumn(kept, 'id'))
}

export type Changer = { at: string; account: string }

/** Rows for each statement, which takes a limited number of values. */
const BATCH = 100

/** One more than the greatest number of a change of a job. */
const nextNumber = (id: string) =>
  sql<number>`(select coalesce(max(number), 0) + 1 from job_change where job_id = ${id})`

/** Adds what was done to jobs to their histories. Call it in the transaction that does it, each job once. */
export const addJobChanges = async (
  db: Db,
  changes: readonly { id: string; what: string }[],
  changer: Changer,
) => {
  for (const batch of batchesOf(changes, BATCH)) {
    const rows = batch.map(({ id, what }) => ({ job_id: id, number: nextNumber(id), what, ...changer }))
    await db.insertInto('job_change').values(rows).execute()
  }
}

export const listJobChanges = (db: Db, id: string) =>
  db
    .selectFrom('job_change')
    .select(['at', 'account', 'what'])
    .where('job_id', '=', id)
    .orderBy('number', 'desc')
    .execute()

/** Whether these jobs can be closed. */
export const findClosings = (db: Db, jobIds: readonly string[]) =>
  db
    .selectFrom('job')
    .select(['job_id as id', 'state', 'closed_on'])
    .where('job_id', 'in', jobIds)
    .orderBy('job_id')
    .execute()

export const setJobsClosed = (db: Db, jobIds: readonly string[], day: string) =>
  db.updateTable('job').set(closedOnDay(day)).where('job_id', 'in', jobIds).execute()
