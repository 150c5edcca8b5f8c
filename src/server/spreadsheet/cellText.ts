/** Control characters, halves of characters and the like, which XML, PostgreSQL and spreadsheet programs do not hold. */
const UNUSABLE = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu

/** A text without the characters that a spreadsheet cannot hold. */
export const usableText = (text: string) => text.replace(UNUSABLE, '')

/** The beginning of a cell that a spreadsheet computes. */
const FORMULA = String.raw`'*[=+\-@＝＋－＠]`
/** A program with another separator, or other quotation marks, starts a cell after these. */
const BEHIND = String.raw`(?<=[;\t\r\n]"?)`

const UNGUARDED = new RegExp(String.raw`^(?='*[\t\r]|${FORMULA})|${BEHIND}(?=${FORMULA})`, 'g')
const GUARDED = new RegExp(String.raw`^'(?='*[\t\r]|${FORMULA})|${BEHIND}'(?=${FORMULA})`, 'g')

/** Adds a `'` to text that a spreadsheet would compute, and to text that starts like it after a `'`. */
export const guarded = (text: string) => text.replace(UNGUARDED, "'")

/** Removes each `'` that `guarded`, or Excel, has added. */
export const withoutGuards = (text: string) => text.replace(GUARDED, '')

/** The UTC parts of a date are the clock time that is written. */
export type StoredValue = Uint8Array | string | number | bigint | Date | null | undefined

/** A row of a table or of a sheet. */
export type StoredRow = Record<string, StoredValue>

const MINUTE = 'YYYY-MM-DD HH:MM'
const SECOND = `${MINUTE}:SS`

/** A clock time as text, such as 2026-11-25 11:23, with seconds on request. Such texts sort, and spreadsheets read them. */
export const clockText = (clock: Date, { hasSeconds = false } = {}) =>
  clock
    .toISOString()
    .replace('T', ' ')
    .slice(0, (hasSeconds ? SECOND : MINUTE).length)

/** The text of a stored value for a cell. Other tools may have stored values of other types. */
export const cellText = (value: StoredValue) => {
  if (value instanceof Uint8Array) return usableText(Buffer.from(value).toString())
  return value instanceof Date ? clockText(value) : usableText(`${value ?? ''}`)
}
