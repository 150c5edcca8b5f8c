/** The primary result code of an SQLite error, see https://sqlite.org/rescode.html. */
export const primaryCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined

const BUSY = new Set<number | undefined>([5, 6])

/** Whether another process holds the database. */
export const isBusy = (error: unknown) => BUSY.has(primaryCode(error))
