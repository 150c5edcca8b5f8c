import { fromBufferPromise, type Entry } from 'yauzl'

/** An entry of a zip archive, with the sizes that the archive's directory states. */
export type ZipEntry = {
  name: string
  isEncrypted: boolean
  /** Another name stands before the content, or in an extra field, so that programs differ about it. */
  hasOtherName: boolean
  packedBytes: number
  unpackedBytes: number
  /** Unpacks chunk by chunk. Throws on damage, and as soon as there are more bytes than stated. */
  unpack: () => AsyncIterable<Buffer>
}

/** The content of an entry exceeds its stated size. */
export class LargerThanStated extends Error {}

const END_RECORD = Buffer.from('PK\x05\x06')
const END_RECORD_BYTES = 22

/** Without bytes that other programs appended, which yauzl refuses. */
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

const LOCAL_HEADER_BYTES = 30
const UNICODE_NAME = 0x7075

const hasOtherName = (
  bytes: Buffer,
  { fileNameRaw, relativeOffsetOfLocalHeader: at, extraFields }: Entry,
) => {
  const start = at + LOCAL_HEADER_BYTES
  const localName = bytes.subarray(start, start + (start <= bytes.length ? bytes.readUInt16LE(start - 4) : 0))
  const unicodeName = extraFields.find(({ id }) => id === UNICODE_NAME)?.data.subarray(5) ?? fileNameRaw
  return !localName.equals(fileNameRaw) || !unicodeName.equals(fileNameRaw)
}

/** Opens a zip archive; undefined where it is damaged. `list` reads its directory. */
export const openZip = async (bytes: Buffer) => {
  // Sizes are checked while unpacking, where a bomb can be told from damage.
  const options = { decodeStrings: false, validateEntrySizes: false }
  const zip = await fromBufferPromise(withoutTrailer(bytes), options).catch(() => undefined)
  if (!zip) return undefined
  const toEntry = (entry: Entry): ZipEntry => ({
    // Some programs write backslashes.
    name: entry.fileNameRaw.toString().replaceAll('\\', '/'),
    isEncrypted: entry.isEncrypted(),
    packedBytes: entry.compressedSize,
    unpackedBytes: entry.uncompressedSize,
    hasOtherName: hasOtherName(bytes, entry),
    unpack: () => limited(entry, () => zip.openReadStreamPromise(entry)),
  })
  const list = async () => {
    const entries: ZipEntry[] = []
    try {
      for await (const entry of zip.eachEntry()) entries.push(toEntry(entry))
      return entries
    } catch {
      return undefined
    }
  }
  return { entryCount: zip.entryCount, list }
}
