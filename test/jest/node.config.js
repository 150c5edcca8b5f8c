import { HEAVY, onNode } from './base.js'

/** Everything that needs no document: the domain, the store, the API slice and the server on SQLite. */
export default {
  ...onNode,
  displayName: 'node',
  testMatch: ['<rootDir>/test/*.test.ts', '<rootDir>/test/{api,domain,store,server}/**/*.test.ts'],
  testPathIgnorePatterns: ['/test/api/upload.test.ts', HEAVY],
}
