import type { FileFault } from '../fault'
import { pixelsFault } from './pixels'

const SIGNATURE_BYTES = 8
const HEADER_BYTES = 13

type Chunk = { type: string; data: Buffer }

/** The chunks up to the last one; text may stand behind that. Undefined where one is cut. */
const readChunks = (bytes: Buffer) => {
  const chunks: Chunk[] = []
  let at = SIGNATURE_BYTES
  while (at + 12 <= bytes.length) {
    const start = at + 8
    const end = start + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, start)
    at = end + 4
    if (at > bytes.length) return undefined
    chunks.push({ type, data: bytes.subarray(start, end) })
    if (type === 'IEND') return chunks
  }
  return undefined
}

const sizeAt = (data: Buffer, at: number) => ({
  width: data.readUInt32BE(at),
  height: data.readUInt32BE(at + 4),
})

/** Why a PNG is refused. Its header must come first, and once, so that all programs read the same size. */
export const pngFault = (bytes: Buffer): FileFault | undefined => {
  const chunks = readChunks(bytes)
  if (!chunks) return 'incomplete'
  const [header] = chunks
  const headers = chunks.filter(({ type }) => type === 'IHDR')
  if (headers.length !== 1 || headers[0] !== header || header?.data.length !== HEADER_BYTES)
    return 'wrongType'
  if (!chunks.some(({ type }) => type === 'IDAT')) return 'incomplete'
  // Frames of a moving picture.
  const frames = chunks.filter(({ type, data }) => type === 'fcTL' && data.length >= 12)
  return pixelsFault([sizeAt(header.data, 0), ...frames.map(({ data }) => sizeAt(data, 4))])
}
