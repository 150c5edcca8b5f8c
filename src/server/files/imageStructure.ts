import { MEGABYTE } from '@/domain/limits'
import type { FileFault } from './fault'

/** More than any phone takes. A few bytes may claim more and fill the memory of whoever opens them. */
const PIXELS_MAX = 250 * MEGABYTE

const sizeFault = (width: number, height: number): FileFault | undefined => {
  if (width === 0 || height === 0) return 'incomplete'
  return width * height > PIXELS_MAX ? 'bomb' : undefined
}

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = Buffer.from('ffd9', 'hex')
/** Start of frame, of any kind; three markers in this range are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Where the image data begin. Segments before it may hold a thumbnail with an end marker of its own. */
const readSegments = (bytes: Buffer) => {
  let frame: number | undefined
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? 0
    if (marker === START_OF_SCAN) return { scan: at, frame }
    if (isFrame(marker)) frame = at
    // Fill bytes may precede a marker.
    at += marker === MARKER ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** Why a JPEG is refused. Phones append videos and more. */
export const jpegFault = (bytes: Buffer): FileFault | undefined => {
  const segments = readSegments(bytes)
  if (!segments || bytes.indexOf(END_OF_IMAGE, segments.scan) === -1) return 'incomplete'
  const { frame } = segments
  if (frame === undefined || frame + 9 > bytes.length) return undefined
  // A height of 0 is valid: it may follow the first scan.
  return sizeFault(bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5) || 1)
}

/** The last chunk of every PNG, with its checksum. */
const PNG_END = Buffer.from('49454e44ae426082', 'hex')

/** Why a PNG is refused. */
export const pngFault = (bytes: Buffer): FileFault | undefined => {
  if (!bytes.includes(PNG_END)) return 'incomplete'
  const header = bytes.indexOf('IHDR') + 4
  return header + 8 > bytes.length
    ? 'incomplete'
    : sizeFault(bytes.readUInt32BE(header), bytes.readUInt32BE(header + 4))
}
