import { SALARY_BANDS } from '@/domain/site/limits'
import { maxLengthOf, maxNumberOf, type ContentField, type FieldType } from '@/domain/content/fields'
import { isReservedSlug, isSlug } from '@/domain/submissions/sources'
import { withPlainDigits } from '@/domain/text/compareText'
import { jobStates } from '@/domain/office/jobs'
import { postedDay } from '@/domain/site/calendar'
import { indianDay, LAKHS_UNIT, lakhsIn, monthNumber, numberIn } from '@/domain/text/typedValues'
import type { Problem } from '@/domain/content/problems'
import { isFileName } from '../files/fileName'
import { usableText, withoutGuards } from '../spreadsheet/cellText'
import type { Cell, FormattedNumber } from '../spreadsheet/cells'

type Value = string | number | null

/** Why a cell is not accepted, without its column. */
type Fault = Omit<Problem, 'field'>

type Read = Value | Fault

/** Reads a text that is not empty. */
type Reader = (text: string, field: ContentField) => Read

const TEXT_CHARACTERS = 60

/** A text for a sentence; long ones are cut. */
const shown = (text: string) => (text.length > TEXT_CHARACTERS ? `${text.slice(0, TEXT_CHARACTERS)}…` : text)

const refuse = (code: string, text: string, values: Problem['values'] = {}): Fault => ({
  code,
  values: { text: shown(text), ...values },
})

const isoDayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Excel, Google Sheets (#ERROR!) and LibreOffice (Err:510) show these instead of a result. */
const FORMULA_ERROR =
  /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA|ERROR!)|Err:5\d\d)$/

/** Words of question marks, or of signs for single bytes: what a program made of Hindi in another encoding. */
const LOST_LETTERS = /^[?\s]*\?\?[?\s]*$|(?:^|\s)\?{3,}(?=[\s.,:;!-]|$)|\uFFFD|à[¤¥]/

const yesOrNo: Reader = (text) => {
  if (/^(?:yes|y|true|1|हाँ|हां)$/i.test(text)) return 'yes'
  return /^(?:no|n|false|0|नहीं)$/i.test(text) ? null : refuse('notYesOrNo', text)
}

const choices = (words: readonly string[]) => ({ choices: words.join(', ') })

/** A state of a job, in any case. */
const jobState: Reader = (text) =>
  jobStates.find((state) => state === text.toLowerCase()) ?? refuse('notOneOf', text, choices(jobStates))

const checked =
  (code: string, isValid: (text: string) => boolean): Reader =>
  (text) =>
    isValid(text) ? text : refuse(code, text)

/** Spreadsheet programs save long numbers like this in CSV and lose the last digits. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i

/** Addresses of the office, names that every object has, and paths to the folder above are no ids. */
const isReserved = (text: string) =>
  ['new', 'import'].includes(text.toLowerCase()) || text in Object.prototype || /^[._-]+$/.test(text)

/** Chats and mail programs leave other signs at the end out of a link. */
const id: Reader = (text) => {
  if (isReserved(text)) return refuse('reservedId', text)
  return /^[\w.-]*[a-z\d]$/i.test(text) ? text : refuse('notId', text)
}

const slug: Reader = (text) => {
  if (!isSlug(text)) return refuse('notSlug', text)
  return isReservedSlug(text) ? refuse('reservedSlug', text) : text
}

const isHttp = (text: string) => /^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text)

const isLink = (text: string) => isHttp(text) || /^\/(?![/\\])[^\s"<>]*$/.test(text)

export const isAddress = (text: string) => /^https?:\/\//i.test(text)

/** The name of a local file, or a URL. */
const fileName = checked('notFileName', (text) => (isAddress(text) ? isHttp(text) : isFileName(text)))

const YEARS_UNIT = /\s*(?:years?|yrs?)\.?$/i

const wholeNumber: Reader = (text, field) => {
  const max = maxNumberOf(field)
  const number = numberIn(text, field.type === 'years' ? YEARS_UNIT : undefined)
  const isTaken = number !== undefined && Number.isInteger(number) && number <= max
  return isTaken ? number : refuse('notWholeNumber', text, { max })
}

const lakhs: Reader = (text) => lakhsIn(text) ?? refuse('notLakhs', text)

const DAY_MS = 24 * 60 * 60 * 1000
/** Spreadsheet programs count days from the end of 1899. */
const SERIAL_OF_1970 = 25_569
/** From the year 2000 to 2099. */
const [SERIAL_MIN, SERIAL_MAX] = [36_526, 73_050]

/** The day of a date cell that lost its format. */
const serialDay = (text: string) => {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0
  if (serial < SERIAL_MIN || serial > SERIAL_MAX) return undefined
  return new Date((serial - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10)
}

const bandOf = (one: number, other: number) =>
  SALARY_BANDS.find((band) => band === `${Math.min(one, other)}-${Math.max(one, other)}`)

/** Spreadsheet programs turn '3-6' into a date such as '03-Jun' or '06/03/26'. Every band becomes another date. */
const bandOfDay = (text: string) => {
  const [, day, month = ''] = /^(\d{1,2})-([a-z]{3})$/i.exec(text) ?? []
  const [, one, other] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})$/.exec(text) ?? /^\d{4}-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (one && other) return bandOf(Number(one), Number(other))
  const number = monthNumber(month)
  return day && number > 0 ? bandOf(Number(day), number) : undefined
}

const noBand = (text: string) => refuse('notOneOf', text, choices(SALARY_BANDS))

const salaryBand: Reader = (text) => {
  const [, from, to] =
    /^(?:₹\s*)?(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})$/i.exec(text.replace(LAKHS_UNIT, '')) ?? []
  return (from && to ? bandOf(Number(from), Number(to)) : bandOfDay(text)) ?? noBand(text)
}

const TIME = /(?<=\d)[\s,]+\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?$/i
const YEAR_FIRST = /^(\d{4})[/.](\d\d)[/.](\d\d)$/
const HAS_ZONE = /\d(?:Z|[+-]\d{2}:?\d{2})$/

/** A day as it is written in India or by Excel, or in ISO 8601, also with a time. With a zone it is the day in India. */
const day: Reader = (text) => {
  const iso = indianDay(text.replace(TIME, '')) ?? serialDay(text) ?? text.replace(YEAR_FIRST, '$1-$2-$3')
  const read = postedDay(iso)
  if (read === undefined) return refuse('notDay', text)
  return HAS_ZONE.test(iso) && iso.includes(':') ? read : iso
}

/** The types that take more than any text. */
const readers: Partial<Record<FieldType, Reader>> = {
  id,
  phone: checked('notPhone', (text) => !SHORTENED.test(text)),
  email: checked('notEmail', (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)),
  link: checked('notLink', isLink),
  image: fileName,
  video: fileName,
  number: wholeNumber,
  years: wholeNumber,
  lakhs,
  salaryBand,
  day,
  yesOrNo,
  state: jobState,
  slug,
}

/** The types with null as their empty value; the others have ''. */
const NULLABLE: ReadonlySet<FieldType> = new Set(['number', 'years', 'lakhs', 'day', 'yesOrNo', 'state'])

export const emptyValue = ({ type, isNullable }: ContentField) =>
  isNullable || NULLABLE.has(type) ? null : ''

/** The types that take figures; for names, ids and texts the displayed cell counts. */
const FIGURES: ReadonlySet<FieldType> = new Set(['number', 'years', 'lakhs', 'day', 'salaryBand', 'yesOrNo'])

/** Figures of any script, with one kind of hyphen and nothing unseen. */
const plainFigures = (text: string) =>
  withPlainDigits(usableText(text))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')

const readText = (cell: string, field: ContentField): Read => {
  const { type, required } = field
  const usable = FIGURES.has(type) ? plainFigures(withoutGuards(cell)) : usableText(withoutGuards(cell))
  const text = type === 'longText' || type === 'html' ? usable : usable.trim()
  if (text === '' && required) return { code: 'missing' }
  if (text === '') return emptyValue(field)
  if (LOST_LETTERS.test(text)) return refuse('lostLetters', text)
  if (FORMULA_ERROR.test(text)) return refuse('formulaError', text)
  const limit = maxLengthOf(field)
  if (text.length > limit) return { code: 'tooLong', values: { limit } }
  const read = readers[type]
  return read ? read(text, field) : text
}

const readDate = (date: Date, field: ContentField): Read => {
  const { type } = field
  if (type === 'day') return day(isoDayOf(date), field)
  if (type !== 'salaryBand') return { code: 'isDate' }
  return bandOf(date.getUTCDate(), date.getUTCMonth() + 1) ?? noBand(isoDayOf(date))
}

const textIn = (cell: string | FormattedNumber, { type }: ContentField) => {
  if (typeof cell === 'string') return cell
  return FIGURES.has(type) ? cell.number : cell.shown
}

/** Whether a value could not be read and is a problem instead. */
export const isProblem = <Found>(read: Found | Problem): read is Problem =>
  typeof read === 'object' && read !== null && 'code' in read && 'field' in read

/** The value of a cell, or its problem. */
export const readCell = (field: ContentField, cell: Cell): Value | Problem => {
  const read = cell instanceof Date ? readDate(cell, field) : readText(textIn(cell, field), field)
  return typeof read === 'object' && read !== null ? { field: field.name, ...read } : read
}
