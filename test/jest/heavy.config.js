import { onNode } from './base.js'

/** Kills, floods, fuzz and clusters: minutes of work that a single change seldom breaks. */
export default {
  ...onNode,
  displayName: 'heavy',
  testMatch: ['<rootDir>/test/**/*.heavy.test.ts'],
}
