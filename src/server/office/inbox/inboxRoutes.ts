import { queryOf } from '../../http/request'
import { listChoices, listInbox } from '../../repositories/office/inboxList'
import { listFilesOf, readContents, type StoredFile } from '../../repositories/storedFiles'
import { Refusal } from '../../config/refusal'
import { tellRoutes } from '../answers/tellRoutes'
import { asAttachment } from '../download'
import { type GuardedRoute, type OfficeContext, route } from '../officeRoute'
import { type Body, pageIn } from '../readRequest'
import { bulkRoutes, listChosen } from './bulkRoutes'
import { changeRoutes, disclosureRoutes } from './changeRoutes'
import { PHOTO, readEntry, requireEntry } from './entry'
import { exportRoutes } from './exportRoutes'
import { mergeRoutes } from './mergeRoutes'
import { placementRoutes } from './placementRoutes'
import { filterOf, orderOf } from './readInbox'

const INBOX_PAGE = 50

const PICTURES = new Set(['image/jpeg', 'image/png'])
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/
const UNKNOWN = 'application/octet-stream'

const findFile = async ({ param, database }: OfficeContext, isWanted: (file: StoredFile) => boolean) => {
  const { db } = database
  const { kind, reference } = await requireEntry(db, param('reference'))
  const file = (await listFilesOf(db, kind, reference)).find(isWanted)
  // A damaged file is better than none.
  const bytes = file && (await readContents(db, file.id))?.bytes
  if (!bytes) throw new Refusal(404, 'There is no such file. It may have been erased.')
  return { ...file, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

const download = route('reader', 'GET', '/submissions/:reference/files/:fileId', async (context) => {
  const { param, reply, database, log } = context
  const file = await findFile(context, ({ id }) => id === param('fileId'))
  await database.write((trx) =>
    log(trx, { action: 'file_downloaded', subject: param('reference'), details: file.field }),
  )
  asAttachment(reply, file.original_name, MEDIA_TYPE.test(file.media_type) ? file.media_type : UNKNOWN)
  return file.bytes
})

const photo = route('reader', 'GET', '/submissions/:reference/photo', async (context) => {
  const { param, reply, database, log } = context
  const file = await findFile(context, ({ field, media_type: type }) => field === PHOTO && PICTURES.has(type))
  await database.write((trx) =>
    log(trx, { action: 'submission_seen', subject: param('reference'), details: PHOTO }),
  )
  reply.type(file.media_type)
  return file.bytes
})

const list = route('reader', 'GET', '/submissions', ({ request, database }) => {
  const asked = request.query as Body
  const page = pageIn(queryOf(request), INBOX_PAGE)
  return listInbox(database.db, database, { filter: filterOf(asked), ...orderOf(asked), ...page })
})

const open = route('reader', 'GET', '/submissions/:reference', async ({ param, database, log }) => {
  const reference = param('reference')
  const entry = await readEntry(database.db, reference)
  await database.write((trx) => log(trx, { action: 'submission_seen', subject: reference }))
  return entry
})

const choices = route('reader', 'GET', '/inbox-choices', ({ database }) => listChoices(database.db))

/** The inbox: readers see it with its files, recruiters work on it, owners erase. Paths that are named come before references. */
export const inboxRoutes: GuardedRoute[] = [
  list,
  listChosen,
  open,
  choices,
  ...exportRoutes,
  download,
  photo,
  ...bulkRoutes,
  ...changeRoutes,
  ...disclosureRoutes,
  ...mergeRoutes,
  ...placementRoutes,
  ...tellRoutes,
]
