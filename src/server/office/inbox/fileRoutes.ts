import { listFileFacts, readContents } from '../../repositories/storedFiles'
import { Refusal } from '../../submissions/refusal'
import type { GuardedRoute, OfficeContext } from '../officeRoute'
import { asAttachment } from '../attachment'
import { PHOTO, referenceIn, requireReference } from './entry'

const PICTURES = new Set(['image/jpeg', 'image/png'])
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/
const UNKNOWN = 'application/octet-stream'

const noFile = () => new Refusal(404, 'There is no such file. It may have been erased.')

type FileFacts = Awaited<ReturnType<typeof listFileFacts>>[number]

/** The file of the submission in the address, with its bytes. */
const findFile = async (
  { request, database: { db } }: OfficeContext,
  isWanted: (file: FileFacts) => boolean,
) => {
  const { kind, id } = requireReference(referenceIn(request))
  const file = (await listFileFacts(db, kind, id)).find(isWanted)
  // A damaged file is better than none.
  const bytes = file && (await readContents(db, file.id))?.bytes
  if (!bytes) throw noFile()
  return { ...file, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

const download: GuardedRoute = {
  method: 'GET',
  path: '/submissions/:reference/files/:fileId',
  role: 'recruiter',
  answer: async (context) => {
    const { request, reply, database, log } = context
    const { fileId } = request.params as { fileId: string }
    const file = await findFile(context, ({ id }) => id === fileId)
    await database.write((trx) =>
      log(trx, { action: 'file_downloaded', subject: referenceIn(request), details: file.field }),
    )
    asAttachment(reply, file.original_name, MEDIA_TYPE.test(file.media_type) ? file.media_type : UNKNOWN)
    return file.bytes
  },
}

const photo: GuardedRoute = {
  method: 'GET',
  path: '/submissions/:reference/photo',
  role: 'reader',
  answer: async (context) => {
    const { request, reply, database, log } = context
    const file = await findFile(
      context,
      ({ field, media_type: type }) => field === PHOTO && PICTURES.has(type),
    )
    await database.write((trx) =>
      log(trx, { action: 'submission_seen', subject: referenceIn(request), details: PHOTO }),
    )
    reply.type(file.media_type)
    return file.bytes
  },
}

export const fileRoutes = [download, photo]
