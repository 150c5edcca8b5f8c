import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { cellText, guarded, type StoredRow, type StoredValue } from './cellText'

const toCell = (value: StoredValue) => (typeof value === 'number' ? `${value}` : guarded(cellText(value)))

/**
 * Writes a new CSV file, readable by its owner only, that every spreadsheet program reads as text: Excel needs the byte
 * order mark, and a program with another separator than the comma finds no formula either.
 */
export const writeCsv = (
  path: string,
  columns: string[],
  rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
) =>
  pipeline(
    Readable.from(rows),
    async function* toCells(read: AsyncIterable<StoredRow>) {
      for await (const row of read) yield columns.map((column) => toCell(row[column]))
    },
    stringify({
      header: true,
      columns,
      bom: true,
      quoted: true,
      quoted_empty: true,
      record_delimiter: 'windows',
    }),
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
  )
