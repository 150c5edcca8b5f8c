import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

/** The day on which staff closed a job; null while it is open. */
export const addClosedOn = (db: Kysely<unknown>, { text }: DialectParts) =>
  db.schema.alterTable('job').addColumn('closed_on', text).execute()
