import type { MigrationProvider } from 'kysely/migration'
import type { DialectParts } from './dialects/parts'
import { addApplicationPosition } from './migrations/applicationPosition'
import { addClosedOn } from './migrations/closedJobs'
import { createContentTables } from './migrations/contentTables'
import { renameFileChecksums, replaceCrcChecksums } from './migrations/fileChecksums'
import { addJobDetails } from './migrations/jobDetails'
import { createInbox } from './migrations/inbox'
import { createInboxChanges } from './migrations/inboxChanges'
import { createJobSearch } from './migrations/jobSearch'
import { addJobStates } from './migrations/jobStates'
import { addSubmissionIdToKeys } from './migrations/keysOfSubmissions'
import { addOutboxRefusals } from './migrations/outboxRefusals'
import { createOfficeTables } from './migrations/office'
import { createOutboxTable } from './migrations/outboxTable'
import { createSubmissionKeys } from './migrations/submissionKeys'
import { createSubmissionTables } from './migrations/submissionTables'

/** Run in the order of their names. A released migration is never changed: a change is a new migration. */
export const migrations = (parts: DialectParts): MigrationProvider => ({
  getMigrations: async () => ({
    '0001-content': { up: (db) => createContentTables(db, parts) },
    '0002-submissions': { up: (db) => createSubmissionTables(db, parts) },
    '0003-submission-keys': { up: createSubmissionKeys },
    '0004-outbox': { up: createOutboxTable },
    '0005-file-checksums': { up: renameFileChecksums },
    '0006-sha256-checksums': { up: replaceCrcChecksums },
    '0007-application-position': { up: (db) => addApplicationPosition(db, parts) },
    '0008-keys-of-submissions': { up: addSubmissionIdToKeys },
    '0009-outbox-refusals': { up: addOutboxRefusals },
    '0010-job-details': { up: (db) => addJobDetails(db, parts) },
    '0011-closed-jobs': { up: (db) => addClosedOn(db, parts) },
    '0012-job-search': { up: (db) => createJobSearch(db, parts) },
    '0013-office': { up: (db) => createOfficeTables(db, parts) },
    '0014-inbox': { up: (db) => createInbox(db, parts) },
    '0015-job-states': { up: (db) => addJobStates(db, parts) },
    '0016-inbox-changes': { up: (db) => createInboxChanges(db, parts) },
  }),
})
