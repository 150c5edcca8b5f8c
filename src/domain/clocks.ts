const MINUTE_MS = 60_000

/** How far the clocks of the servers of one database may be apart. A time further ahead comes from a wrong clock. */
export const CLOCKS_DIFFER_MS = 2 * MINUTE_MS
