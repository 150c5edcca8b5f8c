import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MEGABYTE } from '@/domain/limits'
import { compressors, etagOf, hashOf, type Compression, type Encoded } from './encoded'

/**
 * Stands for the origin of the site in a text that is kept once for all origins: visitors can invent hosts without end.
 * Nobody can guess it, so that it is in no content.
 */
export const SITE_ORIGIN = `https://${randomUUID()}.invalid`

/** A text whose links to the site begin with SITE_ORIGIN, which may be written as a parameter. */
export type SiteText = { type: string; hash: string; body: Buffer }

export const toSiteText = (text: string, type: string): SiteText => ({
  type,
  // The same in every process, so that several servers agree on the tag.
  hash: hashOf(withOrigin(text, '')),
  body: Buffer.from(text),
})

/** Links that share a page hold its address as a parameter. */
const withOrigin = (text: string, origin: string) =>
  [(address: string) => address, encodeURIComponent].reduce(
    (written, write) => written.replaceAll(write(SITE_ORIGIN), () => write(origin)),
    text,
  )

/** More than a cache entry takes besides its key and its text. */
const ENTRY_BYTES = 1024

/** The most memory that a cache entry takes: the whole block that a buffer lies in, and two bytes a character. */
export const entryBytes = ({ buffer }: Buffer, key: string) =>
  buffer.byteLength + 2 * key.length + ENTRY_BYTES

/** For all compressed texts that are kept. */
const COMPRESSED_BYTES = 12 * MEGABYTE

/** Node compresses on four threads, which also read the files. */
const COMPRESSING_MAX = 3

export type SiteTexts = {
  /** A text as it is sent from an origin. */
  at: (text: SiteText, origin: string) => Encoded
  /** The memory of the compressed texts. */
  bytes: () => number
}

/** Puts origins into texts, and keeps what is compressed often. */
export const createSiteTexts = (): SiteTexts => {
  const kept = new LRUCache<string, Buffer>({ maxSize: COMPRESSED_BYTES, sizeCalculation: entryBytes })
  const compressing = new Map<string, Promise<Buffer>>()

  const compress = (key: string, encoding: Compression, plain: () => Buffer) => {
    const running = compressing.get(key)
    if (running) return running
    if (compressing.size >= COMPRESSING_MAX) return undefined
    const made = compressors[encoding](plain())
      .then((body) => {
        kept.set(key, body)
        return body
      })
      .finally(() => compressing.delete(key))
    compressing.set(key, made)
    return made
  }

  return {
    at: ({ type, hash, body }, origin) => {
      const ownHash = hashOf(hash + origin)
      const plain = () => Buffer.from(withOrigin(body.toString(), origin))
      return {
        type,
        etag: etagOf(ownHash),
        bodyIn: (encoding) => {
          if (encoding === 'identity') return Promise.resolve(plain())
          const key = `${encoding} ${ownHash}`
          const found = kept.get(key)
          return found ? Promise.resolve(found) : compress(key, encoding, plain)
        },
      }
    },
    bytes: () => kept.calculatedSize,
  }
}
