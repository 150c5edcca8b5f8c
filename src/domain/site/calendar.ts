const DAY_MS = 24 * 60 * 60 * 1000

/** India is this far ahead of UTC, in all places and seasons. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

const toDay = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The day in India at a time in milliseconds, as YYYY-MM-DD. Such days sort as texts. */
export const todayInIndia = (now: number) => toDay(now + INDIA_OFFSET_MS)

/** A day as the site shows it: DD-MM-YYYY. */
export const formatDate = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3-$2-$1')

/** The number of days from one day to a later one. */
export const daysBetween = (day: string, later: string) =>
  Math.round((Date.parse(later) - Date.parse(day)) / DAY_MS)

/** The day so many days before another. */
export const daysBefore = (day: string, days: number) => toDay(Date.parse(day) - days * DAY_MS)

/** A date that shows the clock time in India in its UTC parts. Spreadsheets have no time zones. */
export const clockInIndia = (iso: string) => new Date(Date.parse(iso) + INDIA_OFFSET_MS)

/** When a day begins in India, in the format of stored times. */
export const startInIndia = (day: string) => new Date(Date.parse(day) - INDIA_OFFSET_MS).toISOString()

export const NO_DATE = '---'

/** A day, perhaps with a time, perhaps with a zone: `2026-03-05T18:30:00.000+05:30`. */
const SENT =
  /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/

/** The posted day as YYYY-MM-DD, if any: without a time zone as it is written, with one the day in India. */
export const postedDay = (sent: string) => {
  const [, day = '', time = '', utc, hours, minutes] = SENT.exec(sent.trim().replace(' ', 'T')) ?? []
  // 30 February would be a day in March.
  if (new Date(day).getUTCDate() !== Number(day.slice(-2))) return undefined
  if (!utc && !hours) return day
  return todayInIndia(Date.parse(`${day}T${time}${utc ?? `${hours}:${minutes}`}`))
}

/** DD-MM-YYYY, or '---' if the date is missing or invalid. */
export const postedDate = (sent: string) => {
  const day = postedDay(sent)
  return day === undefined ? NO_DATE : formatDate(day)
}
