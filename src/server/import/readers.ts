import { endingOf } from '@/domain/fileKinds'
import { SALARY_BANDS } from '@/domain/limits'
import type { Cell } from '../spreadsheet/cells'

export type Value = string | number | null

/** What is wrong with a cell, as the end of a sentence that begins with the name of its column. */
export type Problem = { problem: string }

export type Reader = (cell: Cell) => Value | Problem

export const isProblem = (read: Value | Problem): read is Problem => typeof read === 'object' && read !== null

const refuse = (problem: string): Problem => ({ problem })

const SHORT_CHARACTERS = 1000
/** What a cell of a spreadsheet holds; of more, programs lose the rest, or the row, without a word. */
const LONG_CHARACTERS = 32_767

const shown = (text: string) => `'${text.length > 60 ? `${text.slice(0, 60)}…` : text}'`

/** The `'` before what a spreadsheet would compute is the export's (and Excel's), not the text's. */
const withoutGuard = (text: string) => text.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** What Excel, Google Sheets (#ERROR!) and LibreOffice (Err:510) show in place of a result. */
const FORMULA_ERROR =
  /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA|ERROR!)|Err:5\d\d)$/

const textReader =
  (characters: number, tidy: (text: string) => string): Reader =>
  (cell) => {
    if (cell instanceof Date) return refuse('holds a date. Format the cell as text')
    const text = tidy(withoutGuard(cell))
    if (FORMULA_ERROR.test(text))
      return refuse(`holds ${text}, a formula without a result. Write what it should be`)
    if (text.length > characters) return refuse(`has over ${characters} characters`)
    return text.includes('\0') ? refuse('holds a character that is no text') : text
  }

/** One line or a few, without what stands around it by mistake. */
export const shortText = textReader(SHORT_CHARACTERS, (text) => text.trim())

/** Text or HTML, kept as it is. */
export const longText = textReader(LONG_CHARACTERS, (text) => text)

const checkedText =
  (isRight: (text: string) => boolean, problem: string): Reader =>
  (cell) => {
    const text = shortText(cell)
    if (typeof text !== 'string' || text === '' || isRight(text)) return text
    return refuse(`is ${shown(text)}, but it takes ${problem}`)
  }

export const idText = checkedText((text) => /^[\w.-]{1,64}$/.test(text), 'letters, digits, - . and _ alone')

/** What a spreadsheet makes of a long number when it saves CSV: the last figures are lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i

export const phone = checkedText(
  (text) => !SHORTENED.test(text),
  'all figures of a number. Format the column as text and type them again',
)

export const email = checkedText((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'an e-mail address')

const isHttp = (text: string) => /^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text)

export const link = checkedText(
  (text) => isHttp(text) || /^\/(?![/\\])[^\s"<>]*$/.test(text),
  'an address that begins with https:// or /',
)

/** Names stand in addresses as they are. */
const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]{0,149}$/u

export const isFileName = (text: string) => FILE_NAME.test(text) && endingOf(text) !== ''

export const isAddress = (text: string) => /^https?:\/\//i.test(text)

/** The name of a file of ours, or a whole address. */
export const fileName = checkedText(
  (text) => (isAddress(text) ? isHttp(text) : isFileName(text)),
  "a file's name of letters, digits, - . and _ without folders, or an address that begins with https://",
)

/** Digits, plain or grouped as in 4,50,000 and 450,000. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/

/** The number of '₹ 4,50,000', of 'Rs. 4,50,000/-' and of '2 years'; undefined where it is none. */
const numberOf = (text: string, unit: RegExp) => {
  const bare = text
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\/-$/, '')
    .replace(unit, '')
    .trim()
  return NUMBER.test(bare) ? Number(bare.replaceAll(',', '')) : undefined
}

const quantity =
  (takes: string, unit: RegExp, toValue: (number: number, text: string) => number | undefined): Reader =>
  (cell) => {
    const text = shortText(cell)
    if (typeof text !== 'string') return text
    if (text === '') return null
    const number = numberOf(text, unit)
    const value = number === undefined ? undefined : toValue(number, text)
    return value === undefined ? refuse(`is ${shown(text)}, but it takes ${takes}`) : value
  }

export const wholeNumber = (max: number, unit = /(?!)/) =>
  quantity(`a whole number up to ${max}`, unit, (number) =>
    Number.isInteger(number) && number <= max ? number : undefined,
  )

const LAKH = 100_000
const LAKHS_MAX = 1000
/** Nobody's yearly salary in rupees is less, and nobody's in lakhs is as much. */
const RUPEES_MIN = 10_000

const LAKHS_UNIT = /\s*(?:lakhs?|lacs?|lpa|l)\.?$/i

/** Lakhs of rupees a year; a figure as of 10,000 can only be rupees. */
export const lakhs = quantity(
  'lakhs a year such as 4.5, or rupees a year such as ₹ 4,50,000',
  LAKHS_UNIT,
  (number, text) => {
    // A sum in a workbook comes as 0.30000000000000004.
    if (number <= LAKHS_MAX) return Number(number.toPrecision(12))
    const isRupees = number >= RUPEES_MIN && number <= LAKHS_MAX * LAKH && !LAKHS_UNIT.test(text)
    return isRupees ? Math.round((number / LAKH) * 10_000) / 10_000 : undefined
  },
)

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const bandOf = (one: number, other: number) =>
  SALARY_BANDS.find((band) => band === `${Math.min(one, other)}-${Math.max(one, other)}`)

/** Spreadsheets take '3-6' for a day and make '03-Jun', '06/03/26' or the like of it: no two bands become one day. */
const bandOfDay = (text: string) => {
  const [, day, month = ''] = /^(\d{1,2})-([a-z]{3})$/i.exec(text) ?? []
  const [, one, other] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})$/.exec(text) ?? /^\d{4}-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (one && other) return bandOf(Number(one), Number(other))
  return day
    ? bandOf(Number(day), MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1)
    : undefined
}

const bandOfText = (text: string) => {
  const [, from, to] =
    /^(?:₹\s*)?(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})$/i.exec(text.replace(LAKHS_UNIT, '')) ?? []
  return from && to ? bandOf(Number(from), Number(to)) : bandOfDay(text)
}

export const salaryBand: Reader = (cell) => {
  const isDay = cell instanceof Date
  const text = isDay ? dayOf(cell) : shortText(cell)
  if (typeof text !== 'string' || text === '') return text
  const band = isDay ? bandOf(cell.getUTCDate(), cell.getUTCMonth() + 1) : bandOfText(text)
  return band ?? refuse(`is ${shown(text)}, but it takes one of ${SALARY_BANDS.join(', ')}, or nothing`)
}
