import { PostgresDialect, sql, type Kysely } from 'kysely'
import { Pool } from 'pg'
import { reasonOf } from '../../reason'
import type { DialectParts } from './parts'

/** Of one server process; several share the 100 that a PostgreSQL usually has. */
const CONNECTIONS = 10
/** A visitor waits no longer for a database that does not answer. */
const CONNECT_MS = 5000
const STATEMENT_MS = 30_000

/** Serialization, deadlock, lock not free, too many connections, starting up. */
const BUSY = new Set(['40001', '40P01', '55P03', '53300', '57P03'])
/** Classes: connection, wrong login, resources (disk full), operator (shutdown), system, read-only, internal. */
const UNAVAILABLE = /^(?:(?:08|28|3D|40|53|57|58|XX)...|25006|55P03)$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

/** The five characters of PostgreSQL, or the name that the network gives an error. */
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const isBusy = (error: unknown) => BUSY.has(codeOf(error))

const isNetworkError = (error: unknown) => NETWORK.has(codeOf(error))

const isClosed = (error: unknown) =>
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|after calling end on the pool|driver has already been destroyed/.test(
    reasonOf(error),
  )

const isUnavailable = (error: unknown) =>
  UNAVAILABLE.test(codeOf(error)) || isNetworkError(error) || isClosed(error)

const COUNT = 'count_content_change'

/** Counts every change of content, whoever makes it: a command, another server, or SQL by hand. */
const countContentChanges = async (db: Kysely<unknown>, table: string) => {
  await sql`create or replace function ${sql.id(COUNT)}() returns trigger language plpgsql as $$
    begin update meta set content_version = content_version + 1; return null; end $$`.execute(db)
  await sql`create trigger ${sql.id(`${table}_counts`)} after insert or update or delete on ${sql.table(table)}
    for each statement execute function ${sql.id(COUNT)}()`.execute(db)
}

/** The database behind an address such as `postgres://portal:secret@10.0.0.5/portal`. */
export const postgres = (url: string): DialectParts => {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'job-portal',
  })
  // An idle connection that breaks is replaced; whoever needs one meets the error themselves.
  pool.on('error', () => undefined)
  return {
    dialect: new PostgresDialect({ pool }),
    hasOneConnection: false,
    changeStamp: async () => {
      const { rows } = await pool.query<{ content_version: number }>('select content_version from meta')
      return `${rows[0]?.content_version}`
    },
    confirmKept: () => undefined,
    bytesUsed: async () => {
      const { rows } = await pool.query<{ bytes: string }>(
        'select pg_database_size(current_database()) as bytes',
      )
      return Number(rows[0]?.bytes)
    },
    countContentChanges,
    // As bytes, and so in the order of SQLite, whatever the language of the database is.
    text: sql`text collate "C"`,
    isBusy,
    isUnavailable,
    forgetDeleted: async ({ thoroughly }) => {
      await pool.query(thoroughly ? 'vacuum full' : 'vacuum')
    },
    close: async () => {
      if (!pool.ending) await pool.end()
    },
  }
}
