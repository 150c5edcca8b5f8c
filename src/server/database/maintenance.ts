/**
 * A program of its own, so that the thread that answers visitors does not wait for it. Its arguments are what to do and an
 * SQLite file: `check` reads every page, `vacuum` rebuilds the file so that no trace of deleted rows is left. Prints an
 * `Outcome` as JSON. Tests run it as it stands, so its imports have endings.
 */
import { DatabaseSync } from 'node:sqlite'
import { findFault, isBusy } from './dialects/sqliteCode.ts'

/** `isBusy`: another process held the database for too long. */
export type Outcome = { fault?: string; isBusy?: boolean }

export type Maintenance = 'check' | 'vacuum'

const WAIT_MS = 20_000

const vacuum = (database: DatabaseSync): Outcome => {
  database.exec('pragma secure_delete = on; vacuum')
  // Most of the log is merged while others write; emptying it, which they wait for, is quick then.
  database.exec('pragma wal_checkpoint(passive)')
  return { isBusy: Boolean(database.prepare('pragma wal_checkpoint(truncate)').get()?.busy) }
}

const run = (what: string, file: string): Outcome => {
  try {
    const database = new DatabaseSync(file, { timeout: WAIT_MS, readOnly: what === 'check' })
    try {
      return what === 'check' ? { fault: findFault(database, 'quick_check') } : vacuum(database)
    } finally {
      database.close()
    }
  } catch (error) {
    return isBusy(error)
      ? { isBusy: true }
      : { fault: error instanceof Error ? error.message : String(error) }
  }
}

const [what = '', file = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(run(what, file)))
