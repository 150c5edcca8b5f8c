import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify, type Options } from 'csv-stringify'

type Row = Record<string, string | number | null>

/** Writes a CSV file, readable by its owner only. */
export const writeCsv = (
  path: string,
  columns: string[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  options: Options,
) =>
  pipeline(
    Readable.from(rows),
    stringify({
      header: true,
      columns,
      record_delimiter: 'windows',
      // Spreadsheet programs end the row at a line break that is not quoted.
      quoted_match: /[\r\n]/,
      ...options,
    }),
    createWriteStream(path, { mode: 0o600 }),
  )
