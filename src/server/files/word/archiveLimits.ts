import { MEGABYTE } from '@/domain/limits'
import type { FileFault } from '../fault'
import type { ZipEntry } from '../zip'

/** Documents with many pictures stay far below. Small files may have any density. */
const UNPACKED_MAX_BYTES = 100 * MEGABYTE
const DENSITY_MAX = 100
const DENSITY_APPLIES_FROM_BYTES = 10 * MEGABYTE
/** Documents have some dozens. */
export const PARTS_MAX = 2000
/** An embedded file is read into memory. */
const EMBEDDED_MAX_BYTES = 50 * MEGABYTE
/** Parsing takes up to 0.2 s for 1 MB. */
const PARSED_MAX_BYTES = 5 * MEGABYTE
/** Parsing a small part takes as long as this many bytes. */
const XML_MIN_BYTES = 8192
/** A document in a document may have a chart with its workbook. */
const DEPTH_MAX = 3

/** What a file and all files within it have taken so far. */
export type Spent = { unpackedBytes: number; parsedBytes: number; parts: number }

export const nothingSpent = (): Spent => ({ unpackedBytes: 0, parsedBytes: 0, parts: 0 })

const sum = (entries: readonly ZipEntry[], key: 'packedBytes' | 'unpackedBytes') =>
  entries.reduce((total, entry) => total + entry[key], 0)

/** Whether an archive, or it together with those around it, is too large when unpacked. */
export const isBomb = (entries: readonly ZipEntry[], fileBytes: number, spent: Spent) => {
  const unpacked = sum(entries, 'unpackedBytes')
  spent.unpackedBytes += unpacked
  spent.parts += entries.length
  if (spent.unpackedBytes > UNPACKED_MAX_BYTES || spent.parts > PARTS_MAX) return true
  // Entries that share their bytes add up to more than the file.
  if (sum(entries, 'packedBytes') > fileBytes) return true
  return unpacked > DENSITY_APPLIES_FROM_BYTES && unpacked > DENSITY_MAX * fileBytes
}

/** Whether parsing these bytes as well would take too long. */
export const isTooMuchToParse = (bytes: number, spent: Spent) => {
  spent.parsedBytes += bytes
  return spent.parsedBytes > PARSED_MAX_BYTES
}

/** The same for a part of XML. */
export const isTooMuchXml = ({ unpackedBytes }: ZipEntry, spent: Spent) =>
  isTooMuchToParse(Math.max(unpackedBytes, XML_MIN_BYTES), spent)

/** Why a file within a document is refused, whatever it holds. */
export const embeddingFault = (bytes: number, depth: number): FileFault | undefined =>
  depth > DEPTH_MAX || bytes > EMBEDDED_MAX_BYTES ? 'bomb' : undefined
