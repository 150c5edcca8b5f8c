import type { FileFault } from '../fault'
import { pixelsFault, type PictureSize } from './pixels'

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const LINES = 0xdc
/** Start of frame, of any kind; three markers in this range are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length. */
const stands = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** The next marker behind the data of a scan. In the data, 0 follows the first byte of a marker. */
const scanEnd = (bytes: Buffer, from: number) => {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== MARKER && !stands(next)) return at
  }
  return bytes.length
}

/** The sizes of all frames; undefined where the end is missing. A thumbnail, with an end of its own, lies in a segment. */
const readFrames = (bytes: Buffer): PictureSize[] | undefined => {
  const frames: PictureSize[] = []
  let hasScan = false
  let at = 2
  while (at + 2 <= bytes.length && bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END_OF_IMAGE) return hasScan ? frames : undefined
    // Fill bytes may precede a marker.
    if (marker === MARKER || stands(marker)) {
      at += marker === MARKER ? 1 : 2
      continue
    }
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isFrame(marker) && at + 9 <= bytes.length)
      frames.push({ width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) })
    const lines = marker === LINES && at + 6 <= bytes.length ? bytes.readUInt16BE(at + 4) : 0
    const last = frames.at(-1)
    if (last && lines > 0) frames.push({ ...last, height: lines })
    hasScan ||= marker === START_OF_SCAN
    at = marker === START_OF_SCAN || marker === LINES ? scanEnd(bytes, end) : end
  }
  return undefined
}

/** Why a JPEG is refused. Phones append videos and more. */
export const jpegFault = (bytes: Buffer): FileFault | undefined => {
  const frames = readFrames(bytes)
  // A height of 0 is valid: it may follow the first scan.
  return frames
    ? pixelsFault(frames.map(({ width, height }) => ({ width, height: height || 1 })))
    : 'incomplete'
}
