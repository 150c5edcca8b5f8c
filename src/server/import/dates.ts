import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

const ISO_DAY = 'YYYY-MM-DD'

/** In India the day comes first. Excel shortens the year after the name of a month. */
const NUMBERED = ['D-M-YYYY', 'DD-MM-YYYY', 'D-MM-YYYY', 'DD-M-YYYY']
const NAMED = ['D-MMM-', 'DD-MMM-', 'D-MMMM-', 'DD-MMMM-'].flatMap((format) => [
  `${format}YYYY`,
  `${format}YY`,
])

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()

/** dayjs knows one spelling: '2nd sept, 2026' becomes '2-Sep-2026'. */
const normalized = (text: string) =>
  text
    .replace(/^(\d{1,2})(?:st|nd|rd|th)/i, '$1')
    .replace(/\bsept\b/i, 'sep')
    .replace(/[a-z]+/i, capitalized)
    .replace(/[-\s/.,]+/g, '-')

/** To try each format takes a tenth of a millisecond, and a hundred thousand jobs have several days each. */
const BEGINS_WITH_YEAR = /^\d{4}-/

/** A day as it is written in India, as YYYY-MM-DD; undefined where it is not one. */
export const indianDay = (text: string) => {
  if (BEGINS_WITH_YEAR.test(text)) return undefined
  const day = normalized(text)
  for (const format of [...NUMBERED, ...NAMED]) {
    const parsed = dayjs.utc(day, format, true)
    if (parsed.isValid()) return parsed.format(ISO_DAY)
  }
  return undefined
}

/** From the year 2000 to 2099. */
const [SERIAL_MIN, SERIAL_MAX] = [36_526, 73_050]

/** The day of a date cell that lost its format: the days since the end of 1899. */
export const serialDay = (text: string) => {
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0
  if (serial < SERIAL_MIN || serial > SERIAL_MAX) return undefined
  return dayjs.utc('1899-12-30').add(serial, 'day').format(ISO_DAY)
}

/** 'Jun' is 6; NaN where it is not a month. */
export const monthNumber = (name: string) => dayjs.utc(capitalized(name), 'MMM', true).month() + 1
