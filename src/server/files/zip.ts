import { fromBufferPromise, type Entry } from 'yauzl'

/** An entry of a zip archive, with the sizes that the archive's directory states. */
export type ZipEntry = {
  name: string
  packedBytes: number
  unpackedBytes: number
  /** Unpacks in chunks, the first long enough to recognise the content. Throws on damage and on more bytes than stated. */
  unpack: () => AsyncIterable<Buffer>
}

/** The content of an entry exceeds its stated size. */
export class LargerThanStated extends Error {}

const END_RECORD = Buffer.from('PK\x05\x06')
const END_RECORD_BYTES = 22

/** Drops bytes that other programs appended: yauzl refuses them. */
const withoutTrailer = (bytes: Buffer) => {
  const end = bytes.lastIndexOf(END_RECORD) + END_RECORD_BYTES
  return end > bytes.length ? bytes : bytes.subarray(0, end + bytes.readUInt16LE(end - 2))
}

/** Some programs mark an empty entry as deflated although there is nothing to inflate. */
const isEmpty = ({ compressedSize, uncompressedSize }: Entry) =>
  compressedSize === 0 && uncompressedSize === 0

async function* limited(entry: Entry, open: () => Promise<AsyncIterable<Buffer>>) {
  if (isEmpty(entry)) return
  let size = 0
  for await (const chunk of await open()) {
    size += chunk.length
    if (size > entry.uncompressedSize) throw new LargerThanStated()
    yield chunk
  }
  if (size < entry.uncompressedSize) throw new Error('The content is shorter than stated.')
}

/** Enough to recognise a file. */
const START_BYTES = 64

/** Joins the first chunks: a packing program may put the first byte into a chunk of its own. */
async function* withWholeStart(chunks: AsyncIterable<Buffer>) {
  let start = Buffer.alloc(0)
  let isStarted = false
  for await (const chunk of chunks) {
    if (isStarted) yield chunk
    else {
      start = Buffer.concat([start, chunk])
      isStarted = start.length >= START_BYTES
      if (isStarted) yield start
    }
  }
  if (!isStarted && start.length > 0) yield start
}

/** The entries of a zip archive; none where it is damaged. */
export const readZip = async (bytes: Buffer): Promise<ZipEntry[]> => {
  const entries: ZipEntry[] = []
  try {
    // Sizes are checked while unpacking, where a bomb differs from damage.
    const options = { decodeStrings: false, validateEntrySizes: false }
    const zip = await fromBufferPromise(withoutTrailer(bytes), options)
    for await (const entry of zip.eachEntry())
      entries.push({
        // Some programs write backslashes.
        name: entry.fileNameRaw.toString().replaceAll('\\', '/'),
        packedBytes: entry.compressedSize,
        unpackedBytes: entry.uncompressedSize,
        unpack: () => withWholeStart(limited(entry, () => zip.openReadStreamPromise(entry))),
      })
    return entries
  } catch {
    return []
  }
}
