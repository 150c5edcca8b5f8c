import type { Readable } from 'node:stream'
import { counted } from '@/domain/display'
import { todayInIndia } from '@/domain/calendar'
import type { InboxFilter } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import { listReferences } from '../../repositories/office/inboxList'
import { unprocessable } from '../../submissions/refusal'
import { type OfficeContext, route } from '../officeRoute'
import { asAttachment, sheetFormats } from '../download'
import { type Asked, filterOf, orderOf, referencesIn } from './readInbox'
import { exportColumns, exportRows, FILES, RECEIVED, zipStream } from './exportRows'
import { invalidRequest, toBody, type Body } from '../readRequest'

type Format = { mediaType: string; stream: (db: Db, references: string[], columns: string[]) => Readable }

const withoutFiles = (columns: string[]) => columns.filter((column) => column !== FILES)

const sheetFormat = ({ mediaType, stream }: (typeof sheetFormats)['csv']): Format => ({
  mediaType,
  stream: (db, references, columns) =>
    stream(
      { name: 'Submissions', columns: withoutFiles(columns), times: [RECEIVED] },
      exportRows(db, references),
    ),
})

const formats: Record<string, Format> = {
  csv: sheetFormat(sheetFormats.csv),
  xlsx: sheetFormat(sheetFormats.xlsx),
  zip: { mediaType: 'application/zip', stream: zipStream },
}

/** Answers with the submissions that match, in an order, and logs the export. */
const exportOf = async (
  { reply, database, now, log }: OfficeContext,
  asked: Asked,
  filter: InboxFilter,
  except: readonly string[] = [],
): Promise<Readable> => {
  const { format: name } = asked
  const format = typeof name === 'string' && Object.hasOwn(formats, name) ? formats[name] : undefined
  if (!format) throw invalidRequest()
  const all = await listReferences(database.db, database, filter, orderOf(asked))
  const left = new Set(except)
  const references = all.filter((reference) => !left.has(reference))
  const details = `${String(name).toUpperCase()}, ${counted(references.length, 'submission')}`
  await database.write((trx) => log(trx, { action: 'submissions_exported', details }))
  asAttachment(reply, `submissions-${todayInIndia(now().getTime())}.${String(name)}`, format.mediaType)
  return format.stream(database.db, references, await exportColumns())
}

const filtered = route('recruiter', 'GET', '/submissions/export', (context) => {
  const asked = context.request.query as Asked
  return exportOf(context, asked, filterOf(asked))
})

/** As many as a statement has room for on every database. */
const CHOSEN_MAX = 10_000
const BODY_BYTES = 1024 * 1024

const TOO_MANY = `At most ${counted(CHOSEN_MAX, 'chosen submission')} can be exported at once. Narrow the list by a filter.`

const chosenIn = (body: Body) => {
  const references = referencesIn(body.references)
  if (references.length === 0) throw invalidRequest()
  if (references.length > CHOSEN_MAX) throw unprocessable(TOO_MANY)
  return references
}

/** The references of those that are chosen, or left out, do not fit into an address. */
const chosen = route(
  'recruiter',
  'POST',
  '/submissions/export',
  (context) => {
    const body = toBody(context.request.body)
    if (body.filter === undefined) return exportOf(context, body, { references: chosenIn(body) })
    return exportOf(context, body, filterOf(toBody(body.filter)), referencesIn(body.except ?? []))
  },
  { bodyMaxBytes: BODY_BYTES },
)

export const exportRoutes = [filtered, chosen]
