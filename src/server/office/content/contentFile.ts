import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { endingOf, fileProblem } from '@/domain/fileKinds'
import { contentFiles, UPLOAD_SUFFIX, type ContentFile } from '@/domain/office/content'
import { fileOf } from '@/domain/office/fields'
import { isServedHere } from '@/domain/office/files'
import { codeOf } from '../../database/reason'
import type { Db } from '../../database/schema'
import { cutFileName } from '../../files/fileName'
import { pictureSize } from '../../files/pictureSize'
import type { StaffFolder } from '../../files/fileName'
import { queryOf } from '../../http/logs/routeOf'
import { contentKinds } from '../../import/contentKinds'
import { createImageStage, type Places } from '../../import/images'
import { fileProblem as contentProblem, hasPixels, type Media } from '../../import/mediaFiles'
import { listUsedIds } from '../../repositories/contentRows'
import { lockMeta } from '../../repositories/meta'
import { Refusal, unprocessable } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import { invalid } from '../../staff/invalid'
import { kindIn, logChange } from './officeRows'

/** The field that the query names, with the folder of its file. */
const fileFieldIn = (context: OfficeContext) => {
  const kind = kindIn(context)
  const wanted = queryOf(context.request).get('field')
  const field = kind.fields.find(({ name }) => name === wanted)
  const file = field && fileOf(field)
  if (!field || !file) throw unprocessable('There is no such field for a picture or a video.')
  return { kind, field, ...file }
}

const readFile = async ({ readForm }: OfficeContext, media: Media) => {
  const { files } = await readForm({ file: contentFiles[media] })
  const file = files.get('file')
  if (!file) throw unprocessable(contentFiles[media].wrongKind)
  const problem = fileProblem(contentFiles[media], file)
  if (problem) throw new Refusal(file.size > contentFiles[media].maxBytes ? 413 : 422, problem)
  const wrong = await contentProblem(file.name, file.size, file.bytes, media)
  if (wrong) throw invalid([{ field: '', ...wrong }], String)
  return file
}

const NAME_BYTES = 80
const MARK_BYTES = 8

/** The name of the file, as an address takes it, with a mark of its own: it is never that of another file. */
const newName = (sent: string) => {
  const ending = endingOf(sent)
  const plain = sent
    .slice(0, sent.length - ending.length)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
  return `${cutFileName(plain || 'file', NAME_BYTES)}-${randomBytes(MARK_BYTES).toString('hex')}${ending}`
}

const KEPT_MS = 24 * 60 * 60 * 1000

const namedFiles = async (db: Db, folder: StaffFolder) => {
  const names = new Set<unknown>()
  for (const { table, columns } of Object.values(contentKinds))
    for (const column of columns)
      if (fileOf(column)?.folder === folder)
        for (const used of await listUsedIds(db, table, column.name)) names.add(used)
  return names
}

/** Removes the files that the office stored a day ago or earlier and no row names, or names any more. */
const clearUnnamed = async (trx: Db, dataDir: string, folder: StaffFolder) => {
  const named = await namedFiles(trx, folder)
  for (const name of readdirSync(join(dataDir, folder))) {
    if (!UPLOAD_SUFFIX.test(name) || named.has(name)) continue
    const path = join(dataDir, folder, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > KEPT_MS) rmSync(path, { force: true })
  }
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

const asRefusal = (error: unknown) =>
  NO_ROOM.has(codeOf(error) ?? '')
    ? new Refusal(507, 'The disk of the server is full. Nothing was stored.')
    : error

/** Stores a picture or a video for a field, whose value its name then is. */
export const addContentFile = async (places: Places, context: OfficeContext): Promise<ContentFile> => {
  const { kind, field, folder, media } = fileFieldIn(context)
  if (!isServedHere(places, folder))
    throw new Refusal(409, 'Another server has the files of the site. Enter the address of the file instead.')
  const { name: sent, bytes } = await readFile(context, media)
  const name = newName(sent)
  const stage = createImageStage(places.dataDir)
  try {
    await stage.add([{ folder, name, bytes: () => bytes }])
    await context.database.write(async (trx) => {
      // No row can name a file while it is removed.
      await lockMeta(trx)
      await clearUnnamed(trx, places.dataDir, folder)
      await logChange(trx, context, kind, '', `Stored ${name} for ${field.label}`)
      stage.publish()
    })
  } catch (error) {
    throw asRefusal(error)
  } finally {
    stage.discard()
  }
  const size = hasPixels(name, media) ? pictureSize(bytes) : undefined
  return { fileName: name, width: size?.width ?? null, height: size?.height ?? null }
}
