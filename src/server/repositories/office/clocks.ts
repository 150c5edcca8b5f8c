const MINUTE_MS = 60_000

/** How far the clocks of the servers of one database may be apart. A time further ahead comes from a wrong clock. */
export const CLOCKS_DIFFER_MS = 2 * MINUTE_MS

/** The latest time that a server may have written until now. */
export const latestUntil = (now: Date) => new Date(now.getTime() + CLOCKS_DIFFER_MS).toISOString()

/** Now, or just after the last time that was written, if a faster clock wrote it: what comes later gets the later time. */
export const nowBehind = (written: string | undefined, now: Date) => {
  const behind = written === undefined ? 0 : Date.parse(written) + 1
  return new Date(Math.max(now.getTime(), behind)).toISOString()
}
