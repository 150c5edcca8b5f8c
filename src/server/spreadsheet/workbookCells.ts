import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { cellText, type StoredRow } from './cellText'

/** Excel reads `_x0041_` as the letter A unless its first underscore is escaped in the same way. */
const escaped = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

const CELL_CHARACTERS_MAX = 32_767
const CUT = '…'

/** Whether a text is cut in a cell of a workbook. */
export const isTooLong = (text: string) => text.length > CELL_CHARACTERS_MAX

/** A text as it is written to a workbook. */
export const workbookCell = (text: string) =>
  escaped(
    isTooLong(text) ? text.slice(0, CELL_CHARACTERS_MAX - CUT.length).replace(/\p{Cs}$/u, '') + CUT : text,
  )

async function* cellsOf(columns: readonly string[], rows: AsyncIterable<StoredRow>) {
  for await (const row of rows) yield columns.map((column) => workbookCell(cellText(row[column])))
}

/** A workbook with one sheet as a stream. Every cell is text, also one that begins like a formula. */
export const workbookStream = (name: string, columns: readonly string[], rows: AsyncIterable<StoredRow>) =>
  Readable.from(
    writeXlsxStream(cellsOf(columns, rows), {
      name,
      columns: columns.map((header) => ({ header, width: 20 })),
      freezePane: { rows: 1 },
    }),
  )
