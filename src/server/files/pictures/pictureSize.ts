import { imageSize } from 'image-size'
import { avifSize } from './avif'
import type { PictureSize } from './pixels'

/** EXIF: the picture lies on its side. */
const ON_ITS_SIDE = 5

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
