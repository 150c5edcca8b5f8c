import { base, HEAVY } from './base.js'

/**
 * The suites that meet what differs between the databases: repositories, the loaded jobs, submissions, leases, and one suite for
 * each group of routes and commands. The others run on SQLite alone.
 */
export default {
  ...base,
  displayName: 'postgres',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/support/postgresSetup.ts',
  globalTeardown: '<rootDir>/test/support/postgresTeardown.ts',
  testMatch: [
    '<rootDir>/test/server/{repositories,tasks}/*.test.ts',
    '<rootDir>/test/server/search/jobSearch.test.ts',
    '<rootDir>/test/server/submissions/{rateLimits,submissionKeys}.test.ts',
    '<rootDir>/test/server/mail/{answers,outbox,sharedOutbox}.test.ts',
    '<rootDir>/test/server/http/routes/{contentRoutes,submissionRoutes}.test.ts',
    '<rootDir>/test/server/office/{accounts,answers,disclosures,events,inbox,inboxBulk,inboxChanges,inboxMerges,inboxSearch,interviews,log,overview,placements,tellMany,toSend}.test.ts',
    '<rootDir>/test/server/office/content/content.test.ts',
    '<rootDir>/test/server/office/data/person.test.ts',
    '<rootDir>/test/server/staff/{morningMail,retention}.test.ts',
    '<rootDir>/test/server/office/jobs/{import,life}.test.ts',
    '<rootDir>/test/server/track/*.test.ts',
    '<rootDir>/test/server/cli/{check,erase,exportSubmissions,importJobs}.test.ts',
  ],
  testPathIgnorePatterns: [HEAVY],
}
