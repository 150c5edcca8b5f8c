import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

type Database = { url: string; drop: () => Promise<void> }

const run = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A new database beside the one of DATABASE_URL; undefined where none is named, and SQLite is measured. */
export const newDatabase = async (): Promise<Database | undefined> => {
  const first = process.env.DATABASE_URL
  if (!first) return undefined
  const name = `portal_bench_${randomUUID().replaceAll('-', '')}`
  await run(first, `create database ${name}`)
  return {
    url: new URL(`/${name}`, first).href,
    drop: () => run(first, `drop database ${name} with (force)`),
  }
}
