import { MEGABYTE } from '@/domain/limits'
import { readZipDirectory, unpackEntry, type ZipEntry } from './zipDirectory'

/** What may be wrong with the bytes of a file. */
export type FileFault = 'unreal' | 'incomplete' | 'macros' | 'bomb'

/** Far above what documents with many pictures unpack to; small ones may be as dense as they like. */
const UNPACKED_MAX_BYTES = 200 * MEGABYTE
const DENSITY_MAX = 100
const DENSITY_COUNTS_FROM_BYTES = 10 * MEGABYTE

const CONTENT_TYPES = '[content_types].xml'
const CONTENT_TYPES_MAX_BYTES = MEGABYTE
/** Word on the web numbers it. */
const MAIN_PART = /^word\/document\d*\.xml$/i
const MACRO_PART = /(^|\/)vba[^/]*\.bin$/i
const MACRO_TYPE = /macroEnabled|vbaProject/i

const total = (entries: ZipEntry[], key: 'packedBytes' | 'unpackedBytes') =>
  entries.reduce((sum, entry) => sum + entry[key], 0)

const isBomb = (entries: ZipEntry[], fileBytes: number) => {
  const unpacked = total(entries, 'unpackedBytes')
  if (unpacked > UNPACKED_MAX_BYTES) return true
  // Entries that share their bytes are packed to more than the file holds.
  if (total(entries, 'packedBytes') > fileBytes) return true
  return unpacked > DENSITY_COUNTS_FROM_BYTES && unpacked > DENSITY_MAX * fileBytes
}

/** The text in any encoding, as far as names of types go. */
const plainLetters = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0', '')

/** What is wrong with a .docx file; of its parts only the small list of their types is unpacked. */
export const docxFault = (bytes: Buffer): FileFault | undefined => {
  const entries = readZipDirectory(bytes)
  if (!entries) return 'incomplete'
  const lists = entries.filter(({ name }) => name.toLowerCase() === CONTENT_TYPES)
  const [types] = lists
  const isWord = entries.some(({ name }) => MAIN_PART.test(name))
  if (!types || lists.length > 1 || !isWord || entries.some(({ isEncrypted }) => isEncrypted)) return 'unreal'
  if (isBomb(entries, bytes.length)) return 'bomb'
  if (entries.some(({ name }) => MACRO_PART.test(name))) return 'macros'
  const text = unpackEntry(bytes, types, CONTENT_TYPES_MAX_BYTES)
  if (!text) return 'unreal'
  return MACRO_TYPE.test(plainLetters(text)) ? 'macros' : undefined
}

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

/** What is wrong with a .doc file beyond its first bytes. */
export const docFault = (bytes: Buffer): FileFault | undefined =>
  hasEntry(bytes, 'Macros', STORAGE) || hasEntry(bytes, '_VBA_PROJECT', STREAM) ? 'macros' : undefined
