import { postedDay } from '@/domain/postedDate'
import { SALARY_BANDS } from '@/domain/limits'
import {
  ID_CHARACTERS,
  LONG_TEXT_CHARACTERS,
  SHORT_TEXT_CHARACTERS,
  tooLong,
} from '@/domain/office/jobLimits'
import { isFileName } from '../files/staffFolders'
import { usableText, withoutGuards } from '../spreadsheet/cellText'
import type { Cell } from '../spreadsheet/cells'
import { indianDay, monthNumber, serialDay } from './dates'

export type Value = string | number | null

/** Why a cell is not accepted: the end of a sentence that begins with the name of its column. */
export type Problem = { problem: string }

export type Reader = (cell: Cell) => Value | Problem

export const isProblem = (read: Value | Problem): read is Problem => typeof read === 'object' && read !== null

const refuse = (problem: string): Problem => ({ problem })

/** A text in quotation marks, long ones cut. */
const quoted = (text: string) => `'${text.length > 60 ? `${text.slice(0, 60)}…` : text}'`

const isoDayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Excel, Google Sheets (#ERROR!) and LibreOffice (Err:510) show these in place of a result. */
const FORMULA_ERROR =
  /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA|ERROR!)|Err:5\d\d)$/

const textReader =
  (characters: number, clean: (text: string) => string): Reader =>
  (cell) => {
    if (cell instanceof Date) return refuse('is a date. Format the cell as text')
    const text = clean(usableText(withoutGuards(cell)))
    if (FORMULA_ERROR.test(text))
      return refuse(`is ${text}, a formula without a result. Enter the value instead`)
    return text.length > characters ? refuse(tooLong(characters)) : text
  }

/** Short text without surrounding white space. */
export const shortText = textReader(SHORT_TEXT_CHARACTERS, (text) => text.trim())

/** Short text; null for an empty cell. */
export const optionalText: Reader = (cell) => shortText(cell) || null

/** 'yes', or null for no and for an empty cell. */
export const yesOrNo: Reader = (cell) => {
  const text = shortText(cell)
  if (typeof text !== 'string') return text
  if (/^(?:yes|y|true|1|हाँ|हां)$/i.test(text)) return 'yes'
  return /^(?:no|n|false|0|नहीं|)$/i.test(text) ? null : refuse(`is ${quoted(text)}, but it must be yes or no`)
}

/** One of a few words, in any case; null for an empty cell. */
export const oneOf =
  (words: readonly string[]): Reader =>
  (cell) => {
    const text = shortText(cell)
    if (typeof text !== 'string') return text
    if (text === '') return null
    const word = words.find((one) => one === text.toLowerCase())
    return word ?? refuse(`is ${quoted(text)}, but it must be empty or one of ${words.join(', ')}`)
  }

/** Text or HTML, unchanged but for control characters. */
export const longText = textReader(LONG_TEXT_CHARACTERS, (text) => text)

const checkedText =
  (isValid: (text: string) => boolean, expected: string): Reader =>
  (cell) => {
    const text = shortText(cell)
    if (typeof text !== 'string' || text === '' || isValid(text)) return text
    return refuse(`is ${quoted(text)}, but it must be ${expected}`)
  }

const idCharacters = checkedText((text) => /^[\w.-]+$/.test(text), 'letters, digits, - . and _ only')

export const idText: Reader = (cell) => {
  const text = idCharacters(cell)
  return typeof text === 'string' && text.length > ID_CHARACTERS ? refuse(tooLong(ID_CHARACTERS)) : text
}

/** Spreadsheet programs save long numbers like this in CSV and lose the last digits. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i

export const phone = checkedText(
  (text) => !SHORTENED.test(text),
  'a number with all its digits. Format the column as text and enter it again',
)

export const email = checkedText((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'an e-mail address')

const isHttp = (text: string) => /^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text)

export const link = checkedText(
  (text) => isHttp(text) || /^\/(?![/\\])[^\s"<>]*$/.test(text),
  'an address that begins with https:// or /',
)

export const isAddress = (text: string) => /^https?:\/\//i.test(text)

/** The name of a local file, or a URL. */
export const fileName = checkedText(
  (text) => (isAddress(text) ? isHttp(text) : isFileName(text)),
  'a file name of up to 255 bytes with letters, digits, - . and _ without folders, or an address that begins with https://',
)

/** Digits, plain or grouped as in 4,50,000 and 450,000. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/

/** The number in '₹ 4,50,000', 'Rs. 4,50,000/-' or '2 years'; undefined where there is none. */
const numberOf = (text: string, unit: RegExp) => {
  const bare = text
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\/-$/, '')
    .replace(unit, '')
    .trim()
  return NUMBER.test(bare) ? Number(bare.replaceAll(',', '')) : undefined
}

const quantity =
  (expected: string, unit: RegExp, toValue: (number: number, text: string) => number | undefined): Reader =>
  (cell) => {
    const text = shortText(cell)
    if (typeof text !== 'string') return text
    if (text === '') return null
    const number = numberOf(text, unit)
    const value = number === undefined ? undefined : toValue(number, text)
    return value === undefined ? refuse(`is ${quoted(text)}, but it must be ${expected}`) : value
  }

export const wholeNumber = (max: number, unit = /(?!)/) =>
  quantity(`a whole number up to ${max}`, unit, (number) =>
    Number.isInteger(number) && number <= max ? number : undefined,
  )

const LAKH = 100_000
const LAKHS_MAX = 1000
/** A yearly salary in rupees is at least this; one in lakhs is never as much. */
const RUPEES_MIN = 10_000

const LAKHS_UNIT = /\s*(?:lakhs?|lacs?|lpa|l)\.?$/i

/** Lakhs of rupees a year. A number from 10,000 on is in rupees. */
export const lakhs = quantity(
  'lakhs a year such as 4.5, or rupees a year such as ₹ 4,50,000',
  LAKHS_UNIT,
  (number, text) => {
    // Workbooks hold sums such as 0.30000000000000004.
    if (number <= LAKHS_MAX) return Number(number.toPrecision(12))
    const isRupees = number >= RUPEES_MIN && number <= LAKHS_MAX * LAKH && !LAKHS_UNIT.test(text)
    return isRupees ? Math.round((number / LAKH) * 10_000) / 10_000 : undefined
  },
)

const bandOf = (one: number, other: number) =>
  SALARY_BANDS.find((band) => band === `${Math.min(one, other)}-${Math.max(one, other)}`)

/** Spreadsheet programs turn '3-6' into a date such as '03-Jun' or '06/03/26'. Every band becomes another date. */
const bandOfDay = (text: string) => {
  const [, day, month = ''] = /^(\d{1,2})-([a-z]{3})$/i.exec(text) ?? []
  const [, one, other] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})$/.exec(text) ?? /^\d{4}-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (one && other) return bandOf(Number(one), Number(other))
  return day ? bandOf(Number(day), monthNumber(month)) : undefined
}

const bandOfText = (text: string) => {
  const [, from, to] =
    /^(?:₹\s*)?(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})$/i.exec(text.replace(LAKHS_UNIT, '')) ?? []
  return from && to ? bandOf(Number(from), Number(to)) : bandOfDay(text)
}

export const salaryBand: Reader = (cell) => {
  const isDay = cell instanceof Date
  const text = isDay ? isoDayOf(cell) : shortText(cell)
  if (typeof text !== 'string' || text === '') return text
  const band = isDay ? bandOf(cell.getUTCDate(), cell.getUTCMonth() + 1) : bandOfText(text)
  return band ?? refuse(`is ${quoted(text)}, but it must be empty or one of ${SALARY_BANDS.join(', ')}`)
}

/** A day as it is written in India or by Excel, in ISO 8601 (also with a time), or in a date cell. An empty cell means no date. */
export const day: Reader = (cell) => {
  const text = cell instanceof Date ? isoDayOf(cell) : shortText(cell)
  if (typeof text !== 'string') return text
  if (text === '') return null
  const iso = indianDay(text) ?? serialDay(text) ?? text
  return postedDay(iso) ? iso : refuse(`is ${quoted(text)}, but it must be a day such as 31-01-2026`)
}
