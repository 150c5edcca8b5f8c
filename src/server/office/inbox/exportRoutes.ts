import type { Readable } from 'node:stream'
import { counted } from '@/domain/counted'
import type { Db } from '../../database/schema'
import { listReferences } from '../../repositories/office/inboxList'
import { INVALID_REQUEST, unprocessable } from '../../submissions/refusal'
import type { GuardedRoute } from '../officeRoute'
import { sheetFormats } from '../sheetFormats'
import { asAttachment } from './attachment'
import { exportColumns, exportRows, FILES } from './exportRows'
import { zipStream } from './exportZip'
import { filterOf, orderOf, type Asked } from './filterOf'

type Format = { mediaType: string; stream: (db: Db, references: string[], columns: string[]) => Readable }

const withoutFiles = (columns: string[]) => columns.filter((column) => column !== FILES)

const SHEET = 'Submissions'

const sheetFormat = ({ mediaType, stream }: (typeof sheetFormats)['csv']): Format => ({
  mediaType,
  stream: (db, references, columns) => stream(SHEET, withoutFiles(columns), exportRows(db, references)),
})

const formats: Record<string, Format> = {
  csv: sheetFormat(sheetFormats.csv),
  xlsx: sheetFormat(sheetFormats.xlsx),
  zip: { mediaType: 'application/zip', stream: zipStream },
}

const exported: GuardedRoute = {
  method: 'GET',
  path: '/submissions/export',
  role: 'recruiter',
  answer: async ({ request, reply, database, now, log }) => {
    const { format: name, ...asked } = request.query as Asked
    const format = typeof name === 'string' && Object.hasOwn(formats, name) ? formats[name] : undefined
    if (!format) throw unprocessable(INVALID_REQUEST)
    const references = await listReferences(database.db, database, filterOf(asked), orderOf(asked))
    const details = `${String(name).toUpperCase()}, ${counted(references.length, 'submission')}`
    await database.write((trx) => log(trx, { action: 'submissions_exported', details }))
    asAttachment(reply, `submissions-${now().toISOString().slice(0, 10)}.${String(name)}`, format.mediaType)
    return format.stream(database.db, references, await exportColumns())
  },
}

export const exportRoutes = [exported]
