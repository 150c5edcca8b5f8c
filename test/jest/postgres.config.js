import { HEAVY, onNode } from './base.js'

/**
 * What differs between the databases: the SQL of the repositories, locks, leases, triggers, the text index and sorting. What
 * a route does with an answer is the same on both, and runs on SQLite alone.
 */
export default {
  ...onNode,
  displayName: 'postgres',
  globalSetup: '<rootDir>/test/support/postgresSetup.ts',
  globalTeardown: '<rootDir>/test/support/postgresTeardown.ts',
  globals: { runsOnPostgres: true },
  testMatch: [
    '<rootDir>/test/server/repositories/submissions.test.ts',
    '<rootDir>/test/server/tasks/scheduler.test.ts',
    '<rootDir>/test/server/submissions/{rateLimits,submissionKeys}.test.ts',
    '<rootDir>/test/server/mail/sharedOutbox.test.ts',
    '<rootDir>/test/server/office/{accounts,inbox,inboxBulk,inboxMerges,inboxSearch,interviews,log,overview,placements,toSend}.test.ts',
    '<rootDir>/test/server/office/content/content.test.ts',
    '<rootDir>/test/server/office/data/person.test.ts',
    '<rootDir>/test/server/office/jobs/life.test.ts',
    '<rootDir>/test/server/staff/retention.test.ts',
    '<rootDir>/test/server/track/tries.test.ts',
  ],
  testPathIgnorePatterns: [HEAVY],
}
