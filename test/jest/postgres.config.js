import { base, HEAVY } from './base.js'

/** The suites of the server whose behaviour depends on the database, again on PostgreSQL. */
export default {
  ...base,
  displayName: 'postgres',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/support/postgresSetup.ts',
  globalTeardown: '<rootDir>/test/support/postgresTeardown.ts',
  testMatch: [
    '<rootDir>/test/server/*.test.ts',
    '<rootDir>/test/server/{content,mail,office,repositories,search,submissions,tasks}/*.test.ts',
    '<rootDir>/test/server/office/*/*.test.ts',
    '<rootDir>/test/server/http/*.test.ts',
    '<rootDir>/test/server/http/{bodies,routes}/*.test.ts',
    '<rootDir>/test/server/cli/{check,closeJobs,commandLog,erase,export*,import*,staff}.test.ts',
  ],
  // The last two start a PostgreSQL of their own, or no database.
  testPathIgnorePatterns: [HEAVY, '/test/server/(config|start).test.ts', '/office/inboxShared.test.ts'],
}
