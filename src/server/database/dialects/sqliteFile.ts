import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { patiently } from '../retries'
import type { FileParts } from './parts'
import { primaryCode } from './sqliteCode'

/** Pages that are copied in one go: about a megabyte. */
const PAGES_AT_ONCE = 64
const BUSY = 5
const CORRUPT = 11
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26

const unusable = (what: string, errcode: number) =>
  Object.assign(new Error(`the file of the database was ${what}; the server must be started again`), {
    errcode,
  })

/**
 * Makes what throws once the files of a database are no longer those that were opened: SQLite would go on writing to
 * files that have no name any more, or that were emptied under it. None of this is done to them by who opens them in the
 * right way. Only looked at from outside: to open and close a file takes away SQLite's own locks on it.
 */
export const watchFiles = (file: string) => {
  const known = new Map<string, number>()
  const look = (path: string) => {
    const found = statSync(path, { throwIfNoEntry: false })
    const opened = known.get(path)
    if (opened !== undefined && opened !== found?.ino) throw unusable('deleted or replaced', CANNOT_OPEN)
    if (found !== undefined) known.set(path, found.ino)
    return found
  }
  look(file)
  return () => {
    if (look(file)?.size === 0) throw unusable('emptied', CORRUPT)
    look(`${file}-wal`)
  }
}

/** Whether a statement met a damaged page, or a file that is no database. */
export const isDamage = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes(primaryCode(error) ?? -1)

/**
 * Remembers that a statement met a damaged page, whoever asked for it. What is written after that may be lost with the
 * rest, so nothing is acknowledged any more until the server is started on a sound database.
 */
export const watchDamage = () => {
  let isDamaged = false
  return {
    noting: <Result>(work: () => Result): Result => {
      try {
        return work()
      } catch (error) {
        isDamaged ||= isDamage(error)
        throw error
      }
    },
    confirm: () => {
      if (isDamaged) throw unusable('found to be damaged', CORRUPT)
    },
  }
}

const emptyLog = (database: DatabaseSync) => {
  const row = database.prepare('pragma wal_checkpoint(truncate)').get()
  if (row?.busy) throw Object.assign(new Error('database is locked'), { errcode: BUSY })
}

/**
 * What was deleted is zeros already. Thoroughly is more: when SQLite moves rows between pages it leaves copies, and
 * they go when the file is built anew. The log holds the old pages until it is emptied; who still reads them is
 * waited for.
 */
export const forgetDeleted = async (
  database: DatabaseSync,
  isBusy: (error: unknown) => boolean,
  thoroughly: boolean,
) => {
  if (thoroughly) await patiently(isBusy, async () => database.exec('vacuum'))
  await patiently(isBusy, async () => emptyLog(database))
}

const findFault = (database: DatabaseSync) => {
  const [first] = database.prepare('pragma integrity_check(1)').all()
  const found = String(Object.values(first ?? {})[0])
  return found === 'ok' ? undefined : found
}

export const fileParts = (path: string, database: DatabaseSync): FileParts => ({
  path,
  copyTo: async (file, onProgress) => {
    const { backup } = process.getBuiltinModule('node:sqlite')
    // A read that lasts as long as the copy: what others write meanwhile would make the copy start again.
    database.exec('begin')
    try {
      database.prepare('select count(*) from sqlite_master').get()
      await backup(database, file, {
        rate: PAGES_AT_ONCE,
        progress: ({ totalPages, remainingPages }) => onProgress(totalPages - remainingPages, totalPages),
      })
    } finally {
      if (database.isTransaction) database.exec('rollback')
    }
  },
  findFault: async () => findFault(database),
  settle: async () => database.exec('pragma journal_mode = delete'),
})

/** How long another process may take to let go, in milliseconds. */
const LOCK_TIMEOUT_MS = 250

/**
 * Does the work while no other process has the database open, and fails as busy while one has. A connection in WAL
 * mode keeps a shared lock as long as it is open; leaving that mode takes the log away, so that the file is all.
 */
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
