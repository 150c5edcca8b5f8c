import { MEGABYTE } from '@/domain/limits'
import type { FileFault } from './wordFiles'

/** Above what any phone takes; a few bytes may claim more, and fill the memory of whoever opens them. */
const POINTS_MAX = 250 * MEGABYTE

const sizeFault = (width: number, height: number): FileFault | undefined => {
  if (width === 0 || height === 0) return 'incomplete'
  return width * height > POINTS_MAX ? 'bomb' : undefined
}

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = Buffer.from('ffd9', 'hex')
/** Start of frame, of every kind; three in their midst are something else. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)

/** Where the picture itself begins: what stands before may hold a small picture with an end of its own. */
const readSegments = (bytes: Buffer) => {
  let frame: number | undefined
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === MARKER) {
    const kind = bytes[at + 1] ?? 0
    if (kind === START_OF_SCAN) return { scan: at, frame }
    if (isFrame(kind)) frame = at
    // A marker may be written with more than one first byte.
    at += kind === MARKER ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** Phones put films and more behind the end of a picture. */
export const jpegFault = (bytes: Buffer): FileFault | undefined => {
  const found = readSegments(bytes)
  if (!found || bytes.indexOf(END_OF_IMAGE, found.scan) === -1) return 'incomplete'
  // A height of nothing is allowed: it may come behind the first scan.
  const { frame } = found
  if (frame === undefined || frame + 9 > bytes.length) return undefined
  return sizeFault(bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5) || 1)
}

/** The last chunk of every PNG, with its checksum. */
const PNG_END = Buffer.from('49454e44ae426082', 'hex')
const HEADER = Buffer.from('IHDR')
const HEADER_AT = 12

export const pngFault = (bytes: Buffer): FileFault | undefined => {
  if (!bytes.includes(PNG_END)) return 'incomplete'
  if (bytes.length < HEADER_AT + 12 || !bytes.subarray(HEADER_AT, HEADER_AT + 4).equals(HEADER))
    return undefined
  return sizeFault(bytes.readUInt32BE(HEADER_AT + 4), bytes.readUInt32BE(HEADER_AT + 8))
}
