import { createInflateRaw, inflateRawSync } from 'node:zlib'

const LOCAL_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const LOCAL_HEADER_BYTES = 30
const DIRECTORY_ENTRY_BYTES = 46
const END_OF_DIRECTORY_BYTES = 22
const COMMENT_MAX_BYTES = 0xffff
const STORED = 0
const DEFLATED = 8

/** One file of an archive, as the archive's directory describes it. */
export type ZipEntry = {
  name: string
  isEncrypted: boolean
  method: number
  packedBytes: number
  unpackedBytes: number
  /** Where its local header stands. */
  at: number
}

/** The last place where an end of directory may stand: behind it is its comment, and perhaps a few bytes more. */
const findEnd = (bytes: Buffer) => {
  const last = bytes.length - END_OF_DIRECTORY_BYTES
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX_BYTES); at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at
  }
  return undefined
}

const readEntry = (bytes: Buffer, at: number, end: number) => {
  if (at + DIRECTORY_ENTRY_BYTES > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined
  const nameStart = at + DIRECTORY_ENTRY_BYTES
  const nameEnd = nameStart + bytes.readUInt16LE(at + 28)
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  if (next > end) return undefined
  const entry: ZipEntry = {
    // Some programs write the other slash.
    name: bytes.toString('utf8', nameStart, nameEnd).replaceAll('\\', '/'),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    packedBytes: bytes.readUInt32LE(at + 20),
    unpackedBytes: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  }
  return { entry, next }
}

/** Where the bytes of an entry begin, or undefined where its local header is not there. */
const contentStart = (bytes: Buffer, { at }: ZipEntry) => {
  if (at + LOCAL_HEADER_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL_HEADER) return undefined
  return at + LOCAL_HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
}

const isInside = (bytes: Buffer, entry: ZipEntry, directoryStart: number) => {
  const start = contentStart(bytes, entry)
  return start !== undefined && start + entry.packedBytes <= directoryStart
}

/** What the directory of a zip archive lists, or undefined where it does not agree with the archive. */
export const readZipDirectory = (bytes: Buffer): ZipEntry[] | undefined => {
  const end = findEnd(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  const directoryStart = bytes.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  let at = directoryStart
  while (entries.length < count) {
    const read = readEntry(bytes, at, end)
    if (!read || !isInside(bytes, read.entry, directoryStart)) return undefined
    entries.push(read.entry)
    at = read.next
  }
  return entries
}

/** The bytes of one entry, or undefined where they cannot be unpacked or are more than `maxBytes`. */
export const unpackEntry = (bytes: Buffer, entry: ZipEntry, maxBytes: number): Buffer | undefined => {
  const start = contentStart(bytes, entry)
  if (start === undefined) return undefined
  const packed = bytes.subarray(start, start + entry.packedBytes)
  if (entry.method === STORED) return packed.length <= maxBytes ? packed : undefined
  if (entry.method !== DEFLATED) return undefined
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes })
  } catch {
    return undefined
  }
}

const PIECE_BYTES = 256 * 1024

type See = (piece: Buffer) => void

const inflates = async (packed: Buffer, unpackedBytes: number, see: See) => {
  const chunkSize = Math.min(PIECE_BYTES, Math.max(1024, unpackedBytes + 1))
  const pieces = createInflateRaw({ chunkSize })
  pieces.end(packed)
  let size = 0
  for await (const piece of pieces as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > unpackedBytes) return 'to more'
    see(piece)
  }
  return size === unpackedBytes ? 'as said' : 'not'
}

/**
 * Whether an entry unpacks to as many bytes as the directory says. Nothing of it is kept, and no more is unpacked than
 * the directory admits. `see` is shown one piece after the other.
 */
export const unpacksAsSaid = async (
  bytes: Buffer,
  entry: ZipEntry,
  see: See,
): Promise<'as said' | 'to more' | 'not'> => {
  const { method, packedBytes, unpackedBytes } = entry
  const start = contentStart(bytes, entry)
  if (start === undefined) return 'not'
  const packed = bytes.subarray(start, start + packedBytes)
  if (method === STORED) {
    see(packed)
    return packedBytes === unpackedBytes ? 'as said' : 'not'
  }
  if (method !== DEFLATED) return 'not'
  try {
    return await inflates(packed, unpackedBytes, see)
  } catch {
    return 'not'
  }
}
