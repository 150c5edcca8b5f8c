import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { company } from './company'
import { shownDay } from './jobs/calendar'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

export const NO_DATE = '---'

const DAY = 'YYYY-MM-DD'
/** By the length of what they parse. */
const FORMATS: Partial<Record<number, string>> = {
  10: DAY,
  16: `${DAY}[T]HH:mm`,
  19: `${DAY}[T]HH:mm:ss`,
}

/**
 * The posted day as YYYY-MM-DD; undefined if there is none. A date without a time zone is the same day everywhere; one
 * with a zone is the company's day.
 */
export const postedDay = (sent: string) => {
  const text = sent.trim().replace(' ', 'T')
  const zoneAt = Math.max(...['Z', '+', '-'].map((sign) => text.lastIndexOf(sign)))
  const hasZone = zoneAt > DAY.length
  const [seconds = ''] = text.slice(0, hasZone ? zoneAt : undefined).split('.')
  const format = FORMATS[seconds.length]
  const written = format === undefined ? undefined : dayjs.utc(seconds, format, true)
  if (!written?.isValid()) return undefined
  if (!hasZone) return written.format(DAY)
  const time = dayjs(`${written.format('YYYY-MM-DD HH:mm')}${text.slice(zoneAt)}`, 'YYYY-MM-DD HH:mmZ')
  return time.isValid() ? time.utcOffset(company.utcOffsetMinutes).format(DAY) : undefined
}

/** DD-MM-YYYY, or '---' if the date is missing or invalid. */
export const postedDate = (sent: string) => {
  const day = postedDay(sent)
  return day === undefined ? NO_DATE : shownDay(day)
}
