import type { FileFault } from './wordFiles'

const DIRECTORY_ENTRY_BYTES = 128
const NAME_BYTES_AT = 64
const KIND_AT = 66
const STORAGE = 1
const STREAM = 2

/** An entry of a .doc's directory under this name; entries stand at multiples of their size. */
const hasEntry = (bytes: Buffer, name: string, kind: number) => {
  const spelled = Buffer.from(`${name}\0`, 'utf16le')
  for (let at = bytes.indexOf(spelled); at !== -1; at = bytes.indexOf(spelled, at + 1)) {
    const isEntry =
      at % DIRECTORY_ENTRY_BYTES === 0 &&
      at + DIRECTORY_ENTRY_BYTES <= bytes.length &&
      bytes.readUInt16LE(at + NAME_BYTES_AT) === spelled.length &&
      bytes[at + KIND_AT] === kind
    if (isEntry) return true
  }
  return false
}

const SECTOR_BYTES = 512
const BYTE_ORDER_AT = 28
const SECTOR_SHIFT_AT = 30
const TABLES_AT = 44
const TABLE_LIST_AT = 76
const TABLE_LIST_MAX = 109
const LAST_SECTOR = 0xfffffffa
const UNUSED = new Set([0, 0xffffffff])

/** The sectors of the tables that say which sectors are in use; undefined where the header is none of Word's. */
const tableSectors = (bytes: Buffer) => {
  if (bytes.length < SECTOR_BYTES) return undefined
  const isWords = bytes.readUInt16LE(BYTE_ORDER_AT) === 0xfffe && bytes.readUInt16LE(SECTOR_SHIFT_AT) === 9
  const count = bytes.readUInt32LE(TABLES_AT)
  if (!isWords || count < 1 || count > TABLE_LIST_MAX) return undefined
  const sectors = Array.from({ length: count }, (_, index) => bytes.readUInt32LE(TABLE_LIST_AT + 4 * index))
  return sectors.every((sector) => sector <= LAST_SECTOR) ? sectors : undefined
}

const startOf = (sector: number) => (sector + 1) * SECTOR_BYTES

/** The first byte of the last sector that a table says is in use. */
const lastUsed = (bytes: Buffer, table: number, index: number) => {
  const entries = SECTOR_BYTES / 4
  for (let entry = entries - 1; entry >= 0; entry -= 1) {
    if (!UNUSED.has(bytes.readUInt32LE(startOf(table) + 4 * entry))) return startOf(index * entries + entry)
  }
  return 0
}

/** A file that was cut lacks sectors which its tables say are in use. */
const structureFault = (bytes: Buffer, tables: readonly number[]): FileFault | undefined => {
  if (tables.some((table) => startOf(table + 1) > bytes.length)) return 'incomplete'
  if (tables.some((table, index) => lastUsed(bytes, table, index) >= bytes.length)) return 'incomplete'
  return hasEntry(bytes, 'WordDocument', STREAM) ? undefined : 'unreal'
}

/** Of Office and Windows since they write such files, whatever their sectors are; others are left to who opens them. */
const isCompound = (bytes: Buffer) =>
  bytes.length >= SECTOR_BYTES && bytes.readUInt16LE(BYTE_ORDER_AT) === 0xfffe

/** What is wrong with a .doc file beyond its first bytes. */
export const docFault = (bytes: Buffer): FileFault | undefined => {
  if (hasEntry(bytes, 'Macros', STORAGE) || hasEntry(bytes, '_VBA_PROJECT', STREAM)) return 'macros'
  const tables = tableSectors(bytes)
  if (tables) return structureFault(bytes, tables)
  return isCompound(bytes) && !hasEntry(bytes, 'WordDocument', STREAM) ? 'unreal' : undefined
}

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const MACROS = Buffer.from('_VBA_PROJECT\0', 'utf16le')

/** Looks for macros in a part of a document, which comes in pieces and may have any name. */
export const watchForMacros = () => {
  let isFirst = true
  let isWatched = false
  let isFound = false
  let last = Buffer.alloc(0)
  const see = (piece: Buffer) => {
    if (isFirst) isWatched = piece.subarray(0, SIGNATURE.length).equals(SIGNATURE)
    isFirst = false
    if (!isWatched) return
    // The word may stand across two pieces.
    const seam = Buffer.concat([last, piece.subarray(0, MACROS.length)])
    isFound ||= seam.includes(MACROS) || piece.includes(MACROS)
    last = Buffer.from(piece.subarray(-MACROS.length))
  }
  return { see, found: () => isFound }
}
