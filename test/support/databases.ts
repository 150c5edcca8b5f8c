import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** The address of the first database of the PostgreSQL that a run has started. */
export const POSTGRES_VARIABLE = 'TEST_POSTGRES_URL'

declare global {
  /** Set for the suites of the project `postgres`: those of others may run beside them. */
  var runsOnPostgres: boolean | undefined
}

/** The address, where this suite is run on PostgreSQL. */
export const firstPostgres = () => (globalThis.runsOnPostgres ? process.env[POSTGRES_VARIABLE] : undefined)

/** A new database of the PostgreSQL that the suites are run on; undefined where they are run on SQLite. */
export const newDatabase = async () => {
  const first = firstPostgres()
  if (!first) return undefined
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: first })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return new URL(`/${name}`, first).href
}
