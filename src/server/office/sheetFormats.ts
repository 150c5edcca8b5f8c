import type { Readable } from 'node:stream'
import type { StoredRow } from '../spreadsheet/cellText'
import { workbookStream } from '../spreadsheet/workbookCells'
import { csvOf } from '../spreadsheet/writeCsv'

type SheetFormat = {
  mediaType: string
  /** The rows under their headings; the name is that of the sheet, where a file has any. */
  stream: (name: string, columns: string[], rows: AsyncIterable<StoredRow>) => Readable
}

/** The spreadsheets in which the staff download rows. */
export const sheetFormats: Record<'csv' | 'xlsx', SheetFormat> = {
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    stream: (_name, columns, rows) => csvOf(columns, rows),
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    stream: workbookStream,
  },
}

export const isSheetFormat = (name: unknown): name is keyof typeof sheetFormats =>
  typeof name === 'string' && Object.hasOwn(sheetFormats, name)
