import { classFault, ENTRIES, type FileFault } from './documentPolicy'

/*
 * A compound file (OLE2) is the container of .doc and of objects within documents. Its table of sectors is not followed:
 * directory entries are found by their shape, wherever they are, so no file can lead the reader in circles.
 */

const SIGNATURE = 'd0cf11e0a1b11ae1'
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const ROOT = 5
/** Storages, streams and the root. */
const KINDS = new Set([1, 2, ROOT])
/** Smaller streams share the stream of the root. */
const SHARED_BELOW_BYTES = 4096
const SHARED_SECTOR_BYTES = 64

type Entry = { name: string; kind: number; classId: string; start: number; size: number }

export const isCompound = (bytes: Buffer) =>
  bytes.length >= HEADER_BYTES && bytes.toString('hex', 0, 8) === SIGNATURE

/** In one case, as Word compares names. Twice, since some letters have a capital of another letter. */
const inOneCase = (name: string) => name.toUpperCase().toLowerCase()

const entriesIn = (bytes: Buffer): Entry[] => {
  const entries: Entry[] = []
  for (let at = HEADER_BYTES; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const nameBytes = bytes.readUInt16LE(at + 64)
    const kind = bytes[at + 66] ?? 0
    // The name ends with a zero of two bytes.
    if (!KINDS.has(kind) || nameBytes < 4 || nameBytes > 64 || bytes.readUInt16LE(at + nameBytes - 2) !== 0)
      continue
    entries.push({
      name: inOneCase(bytes.toString('utf16le', at, at + nameBytes - 2)),
      kind,
      classId: bytes.toString('hex', at + 80, at + 96),
      start: bytes.readUInt32LE(at + 116),
      size: bytes.readUInt32LE(at + 120),
    })
  }
  return entries
}

/** Why a compound file is refused: a .doc, or an object within a document. */
export const compoundFault = (bytes: Buffer): FileFault | undefined => {
  const entries = entriesIn(bytes)
  const sectorBytes = 2 ** bytes.readUInt16LE(30)
  const shared = entries.find(({ kind }) => kind === ROOT)?.start ?? 0
  /** A stream from its beginning on. */
  const streamOf = ({ start, size }: Entry) =>
    size < SHARED_BELOW_BYTES
      ? bytes.subarray((shared + 1) * sectorBytes + start * SHARED_SECTOR_BYTES)
      : bytes.subarray((start + 1) * sectorBytes)
  for (const entry of entries) {
    const rule = Object.hasOwn(ENTRIES, entry.name) ? ENTRIES[entry.name] : undefined
    const fault = classFault(entry.classId) ?? rule?.(streamOf(entry))
    if (fault) return fault
  }
  return undefined
}
