/**
 * A program of its own, so that the thread that answers visitors does not wait for it: rebuilds the SQLite file that its
 * argument names, so that no trace of deleted rows is left, and prints a `Rebuilding` as JSON.
 */
import { DatabaseSync } from 'node:sqlite'

/** `isBusy`: another process held the database for too long. */
export type Rebuilding = { fault?: string; isBusy?: boolean }

const BUSY = 5
const WAIT_MS = 20_000
const PAUSE_MS = 200

const isBusy = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY

/** SQLite itself waits for readers and writers, and not for another process that merges the log. */
const emptyLog = (database: DatabaseSync) => {
  const sleeping = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited <= WAIT_MS; waited += PAUSE_MS) {
    if (!database.prepare('pragma wal_checkpoint(truncate)').get()?.busy) return true
    Atomics.wait(sleeping, 0, 0, PAUSE_MS)
  }
  return false
}

const rebuild = (file: string): Rebuilding => {
  const database = new DatabaseSync(file, { timeout: WAIT_MS })
  try {
    database.exec('pragma secure_delete = on; vacuum')
    // Most of the log is merged while others write; emptying it, which they wait for, is quick then.
    database.exec('pragma wal_checkpoint(passive)')
    return { isBusy: !emptyLog(database) }
  } finally {
    database.close()
  }
}

const tryRebuild = (file: string): Rebuilding => {
  try {
    return rebuild(file)
  } catch (error) {
    return isBusy(error)
      ? { isBusy: true }
      : { fault: error instanceof Error ? error.message : String(error) }
  }
}

process.stdout.write(JSON.stringify(tryRebuild(process.argv[2] ?? '')))
