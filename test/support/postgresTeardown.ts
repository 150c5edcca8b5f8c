import type { Postgres } from './postgres'

declare global {
  /** Started before all suites of a run. */
  var postgresOfTests: Postgres | undefined
}

export default () => globalThis.postgresOfTests?.stop()
