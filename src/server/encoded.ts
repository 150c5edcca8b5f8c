import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** One answer in every encoding, made once and sent often. */
export type Encoded = { type: string; etag: string; bodies: Record<Encoding, Buffer> }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** High enough for texts that are kept, low enough for a first visitor who waits. */
const BROTLI_QUALITY = 6

export const encode = async (text: string, type: string): Promise<Encoded> => {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  // Weak: the tag speaks of the text, which has several encodings.
  return { type, etag: `W/"${hash}"`, bodies: { identity, br, gzip: gzipped } }
}

const qualities = (header: string) => {
  const wanted = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    wanted.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  return wanted
}

/** The encoding that the browser likes best; of two it likes the same, the smaller. */
export const chooseEncoding = (header: string | undefined): Encoding => {
  if (!header) return 'identity'
  const wanted = qualities(header)
  const quality = (encoding: Encoding) =>
    wanted.get(encoding) ?? wanted.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const order: Encoding[] = ['br', 'gzip', 'identity']
  return order.reduce((best, encoding) => (quality(encoding) > quality(best) ? encoding : best))
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2)) ??
  false

/** Always asked for again and seldom sent again. */
export const sendEncoded = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodies }: Encoded,
) => {
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'Accept-Encoding')
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(bodies[encoding])
}
