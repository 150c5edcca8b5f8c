import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

type Tables = { application: { job_id: string; position: string }; job: { job_id: string; position: string } }

/** Keeps the position with the application, since the job may be deleted. '' for jobs that are gone already. */
export const addApplicationPosition = async (untyped: Kysely<unknown>, { text }: DialectParts) => {
  const db: Kysely<Tables> = untyped.withTables()
  await db.schema
    .alterTable('application')
    .addColumn('position', text, (column) => column.notNull().defaultTo(''))
    .execute()
  await db
    .updateTable('application')
    .set((build) => ({
      position: build.fn.coalesce(
        build.selectFrom('job').select('job.position').whereRef('job.job_id', '=', 'application.job_id'),
        build.val(''),
      ),
    }))
    .execute()
}
