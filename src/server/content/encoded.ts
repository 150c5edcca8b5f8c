import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** One answer that is sent often: made in each encoding that somebody asks for, and smaller where many do. */
export type Encoded = {
  type: string
  etag: string
  /** Of the text as it stands. */
  bytes: number
  bodyIn: (encoding: Encoding) => Promise<Buffer>
  /** Compresses it as thoroughly as for many visitors before any has asked. */
  makeSmaller: () => Promise<void>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** For the first visitor, who waits for it. */
const QUICKLY = 5
/** For those who come after: a tenth smaller, and forty times the work. */
const THOROUGHLY = 11
/** Of a longer text the work would take seconds. */
const THOROUGHLY_MAX_BYTES = 512 * 1024
/** One that is asked for so often is asked for more. */
const ASKED_OFTEN = 3
/** By then who asked has read it: on a small machine the work would take the processor from what they wait for next. */
const AFTER_MS = 5000

const brotli = (identity: Buffer, quality: number) =>
  compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  })

const encoders: Record<Encoding, (identity: Buffer) => Promise<Buffer>> = {
  identity: (identity) => Promise.resolve(identity),
  br: (identity) => brotli(identity, QUICKLY),
  gzip: (identity) => compressGzip(identity),
}

/** One text at a time, so that who waits for a quick answer finds a thread. */
let atWork: Promise<void> | undefined

export const encode = (text: string, type: string): Encoded => {
  const identity = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  let asked = 0
  /** Whether nothing more is done about its size. */
  let isSettled = identity.length > THOROUGHLY_MAX_BYTES
  const compressThoroughly = async () => {
    try {
      made.set('br', Promise.resolve(await brotli(identity, THOROUGHLY)))
    } catch {
      // The larger one is as right.
    } finally {
      atWork = undefined
    }
  }
  const begin = (afterMs: number) => {
    isSettled = true
    atWork = sleep(afterMs, undefined, { ref: false }).then(compressThoroughly)
    return atWork
  }
  const makeSmaller = async () => {
    await atWork
    if (!isSettled) await begin(0)
  }
  const bodyIn = (encoding: Encoding) => {
    const body = made.get(encoding) ?? encoders[encoding](identity)
    made.set(encoding, body)
    if (encoding === 'br') asked += 1
    if (asked >= ASKED_OFTEN && !isSettled && !atWork) void begin(AFTER_MS)
    return body
  }
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  // Weak: the tag speaks of the text, which has several encodings.
  return { type, etag: `W/"${hash}"`, bytes: identity.length, bodyIn, makeSmaller }
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
  const best = order.reduce((one, other) => (quality(other) > quality(one) ? other : one))
  // Who refuses all of them gets the text as it stands.
  return quality(best) > 0 ? best : 'identity'
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2)) ??
  false

/** Always asked for again and seldom sent again, unless `cacheControl` says otherwise. */
export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bodyIn }: Encoded,
  cacheControl = 'no-cache',
) => {
  const vary = ['Accept-Encoding', reply.getHeader('vary')].filter(Boolean).join(', ')
  reply.header('cache-control', cacheControl).header('etag', etag).header('vary', vary)
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(await bodyIn(encoding))
}
