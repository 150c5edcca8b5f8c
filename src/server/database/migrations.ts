import type { MigrationProvider } from 'kysely/migration'
import type { DialectParts } from './dialects/parts'
import { createContentTables } from './migrations/contentTables'
import { renameFileChecksums } from './migrations/fileChecksums'
import { createOutboxTable } from './migrations/outboxTable'
import { createSubmissionKeys } from './migrations/submissionKeys'
import { createSubmissionTables } from './migrations/submissionTables'

/** In the order of their names. One that was published is never changed; a change is one more. */
export const migrations = (parts: DialectParts): MigrationProvider => ({
  getMigrations: async () => ({
    '0001-content': { up: (db) => createContentTables(db, parts) },
    '0002-submissions': { up: (db) => createSubmissionTables(db, parts) },
    '0003-submission-keys': { up: createSubmissionKeys },
    '0004-outbox': { up: createOutboxTable },
    '0005-file-checksums': { up: renameFileChecksums },
  }),
})
