import { execFile } from 'node:child_process'
import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Maintenance, Outcome } from '../maintenance'
import { retryWhileBusy } from '../retries'
import type { FileParts } from './parts'
import { findFault, isBusy, locked } from './sqliteCode'

const execute = promisify(execFile)

const PAGES_PER_STEP = 256

/** Runs the program of `maintenance.ts` on a file, and returns the fault that it found. */
export const maintain = async (program: URL, what: Maintenance, file: string, signal: AbortSignal) => {
  const args = ['--no-warnings', fileURLToPath(program), what, file]
  const { stdout } = await execute(process.execPath, args, { signal })
  const outcome = JSON.parse(stdout) as Outcome
  if (outcome.isBusy) throw locked()
  return outcome.fault
}

const truncateLog = (database: DatabaseSync) => {
  const row = database.prepare('pragma wal_checkpoint(truncate)').get()
  if (row?.busy) throw locked()
}

/**
 * Deleted content is overwritten with zeros already, but SQLite leaves copies when it moves rows between pages: `full`
 * rebuilds the file to remove them. The log holds the old pages until it is truncated, which waits for readers.
 */
export const vacuum = async (database: DatabaseSync, full: boolean) => {
  if (full) await retryWhileBusy(isBusy, async () => database.exec('vacuum'))
  await retryWhileBusy(isBusy, async () => truncateLog(database))
}

export const fileParts = (path: string, database: DatabaseSync): FileParts => ({
  path,
  copyTo: async (file) => {
    const { backup } = process.getBuiltinModule('node:sqlite')
    // The copy would restart after each write of another process; an open read transaction prevents that.
    database.exec('begin')
    try {
      database.prepare('select count(*) from sqlite_master').get()
      await backup(database, file, { rate: PAGES_PER_STEP })
    } finally {
      if (database.isTransaction) database.exec('rollback')
    }
  },
  findFault: async () => findFault(database, 'integrity_check'),
  checkpoint: async () => database.exec('pragma journal_mode = delete'),
})

const LOCK_TIMEOUT_MS = 250

/** Runs `work` on a file without a log while no other process has the database open; fails as busy if one has. */
export const holdAlone = async <Result>(file: string, work: () => Promise<Result>) => {
  const { DatabaseSync: Database } = process.getBuiltinModule('node:sqlite')
  const database = new Database(file, { timeout: LOCK_TIMEOUT_MS })
  try {
    database.exec('pragma locking_mode = exclusive')
    database.exec('begin exclusive')
    database.exec('commit')
    database.exec('pragma journal_mode = delete')
    return await work()
  } finally {
    database.close()
  }
}
