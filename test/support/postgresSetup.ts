import { POSTGRES_VARIABLE } from './databases'
import { startPostgres } from './postgres'

/** One PostgreSQL for all suites of a run; each server of a test has a database of its own in it. */
export default async () => {
  globalThis.postgresOfTests = await startPostgres()
  process.env[POSTGRES_VARIABLE] = globalThis.postgresOfTests.url('postgres')
}
