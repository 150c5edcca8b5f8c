import { readAllocation, chainOf, sectorsIn, type Allocation } from './compoundSectors'

/** A storage is a folder of a compound file, a stream a file in it. */
export type CompoundEntry = {
  index: number
  /** In one case, as Word compares names. */
  name: string
  kind: 'storage' | 'stream'
  /** The index of the storage that holds it; undefined for the root, and for what no storage holds. */
  parent: number | undefined
  classId: string
  start: number
  size: number
}

export type CompoundFile = {
  entries: readonly CompoundEntry[]
  /** Undefined where the file does not hold all of the stream, or shares it with another one. */
  read: (entry: CompoundEntry) => Buffer | undefined
}

export const ENTRY_BYTES = 128
const KINDS: Record<number, CompoundEntry['kind']> = { 1: 'storage', 2: 'stream', 5: 'storage' }
const MINI_SECTOR_BYTES = 64
/** More than a file that is sent has room for; objects within it are packed. */
const ENTRIES_MAX = 50_000
/** Smaller streams share the sectors of the root. */
const MINI_STREAM_BELOW_BYTES = 4096

/** Twice, since some letters have a capital of another letter. */
const inOneCase = (name: string) => name.toUpperCase().toLowerCase()

const entryAt = (directory: Buffer, index: number): CompoundEntry | undefined => {
  const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES)
  const kind = KINDS[entry.readUInt8(66)]
  const nameBytes = entry.readUInt16LE(64)
  if (!kind || nameBytes < 2 || nameBytes > 64) return undefined
  return {
    index,
    name: inOneCase(entry.toString('utf16le', 0, nameBytes - 2)),
    kind,
    parent: undefined,
    classId: entry.toString('hex', 80, 96),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  }
}

/** The storage of each entry. Entries refer to their siblings and to a child; a ring is followed once. */
const parentsIn = (directory: Buffer) => {
  const count = Math.floor(directory.length / ENTRY_BYTES)
  const parents = new Map<number, number>()
  const field = (index: number, at: number) => directory.readUInt32LE(index * ENTRY_BYTES + at)
  const open: [index: number, parent: number][] = count > 0 ? [[field(0, 76), 0]] : []
  for (let next = open.pop(); next; next = open.pop()) {
    const [index, parent] = next
    if (index === 0 || index >= count || parents.has(index)) continue
    parents.set(index, parent)
    open.push([field(index, 68), parent], [field(index, 72), parent], [field(index, 76), index])
  }
  return parents
}

const entriesIn = (directory: Buffer): CompoundEntry[] => {
  const parents = parentsIn(directory)
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) =>
    entryAt(directory, index),
  ).flatMap((entry) => (entry ? [{ ...entry, parent: parents.get(entry.index) }] : []))
}

/** Reads each sector once, so that streams that share their sectors cost no more than the file. */
const onceReader = (
  source: Buffer,
  table: readonly number[] | Uint32Array,
  sectorBytes: number,
  skip: number,
) => {
  const taken = new Set<number>()
  return (start: number, size: number) => {
    const chain = chainOf(table, start, Math.ceil(size / sectorBytes))
    if (!chain || size > source.length) return undefined
    for (const sector of chain) {
      if (taken.has(sector)) return undefined
      taken.add(sector)
    }
    const content = Buffer.concat(sectorsIn(source, chain, sectorBytes, skip)).subarray(0, size)
    // The last sector of a file need not be filled.
    return content.length > size - sectorBytes ? content : undefined
  }
}

const openStreams = (allocation: Allocation, entries: readonly CompoundEntry[]): CompoundFile => {
  const { bytes, table, sectorBytes, miniTable } = allocation
  const readSectors = onceReader(bytes, table, sectorBytes, sectorBytes)
  const root = entries[0]
  const shared = (root && readSectors(root.start, root.size)) ?? Buffer.alloc(0)
  const readMini = onceReader(shared, miniTable, MINI_SECTOR_BYTES, 0)
  const contents = new Map<number, Buffer | undefined>()
  const read = ({ index, start, size }: CompoundEntry) => {
    if (size === 0) return Buffer.alloc(0)
    if (!contents.has(index))
      contents.set(index, (size < MINI_STREAM_BELOW_BYTES ? readMini : readSectors)(start, size))
    return contents.get(index)
  }
  return { entries, read }
}

/**
 * Opens a compound file (OLE2), the container of .doc and of embedded objects. Time and memory are bounded by its size, whatever it
 * says of itself.
 */
export const openCompoundFile = (bytes: Buffer): CompoundFile | 'incomplete' | 'unreadable' => {
  const allocation = readAllocation(bytes)
  if (typeof allocation === 'string') return allocation
  const { directoryStart, table, sectorBytes } = allocation
  const chain = chainOf(table, directoryStart)
  if (!chain || chain.length * sectorBytes > ENTRIES_MAX * ENTRY_BYTES) return 'unreadable'
  const entries = entriesIn(Buffer.concat(sectorsIn(bytes, chain, sectorBytes, sectorBytes)))
  return entries[0]?.index === 0 ? openStreams(allocation, entries) : 'unreadable'
}
