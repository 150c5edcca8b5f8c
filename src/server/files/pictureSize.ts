import { imageSize } from 'image-size'

export type PictureSize = { width: number; height: number }

/** EXIF: the picture lies on its side. */
const ON_ITS_SIDE = 5

const AVIF_HEAD_BYTES = 4096

const area = ({ width, height }: PictureSize) => width * height

/** The largest size in the head of an AVIF: its tiles and its layer of opacity have sizes, too. */
const avifSize = (bytes: Buffer): PictureSize | undefined => {
  const head = bytes.subarray(0, AVIF_HEAD_BYTES)
  const sizes: PictureSize[] = []
  for (let at = head.indexOf('ispe'); at !== -1 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4))
    sizes.push({ width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) })
  return sizes.toSorted((one, other) => area(other) - area(one))[0]
}

/** The size of a picture as it is shown, from its header alone; undefined where that cannot be read. */
export const pictureSize = (bytes: Buffer): PictureSize | undefined => {
  // The library takes the first size of an AVIF, which may be that of a tile.
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return avifSize(bytes)
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    return orientation >= ON_ITS_SIDE ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
