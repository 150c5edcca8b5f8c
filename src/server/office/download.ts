import type { FastifyReply } from 'fastify'
import { oneLine } from '@/domain/text/oneLine'
import type { StoredRow } from '../spreadsheet/cellText'
import { type SheetToWrite, workbookStream } from '../spreadsheet/workbookCells'
import { csvOf } from '../spreadsheet/writeCsv'

const ASCII = /[^\x20-\x7e]|["\\%]/g
/** `encodeURIComponent` leaves these, which a header takes for its own. */
const LEFT = /['()*]/g

const encoded = (name: string) =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '_')).replace(
    LEFT,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  )

/** Makes an answer a file to be stored, never shown, whatever is in it. */
export const asAttachment = (reply: FastifyReply, written: string, mediaType: string) => {
  const name = oneLine(written)
  return reply.headers({
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name.replace(ASCII, '_')}"; filename*=UTF-8''${encoded(name)}`,
  })
}

const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const isSheetFormat = (name: unknown): name is keyof typeof sheetTypes =>
  typeof name === 'string' && Object.hasOwn(sheetTypes, name)

/** Answers with rows as a spreadsheet. */
export const sendSheet = (
  reply: FastifyReply,
  { file, format, ...sheet }: SheetToWrite & { file: string; format: keyof typeof sheetTypes },
  rows: AsyncIterable<StoredRow>,
) => {
  asAttachment(reply, `${file}.${format}`, sheetTypes[format])
  return format === 'csv' ? csvOf(sheet.columns, rows) : workbookStream(sheet, rows)
}
