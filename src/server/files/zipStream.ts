import { once } from 'node:events'
import { PassThrough, pipeline, Readable } from 'node:stream'
import ZipStream from 'zip-stream'

/** Adds a file and resolves when it is written; documents and pictures are packed already and stay `asItIs`. */
export type AddToZip = (
  path: string,
  source: Readable | Uint8Array,
  options?: { asItIs?: boolean },
) => Promise<void>

const unread = () => new Error('nobody reads the archive any more')

/**
 * An archive as a stream, which `fill` writes file by file, as fast as it is read. Once nobody reads it any more, adding
 * fails and so `fill` ends.
 */
export const zipOf = (fill: (add: AddToZip) => Promise<void>): Readable => {
  const zip = new ZipStream()
  const closing = new AbortController()
  zip.once('close', () => closing.abort())

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
    if (zip.writableNeedDrain) await once(zip, 'drain', { signal: closing.signal })
  }

  fill(add).then(
    () => zip.finish(),
    (error: Error) => zip.destroy(error),
  )
  return pipeline(zip, new PassThrough(), () => undefined)
}
