import { sql } from 'kysely'
import { jobStateOf } from '@/domain/office/jobs'
import type { Db, SubmissionTable } from '../database/schema'
import { closedOn } from './jobs'
import { rememberApplied } from './office/appliedJobs'
import { closedOnDay } from './publicJobs'
import { deleteEntries } from './office/inboxEntries'
import { deleteKeysOf } from './submissionKeys'

export type Counts = { rows: number; files: number }

/** PostgreSQL returns counts as texts. */
type Count = number | string | bigint

/** The number of submissions of a kind since a time, and the time of the newest. */
export const summarize = async (db: Db, table: SubmissionTable, since: string) => {
  const row = await db
    .selectFrom(table)
    .select((build) => [
      build.fn.count<Count>('id').as('rows'),
      build.fn.max<string | null>('submitted_at').as('newest'),
    ])
    .where('submitted_at', '>=', since)
    .executeTakeFirstOrThrow()
  return { rows: Number(row.rows), newest: row.newest }
}

/** The oldest submissions of a kind before a time. */
export const listIdsBefore = async (db: Db, table: SubmissionTable, moment: string, limit: number) => {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('submitted_at', '<', moment)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const countAll = () => sql<Count>`count(*)`.as('count')

const filesOf = (db: Db, table: SubmissionTable) =>
  db.selectFrom('uploaded_file').select(countAll()).where('submission_table', '=', table)

export const countBefore = async (db: Db, table: SubmissionTable, moment: string): Promise<Counts> => {
  const rows = await db
    .selectFrom(table)
    .select(countAll())
    .where('submitted_at', '<', moment)
    .executeTakeFirstOrThrow()
  const old = db.selectFrom(table).select('id').where('submitted_at', '<', moment)
  const files = await filesOf(db, table).where('submission_id', 'in', old).executeTakeFirstOrThrow()
  return { rows: Number(rows.count), files: Number(files.count) }
}

export const countFilesOf = async (db: Db, table: SubmissionTable, submissionId: string) => {
  const row = await filesOf(db, table).where('submission_id', '=', submissionId).executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes all that refers to them, too. Call it in a transaction, with no more ids than one statement takes. */
export const deleteSubmissions = async (db: Db, table: SubmissionTable, ids: string[]): Promise<Counts> => {
  if (ids.length === 0) return { rows: 0, files: 0 }
  if (table === 'application') await rememberApplied(db, ids)
  const files = await db
    .deleteFrom('uploaded_file')
    .where('submission_table', '=', table)
    .where('submission_id', 'in', ids)
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('mail_outbox')
    .where('submission_table', '=', table)
    .where('submission_id', 'in', ids)
    .execute()
  await deleteKeysOf(db, table, ids)
  await deleteEntries(db, table, ids)
  const rows = await db.deleteFrom(table).where('id', 'in', ids).executeTakeFirstOrThrow()
  return { rows: Number(rows.numDeletedRows), files: Number(files.numDeletedRows) }
}

/** The open and the closed jobs with the number of applications for each. */
export const listJobsWithApplications = async (db: Db, today: string) => {
  const counts = await db
    .selectFrom('application')
    .select((build) => ['job_id', build.fn.count<Count>('id').as('applications')])
    .groupBy('job_id')
    .execute()
  const applications = new Map(counts.map((row) => [row.job_id, Number(row.applications)]))
  const jobs = await db
    .selectFrom('job')
    .leftJoin('department', 'department.department_id', 'job.department_id')
    .leftJoin('role', 'role.role_id', 'job.role_id')
    .leftJoin('industry', 'industry.industry_id', 'job.industry_id')
    .select(['job_id as id', 'position', 'location as place'])
    .select(['d_name as department', 'role_name as role', 'industry_name as industry'])
    .select(['state', 'closing_date', 'closed_on'])
    .orderBy('job_id')
    .execute()
  return jobs.map(({ closing_date, ...job }) => ({
    ...job,
    state: jobStateOf({ ...job, closing_date }, today),
    closed_on: closedOn({ closing_date, closed_on: job.closed_on }, today),
    applications: applications.get(job.id) ?? 0,
  }))
}

const positions = (db: Db, jobIds: readonly string[]) =>
  db
    .selectFrom('job')
    .select(['job_id as id', 'position', 'state', 'closed_on'])
    .where('job_id', 'in', jobIds)
    .orderBy('job_id')
    .execute()

export type JobPosition = Awaited<ReturnType<typeof positions>>[number]

export const findPositions = async (db: Db, jobIds: readonly string[]): Promise<JobPosition[]> =>
  jobIds.length === 0 ? [] : positions(db, jobIds)

export const setJobsClosed = (db: Db, jobIds: string[], day: string) =>
  db.updateTable('job').set(closedOnDay(day)).where('job_id', 'in', jobIds).execute()
