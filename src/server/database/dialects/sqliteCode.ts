/** SQLite's own number of what went wrong, without its details; https://sqlite.org/rescode.html names them. */
export const primaryCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined
