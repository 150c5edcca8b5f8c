import { postedDay } from '@/domain/display'
import { indianDay, serialDay } from './dates'
import { isProblem, quoted, refuse, shortText, type Reader } from './readers'

/** A day as it is written in India or by Excel, in ISO 8601 (also with a time), or in a date cell. An empty cell means no date. */
export const day: Reader = (cell) => {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : shortText(cell)
  if (text === null || isProblem(text)) return text
  const written = String(text)
  if (written === '') return null
  const iso = indianDay(written) ?? serialDay(written) ?? written
  return postedDay(iso) ? iso : refuse(`is ${quoted(written)}, but it must be a day such as 31-01-2026`)
}
