import { postedDay } from '@/domain/display'
import { isProblem, MONTHS, shortText, type Reader } from './readers'

const INDIAN_DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

const twoDigits = (number: string) => number.padStart(2, '0')

/** As '2-Jan-2026', '2 January 2026' and, as Excel shortens it, '2-Jan-26'. */
const NAMED_DAY = /^(\d{1,2})(?:st|nd|rd|th)?[-\s/.]+([a-z]{3,9})\.?,?[-\s/.]+(\d{4}|\d{2})$/i

const isMonth = (name: string, month: string) =>
  name === month.slice(0, 3) || name === month || (name === 'sept' && month === 'september')

const monthOf = (name: string) => `${MONTHS.findIndex((month) => isMonth(name, month)) + 1}`

/** The number of a day where a date cell lost its format: days since the end of 1899, here of this century. */
const BARE_NUMBER = /^\d{5}$/
const [FIRST, LAST] = [36_526, 73_050]
const DAY_MS = 86_400_000

const ofBareNumber = (text: string) => {
  const number = BARE_NUMBER.test(text) ? Number(text) : 0
  if (number < FIRST || number > LAST) return undefined
  return new Date(Date.UTC(1899, 11, 30) + number * DAY_MS).toISOString().slice(0, 10)
}

const isoDayOf = (text: string) => {
  const [, day, month, year] = INDIAN_DAY.exec(text) ?? []
  if (day && month) return `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const [, named, name = '', inYear = ''] = NAMED_DAY.exec(text) ?? []
  if (named)
    return `${inYear.padStart(4, '20')}-${twoDigits(monthOf(name.toLowerCase()))}-${twoDigits(named)}`
  return ofBareNumber(text) ?? text
}

/** A day as India or Excel writes it, as ISO 8601 does (with a time too), or as a date cell holds it. Nothing is no date. */
export const day: Reader = (cell) => {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : shortText(cell)
  if (isProblem(text)) return text
  const written = `${text}`
  if (written === '') return null
  const iso = isoDayOf(written)
  return postedDay(iso)
    ? iso
    : { problem: `is '${written.slice(0, 60)}', but it takes a day such as 31-01-2026` }
}
