import { base } from './base.js'

/** Kills, floods, fuzz and clusters: minutes of work that a single change seldom breaks. */
export default {
  ...base,
  displayName: 'heavy',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.heavy.test.ts'],
}
