import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { tooLargeMessage, type FileKind } from '@/domain/fileKinds'
import { MEGABYTE } from '@/domain/limits'
import { Refusal, unprocessable } from './reply'
import { holdBytes } from './requestLimits'

/** A file as it arrived. Of one over the limit nothing is kept but its name and that it is too large. */
export type ReceivedFile = { name: string; size: number; bytes: Buffer<ArrayBuffer> }

export type ReceivedForm = { fields: Map<string, string>; files: Map<string, ReceivedFile> }

/** What is read of one request, all told; far above what the largest right form needs. */
const REQUEST_MAX_BYTES = 24 * MEGABYTE

export const multipartLimits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 100,
  files: 10,
  parts: 110,
  headerPairs: 50,
  fileSize: REQUEST_MAX_BYTES,
}

const UNREADABLE = 'The form could not be read. Please send it again.'
const NAME_CHARACTERS_MAX = 150

/** The last part of a path, without what a file name cannot hold; its ending stays when it is cut. */
const plainName = (sent: string | undefined) => {
  const name = (sent ?? '')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
  if (name.length <= NAME_CHARACTERS_MAX) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  const start = name.slice(0, NAME_CHARACTERS_MAX - ending.length)
  return start.replace(/\p{Cs}/gu, '') + ending
}

/** In memory of its own, which can be handed to another thread and freed. */
const joined = (chunks: Buffer[]) => {
  const bytes = Buffer.allocUnsafeSlow(chunks.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const chunk of chunks) end += chunk.copy(bytes, end)
  return bytes
}

const readFile = async (part: MultipartFile, name: string, kind: FileKind): Promise<ReceivedFile> => {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    size += chunk.length
    if (size <= kind.maxBytes) chunks.push(chunk)
    else chunks = []
  }
  return { name, size, bytes: joined(chunks) }
}

const fieldText = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '')

/** Rejects once the whole request is over the limit, naming the file it was reading then, or all requests are. */
const refuseOverlong = (request: FastifyRequest, message: () => string) =>
  new Promise<never>((_resolve, reject) => {
    let received = 0
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > REQUEST_MAX_BYTES) reject(new Refusal(413, message()))
      const full = holdBytes(request.raw, chunk.length)
      if (full) reject(full)
    })
  })

const asRefusal = (error: unknown) => {
  if (error instanceof Refusal) return error
  const isLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  return isLimit ? new Refusal(413, 'The form has too many fields.') : unprocessable(UNREADABLE)
}

/**
 * Reads a multipart body. Only the files of `kinds` are kept, in memory and never beyond their limit;
 * of a repeated field the last counts. Whatever is wrong with the body is a Refusal.
 */
export const readMultipart = async (
  request: FastifyRequest,
  kinds: Record<string, FileKind>,
): Promise<ReceivedForm> => {
  const fields = new Map<string, string>()
  const files = new Map<string, ReceivedFile>()
  let overlongMessage = 'The request is too large.'

  const readPart = async (part: Multipart) => {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Refusal(413, 'A text of the form is too long.')
      fields.set(part.fieldname, fieldText(part))
      return
    }
    const kind = Object.hasOwn(kinds, part.fieldname) ? kinds[part.fieldname] : undefined
    const name = plainName(part.filename)
    if (!kind) {
      part.file.resume()
      return
    }
    overlongMessage = tooLargeMessage(kind, name)
    const file = await readFile(part, name, kind)
    // Browsers send an empty part without a name for a file that was not chosen.
    if (name === '' && file.size === 0) files.delete(part.fieldname)
    else files.set(part.fieldname, file)
  }

  const readParts = async () => {
    for await (const part of request.parts()) await readPart(part)
  }

  try {
    await Promise.race([readParts(), refuseOverlong(request, () => overlongMessage)])
  } catch (error) {
    throw asRefusal(error)
  }
  return { fields, files }
}
