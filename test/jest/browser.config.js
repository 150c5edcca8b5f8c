import { base } from './base.js'

/** Screens and components, in jsdom with the network classes of Node. */
export default {
  ...base,
  displayName: 'browser',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: [
    '<rootDir>/test/{app,components,features}/**/*.test.{ts,tsx}',
    '<rootDir>/test/api/upload.test.ts',
  ],
}
