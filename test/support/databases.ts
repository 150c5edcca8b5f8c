import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Where the suites are run on PostgreSQL, the address of its first database. */
export const POSTGRES_VARIABLE = 'TEST_POSTGRES_URL'

/** A new database of the PostgreSQL that the suites are run on; undefined where they are run on SQLite. */
export const newDatabase = async () => {
  const first = process.env[POSTGRES_VARIABLE]
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
