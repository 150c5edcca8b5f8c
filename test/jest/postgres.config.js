import { base, HEAVY } from './base.js'

/**
 * What differs between the databases: the SQL of the repositories, locks, leases, triggers, the text index and sorting. What
 * a route does with an answer is the same on both, and runs on SQLite alone.
 */
export default {
  ...base,
  displayName: 'postgres',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/support/postgresSetup.ts',
  globalTeardown: '<rootDir>/test/support/postgresTeardown.ts',
  globals: { runsOnPostgres: true },
  testMatch: [
    '<rootDir>/test/server/{repositories,tasks}/*.test.ts',
    '<rootDir>/test/server/search/jobSearch.test.ts',
    '<rootDir>/test/server/submissions/{rateLimits,submissionKeys}.test.ts',
    '<rootDir>/test/server/mail/{outbox,sharedOutbox}.test.ts',
    '<rootDir>/test/server/office/{accounts,inbox,inboxBulk,inboxMerges,inboxSearch,interviews,log,overview,placements,tellMany,toSend}.test.ts',
    '<rootDir>/test/server/office/content/content.test.ts',
    '<rootDir>/test/server/office/data/person.test.ts',
    '<rootDir>/test/server/office/jobs/life.test.ts',
    '<rootDir>/test/server/staff/retention.test.ts',
    '<rootDir>/test/server/track/tries.test.ts',
  ],
  testPathIgnorePatterns: [HEAVY],
}
