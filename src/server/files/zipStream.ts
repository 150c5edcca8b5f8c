import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import ZipStream from 'zip-stream'

/** Adds a file and resolves when it is written; documents and pictures are packed already and stay `asItIs`. */
export type AddToZip = (
  path: string,
  source: Readable | Uint8Array,
  options?: { asItIs?: boolean },
) => Promise<void>

const unread = () => new Error('the archive is no longer read')

const PIECE_BYTES = 64 * 1024

/**
 * What an archive writes, in larger pieces. Its directory comes at the end, all at once and in pieces of a few bytes: kept
 * as they are, those of 100,000 files would take ten times their size.
 */
const inPieces = (zip: ZipStream) => {
  const out = new PassThrough()
  let pieces: Buffer[] = []
  let bytes = 0
  let isFinishing = false
  const flush = () => {
    if (bytes === 0) return
    const isFull = !out.write(Buffer.concat(pieces))
    pieces = []
    bytes = 0
    if (isFull && !isFinishing) zip.pause()
  }
  out.on('drain', () => zip.resume())
  zip.on('data', (piece: Buffer) => {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= PIECE_BYTES) flush()
  })
  zip.once('end', () => {
    flush()
    out.end()
  })
  zip.once('error', (error) => out.destroy(error))
  out.once('close', () => zip.destroy())
  const finish = () => {
    isFinishing = true
    zip.resume()
    zip.finish()
  }
  return { out, finish }
}

/**
 * An archive as a stream, which `fill` writes file by file, as fast as it is read. Once it is no longer read, adding
 * fails and so `fill` ends.
 */
export const zipOf = (fill: (add: AddToZip) => Promise<void>): Readable => {
  const zip = new ZipStream()
  const { out, finish } = inPieces(zip)
  const closing = new AbortController()
  out.once('close', () => closing.abort())

  const write = (path: string, source: Readable | Uint8Array, asItIs: boolean) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        if (source instanceof Readable) source.destroy()
        reject(unread())
      }
      closing.signal.addEventListener('abort', giveUp)
      zip.entry(
        source instanceof Readable ? source : Buffer.from(source),
        { name: path, store: asItIs },
        (error) => {
          closing.signal.removeEventListener('abort', giveUp)
          if (error) reject(error)
          else resolve()
        },
      )
    })

  const add: AddToZip = async (path, source, { asItIs = false } = {}) => {
    if (closing.signal.aborted) throw unread()
    await write(path, source, asItIs)
    if (out.writableNeedDrain) await once(out, 'drain', { signal: closing.signal })
  }

  fill(add).then(finish, (error: Error) => out.destroy(error))
  return out
}
