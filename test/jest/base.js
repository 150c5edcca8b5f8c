/** What all projects share. Paths are relative to the root of the repository. */
export const base = {
  rootDir: '../..',
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  transform: { '\\.csv$': '<rootDir>/test/support/csvText.js', '\\.[jt]sx?$': 'babel-jest' },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@test/(.*)$': '<rootDir>/test/$1',
  },
}

/** What jest loads itself, `pg` with its own for the setup, and what asks for the Date or the timers of a suite. */
const ofEachSuite = [
  '@?jest',
  '@?babel',
  'expect',
  'pg',
  'postgres-',
  'split2',
  'xtend',
  'hucre',
  'prom-client',
  'smtp-server',
]

/** What the projects without a document share: to load the packages of the server takes longer than most suites run. */
export const onNode = {
  ...base,
  testEnvironment: '<rootDir>/test/support/nodeEnvironment.ts',
  transform: {
    [`/node_modules/(?!${ofEachSuite.join('|')})`]: '<rootDir>/test/support/loadedOnce.js',
    ...base.transform,
  },
  transformIgnorePatterns: [],
}

/** Kills, floods, fuzz, clusters and limits of time, which `npm run test:heavy` runs. */
export const HEAVY = '\\.heavy\\.test\\.ts$'
