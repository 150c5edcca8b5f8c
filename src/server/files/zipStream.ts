import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'

/** A file of an archive. */
export type ZipFile = { path: string; source: Readable | Uint8Array }

type ZipFiles = Iterable<ZipFile> | AsyncIterable<ZipFile>

async function* inputsOf(files: ZipFiles) {
  for await (const { path: name, source } of files) {
    try {
      yield { name, input: source }
    } finally {
      // Nobody may read the archive any more.
      if (source instanceof Readable) source.destroy()
    }
  }
}

/**
 * An archive of these files as a stream, which asks for them one by one, as fast as it is read, and no more once nobody reads
 * it. Files are stored as they are: documents and pictures are packed already.
 */
export const zipOf = (files: ZipFiles): Readable =>
  Readable.from(makeZip(inputsOf(files)), { objectMode: false })
