import { sql, type Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

/**
 * Whether a job is a draft, published or paused, and its history. The index tells how many jobs of an industry are open, which
 * now depends on the state, too.
 */
export const addJobStates = async (db: Kysely<unknown>, { text }: DialectParts) => {
  await db.schema
    .alterTable('job')
    .addColumn('state', text, (column) =>
      column
        .notNull()
        .defaultTo('open')
        .check(sql`state in ('draft', 'open', 'paused')`),
    )
    .execute()
  await db.schema.dropIndex('job_by_industry').execute()
  await db.schema
    .createIndex('job_by_industry')
    .on('job')
    .columns(['industry_id', 'state', 'closing_date', 'closed_on', 'job_id'])
    .execute()
  await db.schema
    .createTable('job_change')
    .addColumn('job_id', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('account', text, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('job_change_key', ['job_id', 'number'])
    .execute()
  await db.schema
    .createTable('job_applied_for')
    .addColumn('job_id', text, (column) => column.primaryKey().notNull())
    .execute()
  await db.schema.createIndex('application_by_job').on('application').column('job_id').execute()
}
