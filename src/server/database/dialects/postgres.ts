import { Socket } from 'node:net'
import { type Kysely, PostgresDialect, sql, type SqlBool } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { NASAL } from '@/domain/text/compareText'
import { codeOf, reasonOf } from '../reason'
import { retryWhileBusy } from '../retries'
import { type DialectParts, type TextIndex, withoutNul } from './parts'

/** For each server process; PostgreSQL allows 100 by default. */
const CONNECTIONS = 10
/** For a connection to a database that does not answer. */
const CONNECT_MS = 5000
const STATEMENT_MS = 30_000

/** Longer than any statement takes: after that time the database is considered gone. */
export const SILENCE_MS = STATEMENT_MS + 5000

/** TCP itself reports a vanished machine only after a quarter of an hour. */
const openSocket = (silenceMs: number) => () => {
  const socket = new Socket()
  const cut = () => socket.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' }))
  return socket.setTimeout(silenceMs, cut)
}

/** Serialization, deadlock, lock not free, too many connections, starting up. */
const BUSY = new Set(['40001', '40P01', '55P03', '53300', '57P03'])
/** Classes: connection, wrong login, resources (disk full), operator (shutdown), system, read-only, internal. */
const UNAVAILABLE = /^(?:(?:08|28|3D|40|53|57|58|XX)...|25006|55P03)$/
/** Data corrupted, index corrupted. */
const DAMAGE = new Set(['XX001', 'XX002'])
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

const isBusy = (error: unknown) => BUSY.has(codeOf(error))

const isClosed = (error: unknown) =>
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect|timeout expired|after calling end on the pool|driver has already been destroyed/.test(
    reasonOf(error),
  )

const isUnavailable = (error: unknown) =>
  UNAVAILABLE.test(codeOf(error)) || NETWORK.has(codeOf(error)) || isClosed(error)

const COUNT = 'count_content_change'

/** Every function has it: `pg_restore` loads a table without a search path, and its triggers still find the others. */
const ownSchema = sql`set search_path from current`

/** Counts every change of content, whether made by a server, a command or SQL by hand. */
const countContentChanges = async (db: Kysely<unknown>, table: string) => {
  await sql`create or replace function ${sql.id(COUNT)}() returns trigger language plpgsql ${ownSchema} as $$
    begin update meta set content_version = content_version + 1; return null; end $$`.execute(db)
  await sql`create trigger ${sql.id(`${table}_counts`)} after insert or update or delete on ${sql.table(table)}
    for each statement execute function ${sql.id(COUNT)}()`.execute(db)
}

const onlyAppend = async (db: Kysely<unknown>, table: string) => {
  await sql`create or replace function refuse_change() returns trigger language plpgsql ${ownSchema} as $$
    begin raise exception 'only rows can be added'; end $$`.execute(db)
  await sql`create trigger ${sql.id(`${table}_no_change`)} before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_change()`.execute(db)
}

/** The same as `foldPlain`, but for what neither Latin nor Hindi has. */
const createFolded = async (db: Kysely<unknown>) => {
  const folds = [
    // Accents, the dots of Hindi, invisible characters, apostrophes.
    [String.raw`[\u0300-\u036f\u093c\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff''’‘ʼ\`´]`, ''],
    [String.raw`[\u2010-\u2015\u2212]`, '-'],
    [String.raw`\s+`, ' '],
    [NASAL.source, '\u0902'],
  ]
  const plain = folds.reduce(
    (text, [found, put]) => `regexp_replace(${text}, '${found}', '${put}', 'g')`,
    'normalize($1, nfkd)',
  )
  await sql`create function folded(text) returns text language sql immutable parallel safe as ${sql.lit(
    `select case when $1 ~ '^[!-&(-_a-~ ]*$' then lower($1) else translate(lower(trim(${plain})), '०१२३४५६७८९', '0123456789') end`,
  )}`.execute(db)
}

/** How long a vacuum waits for other users of a table, in milliseconds. */
const LOCK_MS = 5000
const LOCKED = '55P03'

/**
 * Transactions for which deleted rows are kept; that of autovacuum, which collects statistics, is one, too. A writer in
 * another database counts: a reader that begins here while it is open sees the rows as they were at its beginning.
 */
const OLDER_TRANSACTIONS = `select 1 from pg_stat_activity
  where backend_type in ('client backend', 'autovacuum worker') and pid <> pg_backend_pid() and greatest(
    age(backend_xid), case when datname = current_database() then age(backend_xmin) end) > age($1::xid) limit 1`

const waitForOlderTransactions = async (client: PoolClient) => {
  const now = 'select pg_snapshot_xmax(pg_current_snapshot())::xid::text as moment'
  const { rows: moments } = await client.query<{ moment: string }>(now)
  await retryWhileBusy(isBusy, async () => {
    const { rowCount } = await client.query(OLDER_TRANSACTIONS, [moments[0]?.moment])
    if (rowCount)
      throw Object.assign(new Error('an older transaction still uses the database'), { code: LOCKED })
  })
}

/** `full` rebuilds every table. The statistics hold samples of the rows: they are collected again first, and rebuilt too. */
const vacuum = async (pool: Pool, full: boolean) => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`set lock_timeout = ${LOCK_MS}`)
    if (full) {
      await client.query('analyze')
      await waitForOlderTransactions(client)
    }
    await client.query(full ? 'vacuum full' : 'vacuum (skip_locked)')
  } finally {
    // Closes the connection, since its settings were changed.
    client.release(true)
  }
}

export type PostgresOptions = {
  /** Closes a connection after this time without traffic. Not set by commands, which may work on a result for longer. */
  silenceMs?: number
  readOnly?: boolean
}

/** A read-only transaction sees one snapshot, as in SQLite. */
const ONLY_READ = String.raw`-c default_transaction_read_only=on -c default_transaction_isolation=repeatable\ read`

/** Opens a database at an address such as `postgres://portal:secret@10.0.0.5/portal`. */
export const postgres = (
  url: string,
  { silenceMs, readOnly = false }: PostgresOptions = {},
): DialectParts => {
  const pool = new Pool({
    connectionString: url,
    ...(readOnly && { options: ONLY_READ }),
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    ...(silenceMs !== undefined && { stream: openSocket(silenceMs) }),
    application_name: 'job-portal',
  })
  // The pool replaces a broken connection, and its statement fails. Without listeners the error events would end the
  // process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    dialect: new PostgresDialect({ pool }),
    dataVersion: async () => {
      const { rows } = await pool.query<{ content_version: number }>('select content_version from meta')
      return `${rows[0]?.content_version}`
    },
    assertIntact: () => Promise.resolve(),
    bytesUsed: async () => {
      const { rows } = await pool.query<{ bytes: string }>(
        'select pg_database_size(current_database()) as bytes',
      )
      return Number(rows[0]?.bytes)
    },
    countContentChanges,
    onlyAppend,
    createFolded,
    textIndex: postgresTextIndex,
    // Compares bytes, as SQLite does, whatever the locale of the database is.
    text: sql`text collate "C"`,
    daysBetween: (day, later) =>
      sql<number>`nullif(${sql.ref(later)}, '')::date - nullif(${sql.ref(day)}, '')::date`,
    // Not `always`: `move` brings the numbers along.
    rowNumber: (column) => column.generatedByDefaultAsIdentity().primaryKey(),
    isBusy,
    isUnavailable,
    isDamage: (error) => DAMAGE.has(codeOf(error)),
    vacuum: ({ full }) => vacuum(pool, full),
    close: async () => {
      if (!pool.ending) await pool.end()
    },
  }
}

/** Every PostgreSQL comes with pg_trgm, and lets the owner of a database create it. */
const create: TextIndex['create'] = async (db) => {
  await sql`create table inbox_search (row integer primary key, texts text collate "C" not null)`.execute(db)
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index inbox_search_by_text on inbox_search using gin (texts gin_trgm_ops)`.execute(db)
}

const has = (text: string) => sql`texts like ${`%${withoutNul(text).replace(/[\\%_]/g, '\\$&')}%`}`

/**
 * ANALYZE leaves out values of more than 1 kB, so the planner expects a few rows where it gets most, and would look up each
 * of them. As a value of `is true` the query fills a hash table instead, which is looked into.
 */
const inboxHas: TextIndex['inboxHas'] = (texts) =>
  sql<SqlBool>`(row in (select row from inbox_search where ${sql.join(texts.map(has), sql` and `)})) is true`

const postgresTextIndex: TextIndex = { create, inboxHas }
