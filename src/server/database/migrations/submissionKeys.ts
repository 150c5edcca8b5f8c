import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

const createKeys = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('submission_key')
    .addColumn('submission_table', 'text', (column) => column.notNull())
    .addColumn('submission_key', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stored_once', ['submission_table', 'submission_key', 'content'])
    .execute()
  await db.schema.createIndex('submission_key_by_time').on('submission_key').column('sent_at').execute()
}

const createCounts = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('sending_count')
    .addColumn('sender', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sending_count_by_end').on('sending_count').column('ends_at').execute()
}

const addSecret = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('meta')
    .addColumn('hash_secret', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const meta: Kysely<{ meta: { hash_secret: string } }> = db.withTables()
  await meta
    .updateTable('meta')
    .set({ hash_secret: randomBytes(32).toString('hex') })
    .execute()
}

/** State that all servers of one database share: idempotency keys and counts for rate limits. */
export const createSubmissionKeys = async (db: Kysely<unknown>) => {
  await createKeys(db)
  await createCounts(db)
  await addSecret(db)
}
