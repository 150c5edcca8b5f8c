import { once } from 'node:events'
import { PassThrough, pipeline, Readable } from 'node:stream'
import ZipStream from 'zip-stream'

/** Adds a file and resolves when it is written; documents and pictures are packed already and stay `asItIs`. */
export type AddToZip = (
  path: string,
  source: Readable | Uint8Array,
  options?: { asItIs?: boolean },
) => Promise<void>

/** An archive as a stream that `fill` writes as fast as it is read. Once it is no longer read, adding fails. */
export const zipOf = (fill: (add: AddToZip) => Promise<void>): Readable => {
  const zip = new ZipStream()
  const out = pipeline(zip, new PassThrough(), () => undefined)
  const closing = new AbortController()
  out.once('close', () => closing.abort(new Error('the archive is no longer read')))
  const { signal } = closing

  const add: AddToZip = async (path, source, { asItIs = false } = {}) => {
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        if (source instanceof Readable) source.destroy()
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', giveUp)
      const content = source instanceof Readable ? source : Buffer.from(source)
      zip.entry(content, { name: path, store: asItIs }, (error) => {
        signal.removeEventListener('abort', giveUp)
        if (error) reject(error)
        else resolve()
      })
    })
    if (zip.writableNeedDrain) await once(zip, 'drain', { signal })
  }

  fill(add).then(
    () => zip.finish(),
    (error: Error) => zip.destroy(error),
  )
  return out
}
