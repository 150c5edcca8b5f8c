import { base } from './base.js'

/** Screens and components, in jsdom with the network and file classes of Node. */
export default {
  ...base,
  displayName: 'browser',
  testEnvironment: '<rootDir>/test/support/environment.ts',
  testMatch: [
    '<rootDir>/test/{app,components,features,office}/**/*.test.{ts,tsx}',
    '<rootDir>/test/api/upload.test.ts',
  ],
}
