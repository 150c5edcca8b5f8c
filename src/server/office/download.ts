import type { FastifyReply } from 'fastify'
import { oneLine } from '@/domain/text/oneLine'
import type { StoredRow } from '../spreadsheet/cellText'
import { csvOf, type SheetToWrite, workbookStream } from '../spreadsheet/writeSheet'
import type { LogEntry } from '../staff/log'
import { type OfficeContext, todayOf } from './officeRoute'
import { invalidRequest } from './readRequest'

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

type SheetFormat = keyof typeof sheetTypes

/** The format that is asked for. Throws where no spreadsheet has it. */
export const formatIn = (format: unknown): SheetFormat => {
  if (format === 'csv' || format === 'xlsx') return format
  throw invalidRequest()
}

type Named = SheetToWrite & { file: string; format: SheetFormat }

export const sendSheet = (
  reply: FastifyReply,
  { file, format, ...sheet }: Named,
  rows: AsyncIterable<StoredRow>,
) => {
  asAttachment(reply, `${file}.${format}`, sheetTypes[format])
  return format === 'csv' ? csvOf(sheet.columns, rows) : workbookStream(sheet, rows)
}

/** Logs an export with its format and the number of its rows. */
export const logExport = ({ database, log }: OfficeContext, format: string, count: string, entry: LogEntry) =>
  database.write((trx) => log(trx, { ...entry, details: `${format.toUpperCase()}, ${count}` }))

/** Logs an export, and answers with its rows as a spreadsheet with the day in its name. */
export const exportSheet = async (
  context: OfficeContext,
  { count, entry, ...sheet }: Named & { count: string; entry: LogEntry },
  rows: AsyncIterable<StoredRow>,
) => {
  await logExport(context, sheet.format, count, entry)
  return sendSheet(context.reply, { ...sheet, file: `${sheet.file}-${todayOf(context)}` }, rows)
}
