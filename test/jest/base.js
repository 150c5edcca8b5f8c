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

/** Kills, floods, fuzz, clusters and limits of time, which `npm run test:heavy` runs. */
export const HEAVY = '\\.heavy\\.test\\.ts$'
