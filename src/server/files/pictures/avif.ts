import type { PictureSize } from './pixels'

const HEAD_BYTES = 8

/** The box that describes the picture; boxes stand one after the other, each with its length in front. */
const describingBox = (bytes: Buffer) => {
  let at = 0
  while (at + HEAD_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + HEAD_BYTES) === 'meta') return bytes.subarray(at, at + length)
    if (length < HEAD_BYTES) return undefined
    at += length
  }
  return undefined
}

const sizesIn = (box: Buffer) => {
  const sizes: PictureSize[] = []
  for (let at = box.indexOf('ispe'); at !== -1 && at + 16 <= box.length; at = box.indexOf('ispe', at + 4))
    sizes.push({ width: box.readUInt32BE(at + 8), height: box.readUInt32BE(at + 12) })
  return sizes
}

const area = ({ width, height }: PictureSize) => width * height

/** The largest size that an AVIF tells: its tiles and its layer of opacity have sizes, too. */
export const avifSize = (bytes: Buffer): PictureSize | undefined => {
  const box = describingBox(bytes)
  return box && sizesIn(box).toSorted((one, other) => area(other) - area(one))[0]
}
