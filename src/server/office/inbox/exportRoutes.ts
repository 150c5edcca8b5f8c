import type { Readable } from 'node:stream'
import { counted } from '@/domain/display'
import { todayInIndia } from '@/domain/calendar'
import type { InboxFilter } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'
import { listReferences } from '../../repositories/office/inboxList'
import { INVALID_REQUEST, unprocessable } from '../../submissions/refusal'
import type { GuardedRoute, OfficeContext } from '../officeRoute'
import { sheetFormats } from '../sheetFormats'
import { asAttachment } from '../attachment'
import { bodyOf, referencesIn, type Body } from './bodies'
import { exportColumns, exportRows, FILES, RECEIVED } from './exportRows'
import { zipStream } from './exportZip'
import { filterOf, orderOf, type Asked } from './filterOf'

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

/** Answers with what matches, in an order, and tells it in the log. */
const exportOf = async (
  { reply, database, now, log }: OfficeContext,
  asked: Asked,
  filter: InboxFilter,
  except: readonly string[] = [],
): Promise<Readable> => {
  const { format: name } = asked
  const format = typeof name === 'string' && Object.hasOwn(formats, name) ? formats[name] : undefined
  if (!format) throw unprocessable(INVALID_REQUEST)
  const all = await listReferences(database.db, database, filter, orderOf(asked))
  const left = new Set(except)
  const references = all.filter((reference) => !left.has(reference))
  const details = `${String(name).toUpperCase()}, ${counted(references.length, 'submission')}`
  await database.write((trx) => log(trx, { action: 'submissions_exported', details }))
  asAttachment(reply, `submissions-${todayInIndia(now().getTime())}.${String(name)}`, format.mediaType)
  return format.stream(database.db, references, await exportColumns())
}

const filtered: GuardedRoute = {
  method: 'GET',
  path: '/submissions/export',
  role: 'recruiter',
  answer: (context) => {
    const asked = context.request.query as Asked
    return exportOf(context, asked, filterOf(asked))
  },
}

/** As many as a statement has room for on every database. */
const CHOSEN_MAX = 10_000
const BODY_BYTES = 1024 * 1024

const TOO_MANY = `At most ${counted(CHOSEN_MAX, 'chosen submission')} can be exported at once. Narrow the list by a filter.`

const chosenIn = (body: Body) => {
  const references = referencesIn(body.references)
  if (references.length === 0) throw unprocessable(INVALID_REQUEST)
  if (references.length > CHOSEN_MAX) throw unprocessable(TOO_MANY)
  return references
}

/** The references of those that are chosen, or left out, do not fit into an address. */
const chosen: GuardedRoute = {
  method: 'POST',
  path: '/submissions/export',
  role: 'recruiter',
  bodyMaxBytes: BODY_BYTES,
  answer: (context) => {
    const body = bodyOf(context.request.body)
    if (body.filter === undefined) return exportOf(context, body, { references: chosenIn(body) })
    return exportOf(context, body, filterOf(bodyOf(body.filter)), referencesIn(body.except ?? []))
  },
}

export const exportRoutes = [filtered, chosen]
