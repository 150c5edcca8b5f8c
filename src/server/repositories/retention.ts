import { sql } from 'kysely'
import type { Db, SubmissionTable } from '../database/schema'
import { rememberApplied } from './office/appliedJobs'
import { closedOnDay } from './publicJobs'
import { deleteEntries } from './office/inboxEntries'
import { deleteKeysOf } from './submissionKeys'

export type Counts = { rows: number; files: number }

/** PostgreSQL returns counts as texts. */
type Count = number | string | bigint

const countAll = () => sql<Count>`count(*)`.as('count')

/** The number of submissions of a kind since a time. */
export const countSince = async (db: Db, table: SubmissionTable, since: string) => {
  const query = db.selectFrom(table).select(countAll()).where('submitted_at', '>=', since)
  return Number((await query.executeTakeFirstOrThrow()).count)
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

/** The number of submissions of a kind before a time. */
export const countBefore = async (db: Db, table: SubmissionTable, moment: string) => {
  const query = db.selectFrom(table).select(countAll()).where('submitted_at', '<', moment)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

export const countFilesOf = async (db: Db, table: SubmissionTable, submissionId: string) => {
  const query = db.selectFrom('uploaded_file').select(countAll())
  const ofSubmission = query.where('submission_table', '=', table).where('submission_id', '=', submissionId)
  return Number((await ofSubmission.executeTakeFirstOrThrow()).count)
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
