import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

type Compression = 'br' | 'gzip'

type Encoding = Compression | 'identity'

/** An answer that is compressed once and sent many times. */
export type Encoded = {
  type: string
  /** Weak, since the encodings of one text share it. */
  etag: string
  /** Without compression. */
  bytes: number
  bodyIn: (encoding: Encoding) => Promise<Buffer>
}

/** The highest quality takes forty times as long, for a tenth of the size. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compressors: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI_OPTIONS),
  gzip: promisify(gzip),
}

export const hashOf = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Each encoding is made once, when it is first requested. */
export const encode = (text: string, type: string): Encoded => {
  const body = Buffer.from(text)
  const plain = Promise.resolve(body)
  const compressed = new Map<Compression, Promise<Buffer>>()
  return {
    type,
    etag: `W/"${hashOf(body)}"`,
    bytes: body.length,
    bodyIn: (encoding) => {
      if (encoding === 'identity') return plain
      const made = compressed.get(encoding) ?? compressors[encoding](body)
      compressed.set(encoding, made)
      return made
    },
  }
}

const BY_SIZE: Compression[] = ['br', 'gzip']

/** The smallest encoding that the client accepts. */
const encodingFor = (request: FastifyRequest): Encoding => {
  const accepted = new Negotiator(request).encodings(BY_SIZE)
  return BY_SIZE.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2)) ??
  false

/** Sends an answer in an encoding of the client's choice, or a 304. By default clients revalidate it each time. */
export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodyIn }: Encoded,
  cacheControl = 'no-cache',
) => {
  const vary = ['Accept-Encoding', reply.getHeader('vary')].filter(Boolean).join(', ')
  reply.headers({ 'cache-control': cacheControl, etag, vary })
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  const encoding = encodingFor(request)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(await bodyIn(encoding))
}
