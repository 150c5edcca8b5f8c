import { createWriteStream } from 'node:fs'
import { pipeline as runPipeline, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { cellText, guarded, type StoredRow, type StoredValue } from './cellText'

type Rows = Iterable<StoredRow> | AsyncIterable<StoredRow>

const toCell = (value: StoredValue) => (typeof value === 'number' ? `${value}` : guarded(cellText(value)))

async function* cellsOf(columns: readonly string[], rows: Rows) {
  for await (const row of rows) yield columns.map((column) => toCell(row[column]))
}

/** A CSV file that every spreadsheet program reads as text, also behind another separator. Excel needs the byte order mark. */
export const csvOf = (columns: string[], rows: Rows): Readable =>
  runPipeline(
    Readable.from(cellsOf(columns, rows)),
    stringify({
      header: true,
      columns,
      bom: true,
      quoted: true,
      quoted_empty: true,
      record_delimiter: 'windows',
    }),
    () => undefined,
  )

/** Writes such a file, new and readable by its owner only. */
export const writeCsv = (path: string, columns: string[], rows: Rows) =>
  pipeline(csvOf(columns, rows), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
