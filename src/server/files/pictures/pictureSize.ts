import { imageSize } from 'image-size'
import type { PictureSize } from './pixels'

/** EXIF: the picture lies on its side. */
const ON_ITS_SIDE = 5

/** The size of a picture as it is shown, from its header alone; undefined where that cannot be read. */
export const pictureSize = (bytes: Buffer): PictureSize | undefined => {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    return orientation >= ON_ITS_SIDE ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
