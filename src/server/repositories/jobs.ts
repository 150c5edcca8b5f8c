import type { ExpressionBuilder } from 'kysely'
import { CONFIDENTIAL } from '@/domain/display'
import { todayInIndia } from '@/domain/jobs/calendar'
import { closedDay } from '@/domain/jobs/closing'
import type { Db, Schema } from '../database/schema'

/** What staff may add to a job. */
const detailColumns = [
  'closing_date',
  'closed_on',
  'confirmed_on',
  'walk_in_date_from',
  'walk_in_date_to',
  'walk_in_time',
  'walk_in_address',
  'walk_in_bring',
  'company_hidden',
] as const

/**
 * A job is open until staff close it, or until the end of its closing day in India. What is no day closes none: whoever
 * clears the column by SQL may leave an empty text.
 */
export const openOn = (today: string) => (build: ExpressionBuilder<Schema, 'job'>) =>
  build.and([
    build('job.closed_on', 'is', null),
    build.or([
      build('job.closing_date', 'is', null),
      build('job.closing_date', 'not like', '____-__-__%'),
      build('job.closing_date', '>=', today),
    ]),
  ])

const jobsAndNames = (db: Db) =>
  db
    .selectFrom('job')
    .innerJoin('department', 'department.department_id', 'job.department_id')
    .innerJoin('industry', 'industry.industry_id', 'job.industry_id')
    .innerJoin('role', 'role.role_id', 'job.role_id')
    .select([
      'job.job_id',
      'job.position',
      'job.company_name',
      'job.about_company',
      'job.job_description',
      'job.short_job_description',
      'job.location',
      'job.department_id',
      'department.d_name',
      'industry.industry_name',
      'role.role_name',
      'job.employment_type',
      'job.experience_from',
      'job.experience_to',
      'job.ctc',
      'job.ctc_from',
      'job.ctc_to',
      'job.no_of_posts',
      'job.qualification',
      'job.date_posted',
    ])
    .select(detailColumns.map((name) => `job.${name}` as const))

const openJobs = (db: Db) =>
  jobsAndNames(db)
    .where(openOn(todayInIndia(Date.now())))
    // Newest first; jobs without a date last.
    .orderBy((build) => build.case().when('job.date_posted', 'is', null).then(1).else(0).end())
    .orderBy('job.date_posted', 'desc')
    .orderBy('job.job_id')

/** Null while it is open. */
export const closedOn = (
  { closing_date, closed_on }: { closing_date: string | null; closed_on: string | null },
  today: string,
) => closedDay({ closing_date: closing_date ?? '', closed_on: closed_on ?? '' }, today) ?? null

type JobAndNames = Awaited<ReturnType<ReturnType<typeof jobsAndNames>['execute']>>[number]

const isHidden = ({ company_hidden }: JobAndNames) => company_hidden === 'yes'

/**
 * The API sends the two long texts JSON-encoded, and only those details that staff added. A hidden employer is named in no
 * answer.
 */
const toWire = (job: JobAndNames) => {
  const sent = {
    ...job,
    company_name: isHidden(job) ? CONFIDENTIAL : job.company_name,
    about_company: JSON.stringify(isHidden(job) ? '' : job.about_company),
    job_description: JSON.stringify(job.job_description),
  }
  for (const name of detailColumns) if (sent[name] === null) Reflect.deleteProperty(sent, name)
  return sent
}

/** What a card shows of a job. */
export const withoutTexts = <Sent extends object>(job: Sent) => {
  const card: Sent & Partial<Record<'about_company' | 'job_description', unknown>> = { ...job }
  delete card.about_company
  delete card.job_description
  return card
}

/** The open jobs. */
export const listJobs = async (db: Db) => (await openJobs(db).execute()).map(toWire)

/** Open and closed jobs in the order of these ids, without those that there are not. A closed one says since when. */
export const listJobsById = async (db: Db, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const today = todayInIndia(Date.now())
  const jobs = await jobsAndNames(db).where('job.job_id', 'in', ids).execute()
  const byId = new Map(jobs.map((job) => [job.job_id, { ...job, closed_on: closedOn(job, today) }]))
  return ids
    .map((id) => byId.get(id))
    .filter((job) => job !== undefined)
    .map(toWire)
}

export const listJobsOfIndustry = async (db: Db, industryId: string) =>
  (await openJobs(db).where('job.industry_id', '=', industryId).execute()).map(toWire)

export const findIndustryName = async (db: Db, industryId: string) => {
  // PostgreSQL rejects texts with NUL.
  if (industryId.includes('\0')) return undefined
  const row = await db
    .selectFrom('industry')
    .select('industry_name')
    .where('industry_id', '=', industryId)
    .executeTakeFirst()
  return row?.industry_name
}

const categories = (db: Db) =>
  db
    .selectFrom('industry')
    .leftJoin('job', (join) =>
      join.onRef('job.industry_id', '=', 'industry.industry_id').on(openOn(todayInIndia(Date.now()))),
    )
    .select((build) => [
      'industry.industry_id',
      'industry.industry_name as label',
      build.fn.count<number | string | bigint>('job.job_id').as('count'),
    ])
    .groupBy(['industry.industry_id', 'industry.industry_name', 'industry.sort_order'])

type CategoryRow = { industry_id: string; label: string; count: number | string | bigint }

/** PostgreSQL returns counts as texts. */
const withNumber = (row: CategoryRow) => ({ ...row, count: Number(row.count) })

export const listCategories = async (db: Db) =>
  (await categories(db).orderBy('industry.sort_order').orderBy('industry.industry_id').execute()).map(
    withNumber,
  )

/** The categories with the most jobs first. */
export const listCategoriesByCount = async (db: Db) =>
  (
    await categories(db)
      .orderBy('count', 'desc')
      .orderBy('industry.sort_order')
      .orderBy('industry.industry_id')
      .execute()
  ).map(withNumber)
