import { CsvError, parse } from 'csv-parse/sync'
import { ROWS_MAX, UnreadableFile, type Sheet } from './cells'

const SEPARATORS = [',', ';', '\t'] as const

/** Excel writes the separator into a first line that it does not show. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r)/i

const parseWith = (text: string, delimiter: string, rows: number) =>
  parse(text, {
    delimiter,
    to: rows,
    relax_column_count: true,
    // Row numbers are those of the spreadsheet program.
    skip_empty_lines: false,
    record_delimiter: ['\r\n', '\n', '\r'],
  })

/** The separator that yields the most known headings in the first row. */
const findSeparator = (text: string, countKnown: (headings: readonly string[]) => number) => {
  const counted = SEPARATORS.map((separator) => {
    try {
      const [headings = []] = parseWith(text, separator, 1)
      return { separator, known: countKnown(headings), cells: headings.length }
    } catch {
      return { separator, known: -1, cells: 0 }
    }
  })
  const [best] = counted.toSorted((one, other) => other.known - one.known || other.cells - one.cells)
  return best?.separator ?? ','
}

const problemOf = (error: unknown) => {
  if (!(error instanceof CsvError)) throw error
  const line = 'lines' in error && typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
  return `Its quotation marks do not match${line}: a cell with a " must begin and end with one, and double each one inside.`
}

const SAVE_AGAIN = 'Save it as .xlsx or as CSV (UTF-8) and try again.'

const decode = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** UTF-16 has a byte order mark. */
const encodingsOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  return first === 0xfe && second === 0xff ? ['utf-16be'] : ['utf-8', 'windows-1252']
}

/** The text of a CSV file in UTF-8, UTF-16 or else Windows-1252. */
const fileText = (bytes: Uint8Array) => {
  const text = encodingsOf(bytes)
    .map((encoding) => decode(bytes, encoding))
    .find((decoded) => decoded !== undefined)
  // An image, a program or the like has NUL. Other control characters may come with a copied text.
  if (text === undefined || text.includes('\0')) {
    throw new UnreadableFile(`It is not a spreadsheet, or its text encoding is unknown. ${SAVE_AGAIN}`)
  }
  return text
}

/** Reads comma, semicolon or tab separated text. `countKnown` counts the known headings of a row. */
export const readCsv = (bytes: Uint8Array, countKnown: (headings: readonly string[]) => number): Sheet => {
  const text = fileText(bytes)
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? []
  const body = text.slice(line.length)
  try {
    return parseWith(body, named ?? findSeparator(body, countKnown), ROWS_MAX + 2)
  } catch (error) {
    throw new UnreadableFile(problemOf(error))
  }
}
