import type { MigrationProvider } from 'kysely/migration'
import type { DialectParts } from './dialects/parts'
import { createContentTables } from './migrations/contentTables'
import { createOfficeTables } from './migrations/officeTables'
import { createSubmissionTables } from './migrations/submissionTables'

/** Run in the order of their names. A released migration is never changed: a change is a new migration. */
export const migrations = (parts: DialectParts): MigrationProvider => ({
  getMigrations: async () => ({
    '0001-initial': {
      up: async (db) => {
        await createContentTables(db, parts)
        await createSubmissionTables(db, parts)
        await createOfficeTables(db, parts)
      },
    },
  }),
})
