import type { Kysely } from 'kysely'

/** The mails to send, as references to submissions, so that erasing a submission is enough. */
export const createOutboxTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('submission_table', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mail_outbox_by_time').on('mail_outbox').columns(['due_at', 'id']).execute()
}
