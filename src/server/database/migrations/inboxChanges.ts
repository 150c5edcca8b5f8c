import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

/** Who changed a submission when. */
export const createInboxChanges = (db: Kysely<unknown>, { text }: DialectParts) =>
  db.schema
    .createTable('inbox_change')
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .addColumn('value', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('inbox_change_key', ['reference', 'version', 'what', 'value'])
    .execute()
