import { msg } from '@lingui/core/macro'
import formbody from '@fastify/formbody'
import multipart, {
  type FastifyMultipartOptions,
  type MultipartFile,
  type MultipartValue,
} from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileKind } from '@/domain/submissions/fileKinds'
import { tidyFileName } from '@/domain/submissions/fileNames'
import { checksumOf } from '../../files/checksum'
import { cutFileName } from '../../files/fileName'
import type { ReceivedFile, ReceivedForm } from '../../submissions/checkForm'
import { INVALID_REQUEST, Refusal, unprocessable } from '../../config/refusal'
import { bodyMaxBytes, bodyTooLarge } from './bodyLimits'

/** All fields of a form, with their names; a JSON or urlencoded body, which has no files, is no larger. */
export const FIELDS_MAX_BYTES = 128 * 1024

/** Far more than a form has; an object of many thousand small fields holds many times its bytes. */
const FIELDS_MAX = 100

const tooManyFields = () => new Refusal(413, msg`The form has too many fields.`)

export const multipartOptions: FastifyMultipartOptions = {
  throwFileSizeLimit: false,
  limits: {
    fieldNameSize: 100,
    fieldSize: 64 * 1024,
    fields: FIELDS_MAX,
    files: 10,
    parts: 110,
    headerPairs: 50,
  },
}

/** Registers the parsers of forms. In urlencoded forms, too, the last of a repeated field counts. */
export const addFormParsers = async (scope: FastifyInstance) => {
  await scope.register(multipart, multipartOptions)
  await scope.register(formbody, { parser: (text) => Object.fromEntries(new URLSearchParams(text)) })
}

const isPlain = (value: unknown) => value === null || ['string', 'number'].includes(typeof value)

/** The fields of a parsed JSON or urlencoded body as texts. Other values are left out: no form has such a field. */
export const readPlainFields = (body: unknown): Map<string, string> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unprocessable(INVALID_REQUEST)
  const entries = Object.entries(body)
  if (entries.length > FIELDS_MAX) throw tooManyFields()
  return new Map(
    entries.filter(([, value]) => isPlain(value)).map(([name, value]) => [name, `${value ?? ''}`]),
  )
}

/** The headers of one part. */
const HEADER_MAX_BYTES = 8 * 1024

/** A file system takes 255 bytes; exports add the field and more. */
const NAME_BYTES_MAX = 150

/** The file name without its path; a long name keeps its extension. */
const safeFileName = (sent = '') => cutFileName(tidyFileName(sent.replace(/^.*[/\\]/s, '')), NAME_BYTES_MAX)

const asRefusal = (error: unknown) => {
  if (error instanceof Refusal) return error
  const isLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  return isLimit ? tooManyFields() : unprocessable(msg`The form could not be read. Please send it again.`)
}

/** Refuses a body without a length once too much of it has come. Returns a function that stops counting. */
const limitBytes = (request: FastifyRequest) => {
  const { raw } = request
  let left = bodyMaxBytes(request)
  const count = ({ length }: Buffer) => {
    left -= length
    // The parser stops at an error of the body. Destroying it would close the connection without an answer.
    if (left < 0 && raw.listenerCount('error') > 0) raw.emit('error', bodyTooLarge(request))
  }
  raw.on('data', count)
  return () => raw.off('data', count)
}

const isJsonList = (text: string) => text.startsWith('[')

/** A list as JSON: boxes of a native form come one by one. */
const withListed = (before: string | undefined, value: string) =>
  isJsonList(value) ? value : JSON.stringify([...(JSON.parse(before ?? '[]') as string[]), value])

/** The multipart forms of requests, as far as they are read. */
const received = new WeakMap<FastifyRequest, ReceivedForm>()

/** The texts that came with a request, whatever the kind of its body; none before it is read. */
export const receivedFields = (request: FastifyRequest): Readonly<Record<string, unknown>> => {
  const form = received.get(request)
  return form ? Object.fromEntries(form.fields) : ((request.body ?? {}) as Readonly<Record<string, unknown>>)
}

/** The names of the files that came with it, by their fields. */
export const receivedFileNames = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries([...(received.get(request)?.files ?? [])].map(([field, { name }]) => [field, name]))

/**
 * Reads the fields and the files of `kinds`; the last of a repeated field counts, but those of `lists` are gathered. Every
 * fault is a Refusal.
 */
export const readMultipart = async (
  request: FastifyRequest,
  kinds: Record<string, FileKind<unknown>>,
  lists: readonly string[] = [],
): Promise<ReceivedForm> => {
  const fields = new Map<string, string>()
  const files = new Map<string, ReceivedFile>()
  received.set(request, { fields, files })
  let fieldBytes = 0
  // One byte over the limit, so that a truncated file is still recognized as too large.
  const fileSize = Math.max(0, ...Object.values(kinds).map(({ maxBytes }) => maxBytes)) + 1

  const readField = ({ fieldname, value: sent, valueTruncated }: MultipartValue) => {
    const value = typeof sent === 'string' ? sent : JSON.stringify(sent ?? '')
    fieldBytes += Buffer.byteLength(fieldname) + Buffer.byteLength(value)
    if (valueTruncated || fieldBytes > FIELDS_MAX_BYTES)
      throw new Refusal(413, msg`A field of the form is too long.`)
    fields.set(fieldname, lists.includes(fieldname) ? withListed(fields.get(fieldname), value) : value)
  }

  const readFile = async (part: MultipartFile) => {
    const { fieldname, filename, file, mimetype: type } = part
    if (!Object.hasOwn(kinds, fieldname)) {
      file.resume()
      return
    }
    const name = safeFileName(filename)
    const bytes = await part.toBuffer()
    // Browsers send an empty part without a name if no file was chosen.
    if (name === '' && bytes.length === 0) files.delete(fieldname)
    else files.set(fieldname, { name, type, size: bytes.length, bytes, checksum: checksumOf(bytes) })
  }

  const stopCounting = limitBytes(request)
  try {
    for await (const part of request.parts({ limits: { fileSize, headerSize: HEADER_MAX_BYTES } })) {
      if (part.type === 'field') readField(part)
      else await readFile(part)
    }
  } catch (error) {
    throw asRefusal(error)
  } finally {
    stopCounting()
  }
  return { fields, files }
}

/** The fields of a form without files, sent as JSON, urlencoded or multipart. */
export const readFormFields = async (request: FastifyRequest): Promise<ReadonlyMap<string, string>> =>
  request.isMultipart() ? (await readMultipart(request, {})).fields : readPlainFields(request.body)
