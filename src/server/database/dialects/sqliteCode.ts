import type { DatabaseSync } from 'node:sqlite'

/** The primary result code of an SQLite error, see https://sqlite.org/rescode.html. */
export const primaryCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined

const BUSY = new Set<number | undefined>([5, 6])

/** Whether another process holds the database. */
export const isBusy = (error: unknown) => BUSY.has(primaryCode(error))

/** The error of SQLite where another process holds the database. */
export const locked = () => Object.assign(new Error('database is locked'), { errcode: 5 })

/** Corrupt, not a database. */
const DAMAGE = new Set<number | undefined>([11, 26])

/** Whether a statement met a damaged page or a file that is not a database. */
export const isDamage = (error: unknown) => DAMAGE.has(primaryCode(error))

const IO_ERROR = 10

/** Whether a statement met a damaged page or a part of the disk that cannot be read. */
export const isUnreadable = (error: unknown) => isDamage(error) || primaryCode(error) === IO_ERROR

/** The first fault of the pages, if any. The quick check does not compare the indexes with their tables. */
export const findFault = (database: DatabaseSync, pragma: 'quick_check' | 'integrity_check') => {
  const [first] = database.prepare(`pragma ${pragma}(1)`).all()
  const found = String(Object.values(first ?? {})[0])
  return found === 'ok' ? undefined : found
}
