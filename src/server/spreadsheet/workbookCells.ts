import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { cellText, type StoredRow, type StoredValue } from './cellText'

/** Excel reads `_x0041_` as the letter A unless its first underscore is escaped in the same way. */
const escaped = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

const CELL_CHARACTERS_MAX = 32_767
const CUT = '…'

/** A text as it is written to a workbook. */
export const workbookCell = (text: string) =>
  escaped(
    text.length > CELL_CHARACTERS_MAX
      ? text.slice(0, CELL_CHARACTERS_MAX - CUT.length).replace(/\p{Cs}$/u, '') + CUT
      : text,
  )

const toCell = (value: StoredValue) => (value instanceof Date ? value : workbookCell(cellText(value)))

async function* cellsOf(columns: readonly string[], rows: AsyncIterable<StoredRow>) {
  for await (const row of rows) yield columns.map((column) => toCell(row[column]))
}

const TIME = 'yyyy-mm-dd hh:mm'

/** A sheet with its columns. Those in `times` hold dates with a time of day. */
export type SheetToWrite = { name: string; columns: string[]; times?: readonly string[] }

/** A workbook with one sheet as a stream. Every cell that is no date is text, also one that begins like a formula. */
export const workbookStream = ({ name, columns, times = [] }: SheetToWrite, rows: AsyncIterable<StoredRow>) =>
  Readable.from(
    writeXlsxStream(cellsOf(columns, rows), {
      name,
      columns: columns.map((header) => ({
        header,
        width: 20,
        ...(times.includes(header) && { numFmt: TIME }),
      })),
      freezePane: { rows: 1 },
    }),
  )
