import { CsvError, parse } from 'csv-parse/sync'
import { fileText } from '@/domain/text/fileText'
import { refuseOther, ROWS_MAX, UnreadableFile, type Sheet } from './cells'

const SEPARATORS = [',', ';', '\t'] as const

/** Excel writes the separator into a first line that it does not show. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r)/i

const parseWith = (text: string, delimiter: string, rows: number) =>
  parse(text, {
    delimiter,
    to: rows,
    relax_column_count: true,
    // Row numbers must be the same as in the spreadsheet program.
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

/** Many programs 'export to Excel' this way. */
const WEB_PAGE = 'a web page named .xls or the like'

/** Texts of other programs, by how they begin. */
const OTHER_KINDS = [
  [/^\s*<(?:\?xml[^>]*>\s*<)?(?:!doctype html|html|head|body|meta|style|table|div|!--)/i, WEB_PAGE],
  [/^\s*mime-version:/i, WEB_PAGE],
  [/^\s*<\?xml/, 'an XML file'],
  [/^%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'a text document (.rtf)'],
] as const

const textOf = (bytes: Uint8Array) => {
  const text = fileText(bytes)
  refuseOther(OTHER_KINDS, [text ?? ''])
  // An image, a program or the like has NUL. Other control characters may come with a copied text.
  if (text === undefined || text.includes('\0')) {
    throw new UnreadableFile(`It is not a spreadsheet, or its text encoding is unknown. ${SAVE_AGAIN}`)
  }
  return text
}

/** Reads comma, semicolon or tab separated text. `countKnown` counts the known headings of a row. */
export const readCsv = (bytes: Uint8Array, countKnown: (headings: readonly string[]) => number): Sheet => {
  const text = textOf(bytes)
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? []
  const body = text.slice(line.length)
  try {
    return parseWith(body, named ?? findSeparator(body, countKnown), ROWS_MAX + 2)
  } catch (error) {
    throw new UnreadableFile(problemOf(error))
  }
}
