import { postedDay } from '@/domain/display'
import { isProblem, shortText, type Reader } from './readers'

const INDIAN_DAY = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

const twoDigits = (number: string) => number.padStart(2, '0')

const isoDayOf = (text: string) => {
  const [, day, month, year] = INDIAN_DAY.exec(text) ?? []
  return day && month ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : text
}

/** A day as India writes it, as ISO 8601 does (with a time too), or as a date cell holds it. Nothing is no date. */
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
