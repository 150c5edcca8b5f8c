import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { CONFIDENTIAL, hidesCompany } from '@/domain/text/display'
import { daysBefore } from '@/domain/site/calendar'
import { jobDetails, textsInHindi } from '@/domain/content/entities'
import { closedDay } from '@/domain/jobs/closing'
import { hindiLocation, type HindiPlaces } from '@/domain/jobs/places'
import { foldText } from '@/domain/text/compareText'
import type { Db, Schema } from '../database/schema'
import { withoutEmptyHindi } from './contentRows'
import { countOf, type Count } from './queries'

type Build = ExpressionBuilder<Schema, 'job'>

/** The jobs that visitors may see, open or closed: every query for visitors goes through here or through `openOn`. */
export const isPublic = (build: Build) => build('job.state', '=', 'open')

/** A text that is not a day closes no job: clearing the column by SQL may leave an empty text. */
const isNoDay = (build: Build, column: 'job.closed_on' | 'job.closing_date') =>
  build.or([build(column, 'is', null), build(column, 'not like', '____-__-__%')])

/** A published job is open until staff close it, or until the end of its closing day in India. */
export const openOn = (today: string) => (build: Build) =>
  build.and([
    isPublic(build),
    isNoDay(build, 'job.closed_on'),
    build.or([isNoDay(build, 'job.closing_date'), build('job.closing_date', '>=', today)]),
  ])

/** The stored values of a job that was closed on a day. Only published jobs close, so that their pages say since when. */
export const closedOnDay = (day: string) => ({ state: 'open' as const, closed_on: day })

/** Details that staff may add to a job. */
const detailColumns = [...jobDetails, 'company_hidden'] as const

/** The texts of a job, and of what it refers to, that may have a Hindi version. */
const hindiColumns = [
  ...textsInHindi.job.filter((name) => name !== 'job_description'),
  ...textsInHindi.department,
  ...textsInHindi.industry,
  ...textsInHindi.role,
].map((name) => `${name}_hi` as const)

/** Left out of an answer where they are empty. */
const optionalColumns = new Set<string>([...detailColumns, ...hindiColumns])

export const listHindiPlaces = async (db: Db): Promise<HindiPlaces> => {
  const rows = await db
    .selectFrom('location')
    .select(['location_name', 'location_name_hi'])
    .where('location_name_hi', '!=', '')
    .execute()
  return new Map(rows.map((row) => [foldText(row.location_name), row.location_name_hi]))
}

const cardsAndNames = (db: Db) =>
  db
    .selectFrom('job')
    .innerJoin('department', 'department.department_id', 'job.department_id')
    .innerJoin('industry', 'industry.industry_id', 'job.industry_id')
    .innerJoin('role', 'role.role_id', 'job.role_id')
    .select(['job.job_id', 'job.position', 'job.company_name', 'job.short_job_description', 'job.location'])
    .select(['job.department_id', 'department.d_name', 'industry.industry_name', 'role.role_name'])
    .select(['job.employment_type', 'job.experience_from', 'job.experience_to', 'job.qualification'])
    .select(['job.ctc', 'job.ctc_from', 'job.ctc_to', 'job.no_of_posts', 'job.date_posted'])
    .select(detailColumns.map((name) => `job.${name}` as const))
    .select(hindiColumns)

const jobsAndNames = (db: Db) =>
  cardsAndNames(db).select(['job.about_company', 'job.job_description', 'job.job_description_hi'])

/** Newest first; jobs with a date to come, which is a mistake, and without one last. */
const newestFirst = <Row>(query: SelectQueryBuilder<Schema, 'job', Row>, today: string) =>
  query
    .orderBy((build) =>
      build
        .case()
        .when('job.date_posted', 'is', null)
        .then(2)
        .when('job.date_posted', '>=', daysBefore(today, -1))
        .then(1)
        .else(0)
        .end(),
    )
    .orderBy('job.date_posted', 'desc')
    .orderBy('job.job_id')

const openJobs = (db: Db, today: string) => newestFirst(jobsAndNames(db).where(openOn(today)), today)

/** The ids of the open jobs, and of their industries, in the order of the API. */
export const listOpenIds = (db: Db, today: string) =>
  newestFirst(
    db.selectFrom('job').select(['job.job_id', 'job.industry_id']).where(openOn(today)),
    today,
  ).execute()

/** Null while it is open. */
export const closedOn = (
  { closing_date, closed_on }: { closing_date: string | null; closed_on: string | null },
  today: string,
) => closedDay({ closing_date: closing_date ?? '', closed_on: closed_on ?? '' }, today) ?? null

type CardAndNames = Awaited<ReturnType<ReturnType<typeof cardsAndNames>['execute']>>[number]
export type JobAndNames = Awaited<ReturnType<ReturnType<typeof jobsAndNames>['execute']>>[number]

const isHidden = ({ company_hidden }: Pick<CardAndNames, 'company_hidden'>) =>
  hidesCompany(company_hidden ?? '')

/** The API sends only those details that staff added, and the Hindi that there is. A hidden employer is named in no answer. */
const toCard =
  (places: HindiPlaces) =>
  <Card extends CardAndNames>(job: Card) => {
    const location_hi = hindiLocation(job.location, places)
    const sent: Partial<Card> = {}
    for (const name in job) if (job[name] || !optionalColumns.has(name)) sent[name] = job[name]
    const company_name = isHidden(job) ? CONFIDENTIAL : job.company_name
    return { ...(sent as Card), company_name, ...(location_hi && { location_hi }) }
  }

/** A job as the API sends it: its long texts are JSON-encoded. */
const toJobWith =
  (places: HindiPlaces) =>
  ({ job_description_hi, ...job }: JobAndNames) => ({
    ...toCard(places)(job),
    about_company: JSON.stringify(isHidden(job) ? '' : job.about_company),
    job_description: JSON.stringify(job.job_description),
    ...(job_description_hi && { job_description_hi: JSON.stringify(job_description_hi) }),
  })

export const toWire = async (db: Db, job: JobAndNames) => toJobWith(await listHindiPlaces(db))(job)

const toJobs = async (db: Db, rows: readonly JobAndNames[]) => rows.map(toJobWith(await listHindiPlaces(db)))

const toCards = async (db: Db, rows: readonly CardAndNames[]) => rows.map(toCard(await listHindiPlaces(db)))

export const listJobs = async (db: Db, today: string) => toJobs(db, await openJobs(db, today).execute())

/** In the order of the given ids; a closed job says since when. */
const inOrder = <Row extends CardAndNames>(rows: readonly Row[], ids: readonly string[], today: string) => {
  const byId = new Map(rows.map((row) => [row.job_id, { ...row, closed_on: closedOn(row, today) }]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

type Query<Row> = SelectQueryBuilder<Schema, 'job' | 'department' | 'industry' | 'role', Row>

/** Those of a query that have one of these ids, in the order of their ids. */
const withIds = async <Row>(query: Query<Row>, ids: readonly string[]) =>
  ids.length === 0 ? [] : query.where('job.job_id', 'in', ids).orderBy('job.job_id').execute()

/** Open and closed jobs in the order of the ids; unknown ids are left out. */
export const listJobsById = async (db: Db, ids: readonly string[], today: string) =>
  toJobs(db, inOrder(await withIds(jobsAndNames(db).where(isPublic), ids), ids, today))

export const listCardsById = async (db: Db, ids: readonly string[], today: string) =>
  toCards(db, inOrder(await withIds(cardsAndNames(db).where(isPublic), ids), ids, today))

export const listOpenJobsById = async (db: Db, ids: readonly string[], today: string) =>
  toJobs(db, await withIds(jobsAndNames(db).where(openOn(today)), ids))

export const countOpenJobs = (db: Db, today: string) => countOf(db.selectFrom('job').where(openOn(today)))

export const listJobsOfIndustry = async (db: Db, industryId: string, today: string) =>
  toJobs(db, await openJobs(db, today).where('job.industry_id', '=', industryId).execute())

export const listCategories = async (db: Db, today: string) => {
  const categories = await db
    .selectFrom('industry')
    .leftJoin('job', (join) => join.onRef('job.industry_id', '=', 'industry.industry_id').on(openOn(today)))
    .select(({ fn }) => [
      'industry.industry_id',
      'industry.industry_name as label',
      'industry.industry_name_hi as label_hi',
      fn.count<Count>('job.job_id').as('count'),
    ])
    .groupBy([
      'industry.industry_id',
      'industry.industry_name',
      'industry.industry_name_hi',
      'industry.sort_order',
    ])
    .orderBy('industry.sort_order')
    .orderBy('industry.industry_id')
    .execute()
  return categories.map((row) => withoutEmptyHindi({ ...row, count: Number(row.count) }))
}

/** Each with the number of open jobs in which visitors read its name, where there are any. */
export const listCompanies = async (db: Db, today: string) => {
  const companies = await db
    .selectFrom('company')
    .leftJoin('job', (join) =>
      join
        .onRef('job.company_name', '=', 'company.name')
        .on(openOn(today))
        .on((build) =>
          build.or([build('job.company_hidden', 'is', null), build('job.company_hidden', 'in', ['', 'no'])]),
        ),
    )
    .select(['company.logo_file_name', 'company.image_url', 'company.name'])
    .select(({ fn }) => fn.count<Count>('job.job_id').as('jobs'))
    .groupBy([
      'company.id',
      'company.logo_file_name',
      'company.image_url',
      'company.name',
      'company.sort_order',
    ])
    .orderBy('company.sort_order')
    .orderBy('company.id')
    .execute()
  return companies.map(({ jobs, ...company }) => {
    const count = Number(jobs)
    return count > 0 ? { ...company, jobs: count } : company
  })
}

export const listCategoriesByCount = async (db: Db, today: string) =>
  (await listCategories(db, today)).toSorted((one, other) => other.count - one.count)

/** The employer of a job, open or closed, and whether the site hides them; '' where there is no such job. */
export const companyOf = async (db: Db, jobId: string) => {
  const job = await db
    .selectFrom('job')
    .select(['company_name', 'company_hidden'])
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return { name: job?.company_name ?? '', isSecret: job !== undefined && isHidden(job) }
}

/** The employer of a job as the site names it; '' where it is hidden. */
export const employerOf = async (db: Db, jobId: string) => {
  const { name, isSecret } = await companyOf(db, jobId)
  return isSecret ? '' : name
}
