import { MEGABYTE } from '@/domain/limits'
import { watchForMacros } from './docFiles'
import { leadsToMacros, namesMacros, readsElsewhere } from './wordParts'
import { readZipDirectory, unpackEntry, unpacksAsSaid, type ZipEntry } from './zipDirectory'

/** What may be wrong with the bytes of a file. */
export type FileFault = 'unreal' | 'incomplete' | 'macros' | 'program' | 'bomb' | 'remote'

/** Far above what documents with many pictures unpack to; small ones may be as dense as they like. */
const UNPACKED_MAX_BYTES = 200 * MEGABYTE
const DENSITY_MAX = 100
const DENSITY_COUNTS_FROM_BYTES = 10 * MEGABYTE
/** Documents have some dozens. */
const PARTS_MAX = 5000

const CONTENT_TYPES = '[content_types].xml'
const LISTS_MAX_BYTES = MEGABYTE
/** Word on the web numbers it. */
const MAIN_PART = /^word\/document\d*\.xml$/i
/** The macros themselves, or another document of Office that has some. */
const MACRO_PART = /(^|\/)vba[^/]*\.bin$|\.(?:do[ct]m|xl[st]m|xlam|xlsb|p[op]tm|pp[as]m)$/i
const PROGRAM_PART = /\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|vb[es]|jse?|ws[fh]|hta|jar|lnk)$/i
const RELATIONS_PART = /\.rels$/i
const XML_PART = /\.(xml|rels)$/i
/** Whoever unpacks it there writes over other files. */
const ELSEWHERE = /(^|\/)\.\.(\/|$)|^[a-z]:|^\/|\0/i

const total = (entries: ZipEntry[], key: 'packedBytes' | 'unpackedBytes') =>
  entries.reduce((sum, entry) => sum + entry[key], 0)

const isBomb = (entries: ZipEntry[], fileBytes: number) => {
  if (entries.length > PARTS_MAX) return true
  const unpacked = total(entries, 'unpackedBytes')
  if (unpacked > UNPACKED_MAX_BYTES) return true
  // Entries that share their bytes are packed to more than the file holds.
  if (total(entries, 'packedBytes') > fileBytes) return true
  return unpacked > DENSITY_COUNTS_FROM_BYTES && unpacked > DENSITY_MAX * fileBytes
}

/** Of two parts of one name a scanner may read the one and Word the other. */
const hasTwins = (entries: ZipEntry[]) => {
  const names = entries.map(({ name }) => name.toLowerCase()).filter((name) => XML_PART.test(name))
  return new Set(names).size < names.length
}

const isDocument = (entries: ZipEntry[]) =>
  entries.some(({ name }) => MAIN_PART.test(name)) &&
  !entries.some(({ name, isEncrypted }) => isEncrypted || ELSEWHERE.test(name)) &&
  !hasTwins(entries)

/** What the lists of types and relations say; all of them together are short. */
const listsFault = (bytes: Buffer, types: ZipEntry, entries: ZipEntry[]): FileFault | undefined => {
  const relations = entries.filter(({ name }) => RELATIONS_PART.test(name))
  if (total([types, ...relations], 'unpackedBytes') > LISTS_MAX_BYTES) return 'unreal'
  const textOf = (entry: ZipEntry) => unpackEntry(bytes, entry, LISTS_MAX_BYTES) ?? Buffer.alloc(0)
  if (namesMacros(textOf(types))) return 'macros'
  const texts = relations.map(textOf)
  if (texts.some(leadsToMacros)) return 'macros'
  return texts.some(readsElsewhere) ? 'remote' : undefined
}

/** Unpacks one part after the other, keeping none. */
const contentFault = async (bytes: Buffer, entries: ZipEntry[]): Promise<FileFault | undefined> => {
  for (const entry of entries) {
    const macros = watchForMacros()
    const outcome = await unpacksAsSaid(bytes, entry, macros.see)
    if (macros.found()) return 'macros'
    if (outcome !== 'as said') return outcome === 'to more' ? 'bomb' : 'incomplete'
  }
  return undefined
}

/** What is wrong with a .docx file. */
export const docxFault = async (bytes: Buffer): Promise<FileFault | undefined> => {
  const entries = readZipDirectory(bytes)
  if (!entries) return 'incomplete'
  const types = entries.find(({ name }) => name.toLowerCase() === CONTENT_TYPES)
  if (!types || !isDocument(entries)) return 'unreal'
  if (isBomb(entries, bytes.length)) return 'bomb'
  if (entries.some(({ name }) => MACRO_PART.test(name))) return 'macros'
  if (entries.some(({ name }) => PROGRAM_PART.test(name))) return 'program'
  // After that the sizes in the directory can be relied on.
  return (await contentFault(bytes, entries)) ?? listsFault(bytes, types, entries)
}
