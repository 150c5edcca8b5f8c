import type { Pool, PoolClient } from 'pg'
import { retryWhileBusy } from '../retries'

/** How long to wait for other users of a table, in milliseconds. */
const LOCK_MS = 5000
const LOCKED = '55P03'

/** Transactions with an older snapshot, for which deleted rows are kept. */
const OLDER_READERS = `select 1 from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
  and age(backend_xmin) > age($1::xid) limit 1`

const waitForOlderReaders = async (client: PoolClient, isBusy: (error: unknown) => boolean) => {
  const now = 'select pg_snapshot_xmax(pg_current_snapshot())::xid::text as moment'
  const { rows: moments } = await client.query<{ moment: string }>(now)
  await retryWhileBusy(isBusy, async () => {
    const { rowCount } = await client.query(OLDER_READERS, [moments[0]?.moment])
    if (rowCount)
      throw Object.assign(new Error('an older transaction is still reading the database'), { code: LOCKED })
  })
}

/**
 * `thoroughly` rebuilds every table, also that of the statistics: they hold samples of the rows, so they are collected
 * again first.
 */
export const forgetDeleted = async (pool: Pool, isBusy: (error: unknown) => boolean, thoroughly: boolean) => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`set lock_timeout = ${LOCK_MS}`)
    if (thoroughly) {
      await waitForOlderReaders(client, isBusy)
      await client.query('analyze')
    }
    await client.query(thoroughly ? 'vacuum full' : 'vacuum')
  } finally {
    // Closes the connection, since its settings were changed.
    client.release(true)
  }
}
