const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const FIRST_REST_MS = 30 * SECOND_MS
const LONGEST_REST_MS = 10 * MINUTE_MS

/** While the mail server cannot be reached: 30 s, doubled with each failure up to ten minutes. */
export const restAfter = (failures: number) =>
  Math.min(FIRST_REST_MS * 2 ** Math.min(failures - 1, 20), LONGEST_REST_MS)

const PAUSES_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 3 * HOUR_MS, 18 * HOUR_MS]
const LONGEST_PAUSE_MS = 24 * HOUR_MS

/** After a mail was refused so many times. */
export const pauseAfter = (refusals: number) => PAUSES_MS[refusals - 1] ?? LONGEST_PAUSE_MS

/** How often a mail is tried that is refused for good: within about a day. */
const REFUSALS_MAX = PAUSES_MS.length + 1

const PERMANENT = 500

/** Whether a mail server refuses a mail for good. */
export const isPermanent = (refusal: number | undefined) => refusal !== undefined && refusal >= PERMANENT

/** Whether a mail that was refused so often is not tried again. */
export const isGivenUp = (refusal: number | undefined, refusals: number) =>
  isPermanent(refusal) && refusals >= REFUSALS_MAX
