import { shownDay, todayInIndia } from './jobs/calendar'

export const NO_DATE = '---'

/** A day, perhaps with a time, perhaps with a zone: `2026-03-05T18:30:00.000+05:30`. */
const SENT =
  /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/

/**
 * The posted day as YYYY-MM-DD; undefined if there is none. A date without a time zone is the same day everywhere; one
 * with a zone is the company's day.
 */
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
  return day === undefined ? NO_DATE : shownDay(day)
}
