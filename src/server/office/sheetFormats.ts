import type { Readable } from 'node:stream'
import type { StoredRow } from '../spreadsheet/cellText'
import { workbookStream, type SheetToWrite } from '../spreadsheet/workbookCells'
import { csvOf } from '../spreadsheet/writeCsv'

type SheetFormat = {
  mediaType: string
  /** The rows under their headings. */
  stream: (sheet: SheetToWrite, rows: AsyncIterable<StoredRow>) => Readable
}

/** The spreadsheets in which the staff download rows. */
export const sheetFormats: Record<'csv' | 'xlsx', SheetFormat> = {
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    stream: ({ columns }, rows) => csvOf(columns, rows),
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    stream: workbookStream,
  },
}

export const isSheetFormat = (name: unknown): name is keyof typeof sheetFormats =>
  typeof name === 'string' && Object.hasOwn(sheetFormats, name)
