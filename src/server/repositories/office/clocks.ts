/** The clocks of servers differ by less: a time further ahead is of a clock that was wrong. */
const CLOCKS_DIFFER_MS = 2 * 60_000

/** The latest time that a server may have written until now. */
export const latestUntil = (now: Date) => new Date(now.getTime() + CLOCKS_DIFFER_MS).toISOString()

/** Now, or just behind a time that a server with another clock wrote before: what comes later has the later time. */
export const nowBehind = (written: string | undefined, now: Date) => {
  const behind = written === undefined ? 0 : Date.parse(written) + 1
  return new Date(Math.max(now.getTime(), behind)).toISOString()
}
