const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const STORAGE = 1
const STREAM = 2

/** Names of the directory's storages and streams, in lower case. Entries start at multiples of their size. */
const readNames = (bytes: Buffer) => {
  const names: Record<number, Set<string>> = { [STORAGE]: new Set(), [STREAM]: new Set() }
  for (let at = HEADER_BYTES; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const nameBytes = bytes.readUInt16LE(at + 64)
    if (nameBytes < 4 || nameBytes > 64) continue
    names[bytes[at + 66] ?? 0]?.add(bytes.toString('utf16le', at, at + nameBytes - 2).toLowerCase())
  }
  return names
}

const SECTOR_BYTES = 512
const ENTRIES_PER_TABLE = SECTOR_BYTES / 4
const TABLES_MAX = 109
const LAST_SECTOR = 0xfffffffa
const UNUSED = new Set([0, 0xffffffff])

/** The sectors with the allocation tables; none where the header is not one that Word writes. */
const tableSectors = (bytes: Buffer) => {
  const count = bytes.readUInt32LE(44)
  if (bytes.readUInt16LE(30) !== 9 || count < 1 || count > TABLES_MAX) return []
  const sectors = Array.from({ length: count }, (_, index) => bytes.readUInt32LE(76 + 4 * index))
  return sectors.every((sector) => sector <= LAST_SECTOR) ? sectors : []
}

const startOf = (sector: number) => (sector + 1) * SECTOR_BYTES

/** The first byte of the last sector that a table marks as used. */
const lastUsed = (bytes: Buffer, table: number, index: number) => {
  for (let entry = ENTRIES_PER_TABLE - 1; entry >= 0; entry -= 1) {
    if (!UNUSED.has(bytes.readUInt32LE(startOf(table) + 4 * entry)))
      return startOf(index * ENTRIES_PER_TABLE + entry)
  }
  return 0
}

/** A truncated file lacks sectors that its tables mark as used. */
const lacksSectors = (bytes: Buffer) => {
  const tables = tableSectors(bytes)
  return (
    tables.some((table) => startOf(table + 1) > bytes.length) ||
    tables.some((table, index) => lastUsed(bytes, table, index) >= bytes.length)
  )
}

/** The directory of a compound file (OLE2), the container of .doc. Time and memory are bounded by the file's size. */
export const readCompoundFile = (bytes: Buffer) => {
  const names = readNames(bytes)
  // The byte order mark of files that Office and Windows write.
  const isCompound = bytes.length >= HEADER_BYTES && bytes.readUInt16LE(28) === 0xfffe
  return {
    isCompound,
    isTruncated: isCompound && lacksSectors(bytes),
    hasStorage: (name: string) => names[STORAGE]?.has(name.toLowerCase()) === true,
    hasStream: (name: string) => names[STREAM]?.has(name.toLowerCase()) === true,
  }
}
