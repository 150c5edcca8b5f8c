import { randomBytes } from 'node:crypto'
import { endingOf } from '@/domain/submissions/fileKinds'
import { contentFiles, type ContentFile } from '@/domain/office/content'
import { fileOf, isServedHere } from '@/domain/content/fields'
import { codeOf } from '../../database/reason'
import { cutFileName } from '../../files/fileName'
import { pictureSize } from '../../files/pictureSize'
import { queryOf } from '../../http/request'
import { createImageStage, fileProblem, hasPixels, type Media } from '../../import/images'
import { invalid, Refusal, unprocessable } from '../../config/refusal'
import type { OfficeContext } from '../officeRoute'
import { fileIn } from '../readRequest'
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

const readFile = async (context: OfficeContext, media: Media) => {
  const file = await fileIn(context, contentFiles[media], contentFiles[media].wrongKind)
  const problem = await fileProblem(file.name, file.size, file.bytes, media)
  if (problem) throw invalid([{ field: '', ...problem }], String)
  return file
}

const NAME_BYTES = 80
const MARK_BYTES = 8

/** The name of the file for an address, with a random mark, so that no two files share a name. */
const newName = (sent: string) => {
  const ending = endingOf(sent)
  const plain = sent
    .slice(0, sent.length - ending.length)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
  return `${cutFileName(plain || 'file', NAME_BYTES)}-${randomBytes(MARK_BYTES).toString('hex')}${ending}`
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

const asRefusal = (error: unknown) =>
  NO_ROOM.has(codeOf(error) ?? '')
    ? new Refusal(507, 'The disk of the server is full. Nothing was stored.')
    : error

/** Stores a picture or a video; the field's value is its name. */
export const addContentFile = async (context: OfficeContext): Promise<ContentFile> => {
  const { config, database } = context
  const { kind, field, folder, media } = fileFieldIn(context)
  if (!isServedHere(config, folder))
    throw new Refusal(
      409,
      'The files of the site are on another server. Enter the web address of the file instead.',
    )
  const { name: sent, bytes } = await readFile(context, media)
  const name = newName(sent)
  const stage = createImageStage(config.dataDir)
  try {
    await stage.add([{ folder, name, bytes: () => bytes }])
    await database.write(async (trx) => {
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
