import { buffer } from 'node:stream/consumers'
import { MEGABYTE } from '@/domain/limits'
import { readCompoundFile } from './compoundFile'
import type { FileFault } from './fault'
import { xmlElements, type XmlElement } from './xmlElements'
import { LargerThanStated, openZip, type ZipEntry } from './zip'

/*
 * The rules for the content of a Word document. The staff open these files, so nothing that runs, loads content from the internet or
 * fills their memory is accepted.
 */

/** Documents with many pictures stay far below. Small files may have any density. */
const UNPACKED_MAX_BYTES = 200 * MEGABYTE
const DENSITY_MAX = 100
const DENSITY_APPLIES_FROM_BYTES = 10 * MEGABYTE
/** Documents have some dozens. */
const PARTS_MAX = 5000

const CONTENT_TYPES = '[content_types].xml'
/** The content types and all relationships together. Parsing them blocks the process, 1 MB for about a second. */
const DIRECTORY_XML_MAX_BYTES = MEGABYTE / 4
/** Word for the web adds a number. */
const MAIN_PART = /^word\/document\d*\.xml$/i
const RELATIONSHIPS_PART = /\.rels$/i
const XML_PART = /\.(xml|rels)$/i

/** Macros, or an embedded Office document with macros. */
const MACRO_PART = /(^|\/)vba[^/]*\.bin$|\.(?:do[ct]m|xl[st]m|xlam|xlsb|p[op]tm|pp[as]m)$/i
const MACRO_CONTENT_TYPE = /macroEnabled|vbaProject/i
const MACRO_RELATIONSHIP = /\/vbaProject/i
/** Windows ignores dots and spaces at the end of a name. */
const PROGRAM_PART =
  /\.(?:exe|dll|com|scr|pif|cpl|xll|msi|bat|cmd|ps1|vb[es]|jse?|ws[fh]|sct|hta|chm|jar|lnk|url|iso|settingcontent-ms)[. ]*$/i
/** Unpacking such a part would overwrite other files. */
const PATH_OUTSIDE = /(^|\/)\.\.(\/|$)|^[a-z]:|^\/|\0/i

/** Word loads these when it opens a document. Hyperlinks and linked pictures are harmless. */
const LOADED_RELATIONSHIP =
  /\/(?:attachedTemplate|oleObject|package|control|subDocument|frame|aFChunk|mailMerge(?:Header)?Source|transform|extensibility)$/i
/** Templates on a local disk or an office share are common. */
const INTERNET_TARGET = /^\s*(?:https?|ftp|mhtml|ms-\w+):/i

const sum = (entries: readonly ZipEntry[], key: 'packedBytes' | 'unpackedBytes') =>
  entries.reduce((total, entry) => total + entry[key], 0)

const isBomb = (entries: readonly ZipEntry[], fileBytes: number) => {
  const unpacked = sum(entries, 'unpackedBytes')
  if (unpacked > UNPACKED_MAX_BYTES) return true
  // Entries that share their bytes add up to more than the file.
  if (sum(entries, 'packedBytes') > fileBytes) return true
  return unpacked > DENSITY_APPLIES_FROM_BYTES && unpacked > DENSITY_MAX * fileBytes
}

/** If two parts share a name, a scanner may read one and Word the other. */
const hasDuplicates = (entries: readonly ZipEntry[]) => {
  const names = entries.map(({ name }) => name.toLowerCase()).filter((name) => XML_PART.test(name))
  return new Set(names).size < names.length
}

const isDocument = (entries: readonly ZipEntry[]) =>
  entries.some(({ name }) => MAIN_PART.test(name)) &&
  !entries.some(({ name, isEncrypted }) => isEncrypted || PATH_OUTSIDE.test(name)) &&
  !hasDuplicates(entries)

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('latin1')
const VBA_PROJECT = Buffer.from('_vba_project\0', 'utf16le').toString('latin1')

/** Looks for macros in an embedded compound file, which may have any name. */
const macroScanner = () => {
  let isCompound: boolean | undefined
  let tail = ''
  return (chunk: Buffer) => {
    isCompound ??= chunk.toString('latin1', 0, COMPOUND_FILE.length) === COMPOUND_FILE
    if (!isCompound) return false
    // The name may span two chunks.
    const text = tail + chunk.toString('latin1').toLowerCase()
    tail = text.slice(-VBA_PROJECT.length)
    return text.includes(VBA_PROJECT)
  }
}

/** Unpacks one part after the other and keeps none. */
const contentFault = async (entries: readonly ZipEntry[]): Promise<FileFault | undefined> => {
  try {
    for (const { unpack } of entries) {
      const hasMacros = macroScanner()
      for await (const chunk of unpack()) if (hasMacros(chunk)) return 'macros'
    }
    return undefined
  } catch (error) {
    return error instanceof LargerThanStated ? 'bomb' : 'incomplete'
  }
}

const elementsOf = async ({ unpack }: ZipEntry) => xmlElements(await buffer(unpack()))

const relationshipFault = ({ name, attributes: { Type = '', Target = '' } }: XmlElement) => {
  if (name !== 'Relationship') return undefined
  if (MACRO_RELATIONSHIP.test(Type)) return 'macros'
  return LOADED_RELATIONSHIP.test(Type) && INTERNET_TARGET.test(Target) ? 'remote' : undefined
}

const directoryFault = async (
  types: ZipEntry,
  entries: readonly ZipEntry[],
): Promise<FileFault | undefined> => {
  const relationships = entries.filter(({ name }) => RELATIONSHIPS_PART.test(name))
  if (sum([types, ...relationships], 'unpackedBytes') > DIRECTORY_XML_MAX_BYTES) return 'wrongType'
  const typeElements = await elementsOf(types)
  if (!typeElements) return 'wrongType'
  if (typeElements.some(({ attributes }) => MACRO_CONTENT_TYPE.test(attributes.ContentType ?? '')))
    return 'macros'
  for (const part of relationships) {
    const elements = await elementsOf(part)
    if (!elements) return 'wrongType'
    const fault = elements.map(relationshipFault).find(Boolean)
    if (fault) return fault
  }
  return undefined
}

/** Why a .docx file is refused. */
export const docxFault = async (bytes: Buffer): Promise<FileFault | undefined> => {
  const zip = await openZip(bytes)
  if (!zip) return 'incomplete'
  if (zip.entryCount > PARTS_MAX) return 'bomb'
  const entries = await zip.list()
  if (!entries) return 'incomplete'
  const types = entries.find(({ name }) => name.toLowerCase() === CONTENT_TYPES)
  if (!types || !isDocument(entries)) return 'wrongType'
  if (isBomb(entries, bytes.length)) return 'bomb'
  if (entries.some(({ name }) => MACRO_PART.test(name))) return 'macros'
  if (entries.some(({ name }) => PROGRAM_PART.test(name))) return 'program'
  // From here on the stated sizes are true.
  return (await contentFault(entries)) ?? directoryFault(types, entries)
}

/** Why a .doc file is refused. */
export const docFault = (bytes: Buffer): FileFault | undefined => {
  const { isTruncated, isCompound, hasStorage, hasStream } = readCompoundFile(bytes)
  if (hasStorage('Macros') || hasStream('_VBA_PROJECT')) return 'macros'
  if (isTruncated) return 'incomplete'
  return isCompound && !hasStream('WordDocument') ? 'wrongType' : undefined
}

/** Scanners and mail programs append to a PDF. */
const PDF_END_WITHIN_BYTES = 8192

/** Why a PDF is refused. */
export const pdfFault = (bytes: Buffer): FileFault | undefined =>
  bytes.subarray(-PDF_END_WITHIN_BYTES).includes('%%EOF') ? undefined : 'incomplete'
