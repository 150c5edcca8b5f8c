const startsWith = (bytes: Buffer, ...signature: number[]) =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature))

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_OF_DIRECTORY_BYTES = 22
const DIRECTORY_ENTRY_BYTES = 46
const ZIP_COMMENT_MAX_BYTES = 0xffff

const endOfDirectory = (bytes: Buffer) => {
  const last = bytes.length - END_OF_DIRECTORY_BYTES
  for (let at = last; at >= Math.max(0, last - ZIP_COMMENT_MAX_BYTES); at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at
  }
  return undefined
}

/** A packed file: its size unpacked as the directory says, and where its own header stands. */
export type ZipEntry = { name: string; size: number; packedSize: number; isPacked: boolean; at: number }

/** The directory of a zip archive; undefined where it cannot be read to its end. */
export const zipEntries = (bytes: Buffer) => {
  const end = endOfDirectory(bytes)
  if (end === undefined) return undefined
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  while (at + DIRECTORY_ENTRY_BYTES <= end && bytes.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameStart = at + DIRECTORY_ENTRY_BYTES
    const nameEnd = nameStart + bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', nameStart, nameEnd),
      size: bytes.readUInt32LE(at + 24),
      packedSize: bytes.readUInt32LE(at + 20),
      isPacked: bytes.readUInt16LE(at + 10) !== 0,
      at: bytes.readUInt32LE(at + 42),
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries.length > 0 && entries.length === bytes.readUInt16LE(end + 8) ? entries : undefined
}

/** A zip archive, unless its directory shows that it is another kind of document. */
const isDocx = (bytes: Buffer) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) &&
  (zipEntries(bytes)?.some(({ name }) => name.startsWith('word/')) ?? true)

const isJpeg = (bytes: Buffer) => startsWith(bytes, 0xff, 0xd8, 0xff)

const kinds: Record<string, { mediaType: string; fits: (bytes: Buffer) => boolean }> = {
  '.doc': {
    mediaType: 'application/msword',
    fits: (bytes) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  },
  '.docx': {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: isDocx,
  },
  '.pdf': { mediaType: 'application/pdf', fits: (bytes) => startsWith(bytes, ...Buffer.from('%PDF-')) },
  '.jpg': { mediaType: 'image/jpeg', fits: isJpeg },
  '.jpeg': { mediaType: 'image/jpeg', fits: isJpeg },
  '.png': {
    mediaType: 'image/png',
    fits: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
}

/** The media type of a file whose bytes are what its ending says, or undefined where they are not. */
export const mediaTypeOf = (ending: string, bytes: Buffer) => {
  const kind = kinds[ending]
  return kind?.fits(bytes) ? kind.mediaType : undefined
}
