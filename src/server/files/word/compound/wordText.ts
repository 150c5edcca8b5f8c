import { MEGABYTE } from '@/domain/limits'

/** The main stream of a .doc begins with this. Word 6 and 95 wrote another one. */
const MAGIC = 0xa5ec
const FLAGS = 0x0a
const ENCRYPTED = 0x0100
const SECOND_TABLE = 0x0200
/** Where in the table stream these lie, and how long they are. */
const NAMES = 0x19a
const PIECES = 0x1a2
const HEAD_BYTES = 0x1aa
/** In the list of names: the template, and what a mail merge reads. */
const LOADED = new Set([1, 8, 9])
/** Pieces may overlap, and then would add up to any length. */
const OVERLAP_MAX = 4
const TEXT_MAX_BYTES = 20 * MEGABYTE

export const isWordStream = (main: Buffer) => main.length >= HEAD_BYTES && main.readUInt16LE(0) === MAGIC

export const isEncrypted = (main: Buffer) => (main.readUInt16LE(FLAGS) & ENCRYPTED) !== 0

/** The stream that describes the text. */
export const tableName = (main: Buffer) => (main.readUInt16LE(FLAGS) & SECOND_TABLE ? '1table' : '0table')

const structure = (main: Buffer, table: Buffer, at: number) => {
  const start = main.readUInt32LE(at)
  return table.subarray(start, start + main.readUInt32LE(at + 4))
}

/** The list of pieces. Formatting may come before it. */
const pieceList = (structures: Buffer) => {
  let at = 0
  while (at + 3 <= structures.length && structures[at] === 1) at += 3 + structures.readUInt16LE(at + 1)
  if (at + 5 > structures.length || structures[at] !== 2) return undefined
  const list = structures.subarray(at + 5, at + 5 + structures.readUInt32LE(at + 1))
  return list.length >= 4 ? list : undefined
}

type Piece = { start: number; end: number; encoding: 'latin1' | 'utf16le' }

const PLACE = 0x3fffffff
const ONE_BYTE = 0x40000000

const piecesIn = (list: Buffer) => {
  const count = Math.floor((list.length - 4) / 12)
  return Array.from({ length: count }, (_, index): Piece => {
    const characters = list.readUInt32LE(4 * (index + 1)) - list.readUInt32LE(4 * index)
    const place = list.readUInt32LE(4 * (count + 1) + 8 * index + 2)
    const start = place & PLACE
    return place & ONE_BYTE
      ? { start: start / 2, end: start / 2 + characters, encoding: 'latin1' }
      : { start, end: start + 2 * characters, encoding: 'utf16le' }
  })
}

/** All text of a .doc, with its headers, notes and fields. Undefined where it is not described. */
export const wordText = (main: Buffer, table: Buffer) => {
  const list = pieceList(structure(main, table, PIECES))
  const pieces = list && piecesIn(list)
  const bytes = pieces?.reduce((sum, { start, end }) => sum + Math.abs(end - start), 0) ?? 0
  if (!pieces || bytes > Math.min(OVERLAP_MAX * main.length, TEXT_MAX_BYTES)) return undefined
  return pieces.map(({ start, end, encoding }) => main.toString(encoding, start, end)).join('')
}

/** The files that Word opens with a .doc. */
export const loadedFiles = (main: Buffer, table: Buffer) => {
  const names = structure(main, table, NAMES)
  if (names.length < 6 || names.readUInt16LE(0) !== 0xffff) return []
  const loaded: string[] = []
  let at = 6
  for (let index = 0; at + 2 <= names.length; index += 1) {
    const end = at + 2 + 2 * names.readUInt16LE(at)
    if (LOADED.has(index)) loaded.push(names.toString('utf16le', at + 2, end))
    at = end
  }
  return loaded
}
