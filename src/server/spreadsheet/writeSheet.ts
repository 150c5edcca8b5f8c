import { createWriteStream } from 'node:fs'
import { pipeline as runPipeline, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { cellText, guarded, type StoredRow, type StoredValue } from './cellText'

type Rows = Iterable<StoredRow> | AsyncIterable<StoredRow>

/** A sheet with its columns. The columns in `times` hold dates with a time of day. */
export type SheetToWrite = { name: string; columns: string[]; times?: readonly string[] }

async function* cellsOf<Cell>(columns: readonly string[], rows: Rows, toCell: (value: StoredValue) => Cell) {
  for await (const row of rows) yield columns.map((column) => toCell(row[column]))
}

const csvCell = (value: StoredValue) => (typeof value === 'number' ? `${value}` : guarded(cellText(value)))

/** A CSV file with cells that no spreadsheet program computes, whatever its separator. Excel needs the byte order mark. */
export const csvOf = (columns: string[], rows: Rows): Readable =>
  runPipeline(
    Readable.from(cellsOf(columns, rows, csvCell)),
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

/** Excel reads `_x0041_` as the letter A unless its first underscore is escaped in the same way. */
const escaped = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

const CELL_CHARACTERS_MAX = 32_767
const CUT = '…'

const cut = (text: string) =>
  text.length > CELL_CHARACTERS_MAX
    ? text.slice(0, CELL_CHARACTERS_MAX - CUT.length).replace(/\p{Cs}$/u, '') + CUT
    : text

/** Every cell but a date is text, also one that begins like a formula. */
const workbookCell = (value: StoredValue) => (value instanceof Date ? value : escaped(cut(cellText(value))))

const TIME = 'yyyy-mm-dd hh:mm'

const formOf = ({ name, columns, times = [] }: SheetToWrite) => ({
  name,
  columns: columns.map((header) => ({
    header,
    key: header,
    width: 20,
    ...(times.includes(header) && { numFmt: TIME }),
  })),
  freezePane: { rows: 1 },
})

/** A workbook with one sheet as a stream. */
export const workbookStream = (sheet: SheetToWrite, rows: Rows) =>
  Readable.from(writeXlsxStream(cellsOf(sheet.columns, rows, workbookCell), formOf(sheet)))

/** A workbook with several sheets, which are in memory as a whole. */
export const workbookOf = (sheets: readonly (SheetToWrite & { data: readonly StoredRow[] })[]) =>
  writeXlsx({
    sheets: sheets.map(({ data, ...sheet }) => ({
      ...formOf(sheet),
      data: data.map((row) =>
        Object.fromEntries(sheet.columns.map((column) => [column, workbookCell(row[column])])),
      ),
    })),
  })
