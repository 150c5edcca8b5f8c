import { sql, type Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

/** Who changed a submission when; and the index by which PostgreSQL reads the newest without sorting all. */
export const createInboxChanges = async (db: Kysely<unknown>, { text }: DialectParts) => {
  await db.schema
    .createTable('inbox_change')
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('inbox_change_key', ['reference', 'version', 'what', 'value'])
    .execute()
  // It takes no order from an index that begins with `merged_into is null`.
  await sql`create index inbox_entry_newest on inbox_entry (received_at desc, row desc) where merged_into is null`.execute(
    db,
  )
}
