/** How often a visible screen asks for what is new. A list of 100,000 submissions takes the server 15 ms, the overview 60. */
export const POLL_MS = 10_000
