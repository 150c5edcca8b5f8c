import type { Pool, PoolClient } from 'pg'
import { retryWhileBusy } from '../retries'

/** How long to wait for other users of a table, in milliseconds. */
const LOCK_MS = 5000
const LOCKED = '55P03'

/**
 * Older transactions, for which deleted rows are kept: those that read an older state, and those that write, whatever
 * they read. Autovacuum collects statistics in a transaction, too.
 */
const OLDER_TRANSACTIONS = `select 1 from pg_stat_activity
  where datname = current_database() and backend_type in ('client backend', 'autovacuum worker')
  and pid <> pg_backend_pid() and greatest(age(backend_xmin), age(backend_xid)) > age($1::xid) limit 1`

const waitForOlderTransactions = async (client: PoolClient, isBusy: (error: unknown) => boolean) => {
  const now = 'select pg_snapshot_xmax(pg_current_snapshot())::xid::text as moment'
  const { rows: moments } = await client.query<{ moment: string }>(now)
  await retryWhileBusy(isBusy, async () => {
    const { rowCount } = await client.query(OLDER_TRANSACTIONS, [moments[0]?.moment])
    if (rowCount)
      throw Object.assign(new Error('an older transaction still uses the database'), { code: LOCKED })
  })
}

/**
 * `full` rebuilds every table, also that of the statistics: they hold samples of the rows, so they are collected
 * again first.
 */
export const vacuum = async (pool: Pool, isBusy: (error: unknown) => boolean, full: boolean) => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`set lock_timeout = ${LOCK_MS}`)
    if (full) {
      await waitForOlderTransactions(client, isBusy)
      await client.query('analyze')
    }
    await client.query(full ? 'vacuum full' : 'vacuum')
  } finally {
    // Closes the connection, since its settings were changed.
    client.release(true)
  }
}
