import type { FastifyMultipartOptions } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tooLargeMessage, type FileKind } from '@/domain/fileKinds'
import { MEGABYTE } from '@/domain/limits'
import { checksumOf } from '../files/checksum'
import { cutFileName } from '../files/fileName'
import type { ReceivedFile, ReceivedForm } from '../submissions/checkForm'
import { Refusal, unprocessable } from '../submissions/refusal'

/** The whole body of a request; far above what the largest valid form needs. */
const REQUEST_MAX_BYTES = 24 * MEGABYTE

export const multipartOptions: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 100, files: 10, parts: 110, headerPairs: 50 },
}

/** A file system takes 255 bytes; exports add the field and more. */
const NAME_BYTES_MAX = 150

/** The last part of a path, without characters that a file name cannot hold; a long name keeps its extension. */
const safeFileName = (sent: string | undefined) =>
  cutFileName(
    (sent ?? '')
      .replace(/^.*[/\\]/s, '')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim(),
    NAME_BYTES_MAX,
  )

const asRefusal = (error: unknown) => {
  if (error instanceof Refusal) return error
  const isLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  return isLimit
    ? new Refusal(413, 'The form has too many fields.')
    : unprocessable('The form could not be read. Please send it again.')
}

/** Bounds the memory of all forms that are being received. */
export const createMultipartReader = (memoryMaxBytes: number) => {
  let heldByAll = 0

  /** Rejects once this request, or all requests together, exceed their limit. Memory counts until the response ends. */
  const limitBytes = (request: FastifyRequest, reply: FastifyReply, tooLarge: () => string) =>
    new Promise<never>((_resolve, reject) => {
      let received = 0
      const count = ({ length }: Buffer) => {
        received += length
        heldByAll += length
        if (received > REQUEST_MAX_BYTES) reject(new Refusal(413, tooLarge()))
        if (heldByAll > memoryMaxBytes) {
          const message = 'Too many forms are being sent. Please try again in a minute.'
          reject(new Refusal(503, message, { 'Retry-After': '60' }))
        }
      }
      request.raw.on('data', count)
      reply.raw.once('close', () => {
        request.raw.off('data', count)
        heldByAll -= received
      })
    })

  /** Reads the fields and the files of `kinds`; the last of a repeated field counts. Every fault is a Refusal. */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    kinds: Record<string, FileKind>,
  ): Promise<ReceivedForm> => {
    const fields = new Map<string, string>()
    const files = new Map<string, ReceivedFile>()
    let tooLarge = 'The request is too large.'
    // One byte more than allowed, so that a file that was cut off is still seen to be too large.
    const fileSize = Math.max(0, ...Object.values(kinds).map(({ maxBytes }) => maxBytes)) + 1

    const readParts = async () => {
      for await (const part of request.parts({ limits: { fileSize } })) {
        const { fieldname } = part
        if (part.type === 'field') {
          if (part.valueTruncated) throw new Refusal(413, 'A field of the form is too long.')
          fields.set(
            fieldname,
            typeof part.value === 'string' ? part.value : JSON.stringify(part.value ?? ''),
          )
          continue
        }
        const kind = Object.hasOwn(kinds, fieldname) ? kinds[fieldname] : undefined
        if (!kind) {
          part.file.resume()
          continue
        }
        const name = safeFileName(part.filename)
        tooLarge = tooLargeMessage(kind, name)
        const bytes = await part.toBuffer()
        // Browsers send an empty part without a name if no file was chosen.
        if (name === '' && bytes.length === 0) files.delete(fieldname)
        else files.set(fieldname, { name, size: bytes.length, bytes, checksum: checksumOf(bytes) })
      }
    }

    try {
      await Promise.race([readParts(), limitBytes(request, reply, () => tooLarge)])
    } catch (error) {
      throw asRefusal(error)
    }
    return { fields, files }
  }
}

export type ReadMultipart = ReturnType<typeof createMultipartReader>
