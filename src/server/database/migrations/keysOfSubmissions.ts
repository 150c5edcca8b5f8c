import type { Kysely } from 'kysely'

type Tables = { submission_key: { submission_id: string } }

/**
 * A key refers to its submission, so that both are erased together. The keys of earlier versions do not say whose they
 * are, and their digests have no secret, so they are deleted: a form that was sent shortly before and is sent again is
 * stored twice. Keys of servers that still run the version before have '' and are deleted by the next erasure.
 */
export const addSubmissionIdToKeys = async (untyped: Kysely<unknown>) => {
  const db: Kysely<Tables> = untyped.withTables()
  await db.deleteFrom('submission_key').execute()
  await db.schema
    .alterTable('submission_key')
    .addColumn('submission_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('submission_key_by_submission')
    .on('submission_key')
    .column('submission_id')
    .execute()
}
