import { buffer } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { LargerThanStated, readZip, type ZipEntry } from '../zip'
import * as policy from './documentPolicy'
import type { FileFault, XmlElement } from './documentPolicy'

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

const isCompound = (bytes: Buffer) =>
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
const compoundFault = (bytes: Buffer): FileFault | undefined => {
  const entries = entriesIn(bytes)
  const sectorBytes = 2 ** bytes.readUInt16LE(30)
  const shared = entries.find(({ kind }) => kind === ROOT)?.start ?? 0
  /** A stream from its beginning on. */
  const streamOf = ({ start, size }: Entry) =>
    size < SHARED_BELOW_BYTES
      ? bytes.subarray((shared + 1) * sectorBytes + start * SHARED_SECTOR_BYTES)
      : bytes.subarray((start + 1) * sectorBytes)
  for (const entry of entries) {
    const rule = Object.hasOwn(policy.ENTRIES, entry.name) ? policy.ENTRIES[entry.name] : undefined
    const fault = policy.classFault(entry.classId) ?? rule?.(streamOf(entry))
    if (fault) return fault
  }
  return undefined
}

/* An archive is the container of .docx. It is unpacked part by part, with what lies within it. */

const CONTENT_TYPES = '[content_types].xml'
const RELATIONSHIPS_PART = /\.rels$/i

/** The resources used so far for a file and all files within it. */
type Spent = { unpackedBytes: number; parsedBytes: number; parts: number }

/** The nesting of a file: 0 for the one that was sent, 1 within that one. */
type Place = { depth: number; spent: Spent }
type Fault = Promise<FileFault | undefined>

const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04'

const sum = (entries: readonly ZipEntry[], key: 'packedBytes' | 'unpackedBytes') =>
  entries.reduce((total, entry) => total + entry[key], 0)

/** Whether an archive, or it together with those around it, is too large when unpacked. */
const isBomb = (entries: readonly ZipEntry[], fileBytes: number, { depth, spent }: Place) => {
  const { LIMITS } = policy
  const unpacked = sum(entries, 'unpackedBytes')
  spent.unpackedBytes += unpacked
  spent.parts += entries.length
  if (depth > LIMITS.depth || spent.unpackedBytes > LIMITS.unpackedBytes || spent.parts > LIMITS.parts)
    return true
  // Entries that share their bytes add up to more than the file.
  if (sum(entries, 'packedBytes') > fileBytes) return true
  return unpacked > LIMITS.densityAppliesFromBytes && unpacked > LIMITS.density * fileBytes
}

/** Unpacks a part chunk by chunk, and keeps it only if it must be inspected. */
const partFault = async (entry: ZipEntry, { depth, spent }: Place): Fault => {
  let kept: Buffer[] | undefined
  let isFirst = true
  for await (const chunk of entry.unpack()) {
    const isDocument = isFirst && (isZip(chunk) || isCompound(chunk))
    if (isFirst && !isDocument && (policy.startsLikeProgram(chunk) || policy.isDocumentPart(entry.name)))
      return 'program'
    if (isDocument) kept = []
    kept?.push(chunk)
    isFirst = false
  }
  return kept && documentFault(Buffer.concat(kept), { depth: depth + 1, spent })
}

const isDirectory = ({ name }: ZipEntry) =>
  name.toLowerCase() === CONTENT_TYPES || RELATIONSHIPS_PART.test(name)

/** XML may be in UTF-16, also without a byte order mark. */
const decode = (xml: Buffer) => {
  const [first, second] = xml
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(xml)
  return new TextDecoder(first === 0xff || second === 0 ? 'utf-16le' : 'utf-8').decode(xml)
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** The elements of a directory with their attributes, as far as the XML can be read. */
const xmlElements = (xml: Buffer): XmlElement[] => {
  const elements: XmlElement[] = []
  const parser = new SaxesParser({ position: false })
  parser.on('opentag', ({ name, attributes }) => {
    const plain = withoutPrefix(name)
    if (policy.DIRECTORY_ELEMENTS.has(plain))
      elements.push({ name: plain, attributes: attributes as Record<string, string> })
  })
  try {
    parser.write(decode(xml)).close()
  } catch {
    // Word does not open a document with such a part.
  }
  return elements
}

/** The list of types and the relationships name the parts that Word opens, and external content. */
const directoryFault = async (entry: ZipEntry, place: Place, objects: Set<string>): Fault => {
  place.spent.parsedBytes += Math.max(entry.unpackedBytes, policy.LIMITS.parsedMinBytes)
  if (place.spent.parsedBytes > policy.LIMITS.parsedBytes) return 'bomb'
  for (const element of xmlElements(await buffer(entry.unpack()))) {
    const fault = policy.contentTypeFault(element) ?? policy.relationshipFault(element)
    if (fault) return fault
    const part = policy.objectPart(element)
    if (part !== undefined) objects.add(part)
  }
  return undefined
}

/** An object that is not a document cannot be inspected, whatever its part is called. */
const objectFault = async (entry: ZipEntry): Fault => {
  for await (const start of entry.unpack()) return isZip(start) || isCompound(start) ? undefined : 'program'
  return undefined
}

/** The first fault of these parts. A damaged part is skipped: Word cannot open it either. */
const firstFault = async (
  entries: readonly ZipEntry[],
  faultOf: (entry: ZipEntry) => Promise<FileFault | undefined>,
): Fault => {
  for (const entry of entries) {
    const fault = await faultOf(entry).catch((error) =>
      error instanceof LargerThanStated ? 'bomb' : undefined,
    )
    if (fault) return fault
  }
  return undefined
}

/** Why an archive is refused: a .docx, or a document, workbook or presentation within it. */
const archiveFault = async (bytes: Buffer, place: Place): Fault => {
  const entries = await readZip(bytes)
  if (isBomb(entries, bytes.length, place)) return 'bomb'
  const objects = new Set<string>()
  return (
    entries.map(({ name }) => policy.partFault(name)).find(Boolean) ??
    // Unpacking proves the stated sizes.
    (await firstFault(entries, (entry) => partFault(entry, place))) ??
    (await firstFault(entries.filter(isDirectory), (entry) => directoryFault(entry, place, objects))) ??
    firstFault(
      entries.filter(({ name }) => objects.has(policy.partNameOf(name))),
      objectFault,
    )
  )
}

/** Some programs send a line break first. */
const withoutBreaks = (bytes: Buffer) => {
  const [breaks = ''] = /^[\r\n]*/.exec(bytes.toString('latin1', 0, 64)) ?? []
  return bytes.subarray(breaks.length)
}

/** Why a document, or a file within one, is refused: by its content, whatever its name says. */
export const documentFault = async (
  sent: Buffer,
  place: Place = { depth: 0, spent: { unpackedBytes: 0, parsedBytes: 0, parts: 0 } },
): Fault => {
  const bytes = withoutBreaks(sent)
  if (isZip(bytes)) return archiveFault(bytes, place)
  return isCompound(bytes) ? compoundFault(bytes) : undefined
}
