import type { Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

const columns = [
  'closing_date',
  'confirmed_on',
  'walk_in_date_from',
  'walk_in_date_to',
  'walk_in_time',
  'walk_in_address',
  'walk_in_bring',
  'company_hidden',
]

/** What staff may add to a job; null where they add nothing. */
export const addJobDetails = async (db: Kysely<unknown>, { text }: DialectParts) => {
  for (const name of columns) await db.schema.alterTable('job').addColumn(name, text).execute()
}
