import { buffer } from 'node:stream/consumers'
import { embeddingFault, isBomb, isTooMuchXml, nothingSpent, PARTS_MAX, type Spent } from './archiveLimits'
import { compoundFault, mainStreamFault } from './compound/compoundFault'
import { openCompoundFile } from './compound/compoundFile'
import * as policy from './documentPolicy'
import type { FileFault } from '../fault'
import { partNameOf } from './linkTarget'
import { xmlElements, type XmlElement } from './xmlElements'
import { fieldFinder, xmlFieldFault } from './xmlFields'
import { LargerThanStated, openZip, type ZipEntry } from '../zip'

const CONTENT_TYPES = '[content_types].xml'
/** Word for the web adds a number. */
const MAIN_PART = /^word\/document\d*\.xml$/i
const RELATIONSHIPS_PART = /\.rels$/i
const XML_PART = /\.(xml|rels)$/i
/** Unpacking such a part would overwrite other files. */
const PATH_OUTSIDE = /(^|\/)\.\.(\/|$)|^[a-z]:|^\/|\0/i

/** Where a file lies: 0 for the one that was sent, 1 within that one. */
type Place = { depth: number; spent: Spent }
type Fault = Promise<FileFault | undefined>

/** If two parts share a name, a scanner may read one and Word the other. */
const hasDuplicates = (entries: readonly ZipEntry[]) => {
  const names = entries.map(({ name }) => name.toLowerCase()).filter((name) => XML_PART.test(name))
  return new Set(names).size < names.length
}

const isSound = (entries: readonly ZipEntry[]) =>
  !hasDuplicates(entries) &&
  !entries.some(
    ({ name, isEncrypted, hasOtherName }) => isEncrypted || hasOtherName || PATH_OUTSIDE.test(name),
  )

const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04'
const isCompound = (bytes: Buffer) => bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1'

/** Why a file within a document is refused. */
const embeddedFault = async (bytes: Buffer, { depth, spent }: Place): Fault => {
  const place = { depth: depth + 1, spent }
  const tooMuch = embeddingFault(bytes.length, place.depth)
  if (tooMuch) return tooMuch
  if (isZip(bytes)) return archiveFault(bytes, place)
  if (!isCompound(bytes)) return 'program'
  const file = openCompoundFile(bytes)
  return typeof file === 'string'
    ? file
    : compoundFault(file, place.spent, (inner) => embeddedFault(inner, place))
}

/** Unpacks a part chunk by chunk, and keeps it only where it has to be looked into. */
const partFault = async (entry: ZipEntry, place: Place): Fault => {
  const hasFieldIn = fieldFinder()
  let kept: Buffer[] | undefined
  let hasFields = false
  let isFirst = true
  for await (const chunk of entry.unpack()) {
    if (isFirst && policy.startsLikeProgram(chunk)) return 'program'
    if (isFirst && (isZip(chunk) || isCompound(chunk) || policy.isDocumentPart(entry.name))) kept = []
    if (kept && embeddingFault(entry.unpackedBytes, place.depth)) return 'bomb'
    kept?.push(chunk)
    hasFields ||= hasFieldIn(chunk)
    isFirst = false
  }
  if (kept) return embeddedFault(Buffer.concat(kept), place)
  if (!hasFields) return undefined
  return isTooMuchXml(entry, place.spent) ? 'bomb' : xmlFieldFault(entry.unpack())
}

const contentFault = async (entries: readonly ZipEntry[], place: Place): Fault => {
  try {
    for (const entry of entries) {
      const fault = await partFault(entry, place)
      if (fault) return fault
    }
    return undefined
  } catch (error) {
    return error instanceof LargerThanStated ? 'bomb' : 'incomplete'
  }
}

const xmlFault = async (part: ZipEntry, faultOf: (element: XmlElement) => FileFault | undefined): Fault => {
  const elements = xmlElements(await buffer(part.unpack()), policy.DIRECTORY_ELEMENTS)
  return elements ? elements.map(faultOf).find(Boolean) : 'wrongType'
}

/** An object that is no document, whatever its part is called, cannot be looked into. */
const objectFault = async (entries: readonly ZipEntry[], objects: ReadonlySet<string>): Fault => {
  for (const entry of entries.filter(({ name }) => objects.has(partNameOf(name))))
    for await (const start of entry.unpack()) {
      if (!isZip(start) && !isCompound(start)) return 'program'
      break
    }
  return undefined
}

/** The list of types and the relationships name every part that Word opens, and what lies outside. */
const directoryFault = async (types: ZipEntry, entries: readonly ZipEntry[], { spent }: Place): Fault => {
  const relationships = entries.filter(({ name }) => RELATIONSHIPS_PART.test(name))
  if ([types, ...relationships].some((part) => isTooMuchXml(part, spent))) return 'bomb'
  const fault = await xmlFault(types, policy.contentTypeFault)
  if (fault) return fault
  const objects = new Set<string>()
  const noteObject = (element: XmlElement) => {
    const part = policy.objectPart(element)
    if (part !== undefined) objects.add(part)
    return policy.relationshipFault(element)
  }
  for (const part of relationships) {
    const found = await xmlFault(part, noteObject)
    if (found) return found
  }
  return objectFault(entries, objects)
}

/** Why an archive is refused: a .docx, or a document, workbook or presentation within it. */
const archiveFault = async (bytes: Buffer, place: Place): Fault => {
  const notThis = place.depth === 0 ? 'wrongType' : 'program'
  const zip = await openZip(bytes)
  if (!zip) return 'incomplete'
  if (zip.entryCount > PARTS_MAX) return 'bomb'
  const entries = await zip.list()
  if (!entries) return 'incomplete'
  const types = entries.find(({ name }) => name.toLowerCase() === CONTENT_TYPES)
  const isRight = place.depth > 0 || entries.some(({ name }) => MAIN_PART.test(name))
  if (!types || !isRight || !isSound(entries)) return notThis
  if (isBomb(entries, bytes.length, place.spent)) return 'bomb'
  const fault = entries.map(({ name }) => policy.partFault(name)).find(Boolean)
  // From the content on the stated sizes are true.
  return fault ?? (await contentFault(entries, place)) ?? directoryFault(types, entries, place)
}

/** Why a .docx is refused. */
export const docxFault = (bytes: Buffer): Fault => archiveFault(bytes, { depth: 0, spent: nothingSpent() })

/** Why a .doc is refused. */
export const docFault = async (bytes: Buffer): Fault => {
  const file = openCompoundFile(bytes)
  if (typeof file === 'string') return file
  const place = { depth: 0, spent: nothingSpent() }
  return mainStreamFault(file) ?? compoundFault(file, place.spent, (inner) => embeddedFault(inner, place))
}
