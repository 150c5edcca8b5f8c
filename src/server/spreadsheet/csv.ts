import { CsvError, parse } from 'csv-parse/sync'
import { ROWS_MAX, UnreadableFile, type Sheet } from './cells'

const SEPARATORS = [',', ';', '\t'] as const

/** Excel writes the separator into a line of its own, which it shows to nobody. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r)/i

const parseWith = (text: string, delimiter: string, rows: number) =>
  parse(text, {
    delimiter,
    to: rows,
    relax_column_count: true,
    // The number of a row is the one that a spreadsheet shows.
    skip_empty_lines: false,
    record_delimiter: ['\r\n', '\n', '\r'],
  })

/** The separator with which the first row holds the most headings that somebody knows. */
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
  return `Its quotation marks do not match${line}: a cell that holds a " must begin and end with one, and hold "" for each of its own.`
}

/** Reads comma, semicolon and tab separated text. `countKnown` tells how many headings of a row mean something. */
export const readCsv = (text: string, countKnown: (headings: readonly string[]) => number): Sheet => {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? []
  const body = text.slice(line.length)
  try {
    return parseWith(body, named ?? findSeparator(body, countKnown), ROWS_MAX + 2)
  } catch (error) {
    throw new UnreadableFile(problemOf(error))
  }
}
