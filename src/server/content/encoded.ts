import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

type Encoding = 'br' | 'gzip' | 'identity'

/** An answer that is sent often. Each encoding is made once, when it is first requested. */
export type Encoded = {
  type: string
  etag: string
  /** The size without compression. */
  bytes: number
  bodyIn: (encoding: Encoding) => Promise<Buffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The highest quality takes forty times as long, for a tenth of the size. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => compressBrotli(body, BROTLI_OPTIONS),
  gzip: (body) => compressGzip(body),
  identity: (body) => Promise.resolve(body),
}

export const encode = (text: string, type: string): Encoded => {
  const body = Buffer.from(text)
  const encodings = new Map<Encoding, Promise<Buffer>>()
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    type,
    // Weak, since the encodings of one text share it.
    etag: `W/"${hash}"`,
    bytes: body.length,
    bodyIn: (encoding) => {
      const encoded = encodings.get(encoding) ?? encoders[encoding](body)
      encodings.set(encoding, encoded)
      return encoded
    },
  }
}

const BY_SIZE: Encoding[] = ['br', 'gzip']

/** The smallest encoding that the client accepts. */
const encodingFor = (request: FastifyRequest) => {
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
