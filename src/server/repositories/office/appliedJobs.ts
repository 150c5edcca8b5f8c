import type { Db } from '../../database/schema'

/** PostgreSQL returns counts as texts. */
type Count = number | string | bigint

export const countApplications = async (db: Db, jobId: string) => {
  const { count } = await db
    .selectFrom('application')
    .select((build) => build.fn.countAll<Count>().as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether anybody ever applied for a job, also where the applications were deleted since. */
export const wasAppliedFor = async (db: Db, jobId: string) => {
  if ((await countApplications(db, jobId)) > 0) return true
  const row = await db
    .selectFrom('job_applied_for')
    .select('job_id')
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row !== undefined
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

/** What a column holds of the jobs that were ever applied for: these are never deleted. */
export const listIdsOfApplied = async (db: Db, column: 'department_id' | 'industry_id' | 'role_id') => {
  const rows = await db
    .selectFrom('job')
    .select(`job.${column} as id`)
    .distinct()
    .where('job.job_id', 'in', (build) =>
      build
        .selectFrom('application')
        .select('application.job_id')
        .union(build.selectFrom('job_applied_for').select('job_applied_for.job_id')),
    )
    .execute()
  return rows.map(({ id }) => id)
}
